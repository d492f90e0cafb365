import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { Possibility } from '../lib/types';
import { wishes } from '../lib/wishes.svelte';
import { ANNA, BEN, board, CARLA, event, gains, game, possibility, say, speaker, textOf, textsOf } from '../testing';
import Actions from './Actions.svelte';

const { asked } = game.purchase;

function show(actions: Possibility[], more: { disabled?: boolean; advised?: string; armed?: string; seat?: number } = {}) {
  const [onlook, onchoose] = [vi.fn(), vi.fn()];
  const { advised = null, armed = null, disabled = false, seat = CARLA } = more;
  const { component } = render(Actions, { actions, seat, board, speaker, disabled, advised, armed, onlook, onchoose });
  return { onlook, onchoose, component, buttons: screen.getAllByRole<HTMLButtonElement>('button') };
}

/** The gist of an action as it is read. */
const gist = (button: Element): string => textOf(button.querySelector('.gist'));

test('everything that may be done is a button in words, under the heading of its kind', () => {
  const { buttons } = show(asked);
  expect(buttons).toHaveLength(asked.length);
  const [lock, done] = [asked[0]!, asked.at(-1)!];
  expect(textOf(buttons[0])).toContain(speaker.action(lock.action));
  expect(textOf(buttons.at(-1))).toContain(speaker.action(done.action));
  const headings = screen.getAllByRole('heading').map(textOf);
  expect(headings).toEqual(['player-locks', 'heading-cities', 'heading-depots', 'heading-white', 'heading-other'].map((key) => say(key)));
});

test('a few actions need no headings', () => {
  show(asked.slice(0, 3));
  expect(screen.queryAllByRole('heading')).toEqual([]);
});

test('the first nine have numbers', () => {
  show(asked);
  expect(textsOf(document, 'kbd')).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
});

test('who switched the number keys off sees none', () => {
  wishes.useNumbers(false);
  show(asked);
  expect(textsOf(document, 'kbd')).toEqual([]);
});

test('a number means the action that shows it, also where kinds are mixed', () => {
  const mixed = ['done', 'lock lock_horst', 'city steele', 'lock lock_witten', 'city werden', 'depot essen', 'repay'].map((action) =>
    possibility(action),
  );
  const { component, buttons } = show(mixed);
  for (const [index, button] of buttons.entries()) {
    expect(textOf(button)).toBe(`${index + 1} ${speaker.action(component.nth(index + 1)!.action)}`);
  }
  expect(component.nth(0)).toBeNull();
  expect(component.nth(8)).toBeNull();
});

test('the list is one stop for the tab key, and the arrow keys move in it', async () => {
  const { buttons } = show(asked);
  const stops = (): number[] => buttons.flatMap((button, index) => (button.tabIndex === 0 ? [index] : []));
  expect(stops()).toEqual([0]);
  buttons[0]!.focus();
  const press = async (key: string): Promise<number> => {
    await fireEvent.keyDown(document.activeElement!, { key });
    return buttons.indexOf(document.activeElement as HTMLButtonElement);
  };
  const last = buttons.length - 1;
  expect(await press('ArrowDown')).toBe(1);
  expect(await press('ArrowDown')).toBe(2);
  expect(stops()).toEqual([2]);
  expect(await press('ArrowUp')).toBe(1);
  expect(await press('End')).toBe(last);
  expect(await press('ArrowDown')).toBe(last);
  expect(await press('Home')).toBe(0);
  expect(await press('ArrowUp')).toBe(0);
});

test('the keys that move in the list do nothing else on the page, and other keys are left alone', async () => {
  const { buttons } = show(asked);
  const outside = vi.fn();
  document.addEventListener('keydown', outside);
  buttons[0]!.focus();
  expect(await fireEvent.keyDown(buttons[0]!, { key: 'Home' })).toBe(false);
  expect(outside).not.toHaveBeenCalled();
  expect(await fireEvent.keyDown(buttons[0]!, { key: 'Escape' })).toBe(true);
  expect(outside).toHaveBeenCalledOnce();
  document.removeEventListener('keydown', outside);
});

test('when the list becomes shorter there still is a stop for the tab key', async () => {
  const onlook = vi.fn();
  const props = { actions: asked, seat: CARLA, board, speaker, disabled: false, advised: null, armed: null, onlook, onchoose: vi.fn() };
  const { rerender } = render(Actions, props);
  screen.getAllByRole('button').at(-1)!.focus();
  await rerender({ ...props, actions: asked.slice(0, 2) });
  expect(screen.getAllByRole<HTMLButtonElement>('button').map((button) => button.tabIndex)).toEqual([-1, 0]);
});

test('what an action would cause is told at a glance, for its own player', () => {
  const sold = { space: 'steele', colour: 'black', pips: 3 } as const;
  const { buttons } = show([
    possibility(
      'sell steele',
      event('sold', { ...sold, seat: CARLA, thalers: 3 }, gains(CARLA, 3)),
      event('token_gained', { seat: CARLA, area: 'black_city' }),
      event('sold', { ...sold, seat: ANNA, thalers: 9 }, gains(ANNA, 9)),
    ),
    possibility(
      'city steele',
      event('borrowed', { seat: CARLA, thalers: 3 }, gains(CARLA, 3)),
      event('city_built', { seat: CARLA, city: 'steele', thalers: 4, white: false }, gains(CARLA, -4)),
    ),
    possibility('sell ruhrort', event('quality_lost', { seat: CARLA, pips: 2 }), event('progress_gained', { seat: CARLA, marker: 'inn' })),
    possibility('option none', event('stranded', { seat: CARLA, points: 2 }, gains(CARLA, 0, -2))),
    possibility('done', event('bonus_scored', { seat: CARLA, source: 'mayor', points: 3 }, gains(CARLA, 0, 3))),
  ]);
  expect(buttons.map(gist)).toEqual(['+3 T +◆', `−1 T ${say('player-debts')}`, '+⚑ −1 ⚂', '−2★', '+3★']);
});

test('screen readers hear what an action causes, in full sentences instead of signs', () => {
  const { buttons } = show(asked);
  for (const [index, button] of buttons.entries()) {
    const about = document.getElementById(button.getAttribute('aria-describedby')!);
    expect(textOf(about)).toBe(asked[index]!.causes.map((cause) => speaker.event(cause)).join(' '));
    expect(button.querySelector('.gist')!.getAttribute('aria-hidden')).toBe('true');
  }
});

test('what an action causes for others is only counted for who listens', () => {
  const gift = (seat: number) => event('gift_taken', { seat, currency: 'point' });
  const { buttons } = show([
    possibility('take point', gift(CARLA), event('turn_began', { turn: 7, year: 1784 }), gift(ANNA), gift(BEN)),
    possibility('done', gift(ANNA)),
  ]);
  const about = buttons.map((button) => textOf(document.getElementById(button.getAttribute('aria-describedby')!)));
  expect(about[0]).toBe(
    [speaker.event(gift(CARLA)), speaker.event(event('turn_began', { turn: 7, year: 1784 })), say('ask-others', { count: 2 })].join(' '),
  );
  expect(about[1]).toBe(say('ask-others', { count: 1 }));
});

test('nothing can be chosen while the server has not answered', async () => {
  const { buttons, onchoose } = show(asked, { disabled: true });
  expect(buttons.every((button) => button.disabled)).toBe(true);
  buttons[0]!.click();
  expect(onchoose).not.toHaveBeenCalled();
});

test.each([
  ['mouse', false],
  ['touch', true],
  ['pen', true],
  // A key that clicks has no pointer.
  ['', false],
])('a click with %j is that of a finger: %s', async (pointerType, finger) => {
  const { buttons, onchoose } = show(asked);
  await fireEvent(buttons[1]!, new PointerEvent('click', { bubbles: true, pointerType }));
  expect(onchoose).toHaveBeenCalledExactlyOnceWith(asked[1], finger);
});

test('the mouse and the keyboard look at an action, and away again', async () => {
  const { buttons, onlook } = show(asked);
  await fireEvent.pointerEnter(buttons[1]!);
  expect(onlook).toHaveBeenLastCalledWith(asked[1]);
  await fireEvent.pointerLeave(buttons[1]!);
  expect(onlook).toHaveBeenLastCalledWith(null);
  buttons[2]!.focus();
  expect(onlook).toHaveBeenLastCalledWith(asked[2]);
  buttons[2]!.blur();
  expect(onlook).toHaveBeenLastCalledWith(null);
});

test('what is advised, and what a finger chose first, stands out', () => {
  const { buttons } = show(asked, { advised: asked[3]!.action, armed: asked[4]!.action });
  const outstanding = buttons.flatMap((button, index) => (button.classList.contains('advised') ? [index] : []));
  expect(outstanding).toEqual([3, 4]);
});
