import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { answers, begun, review, whole } from '../fixtures/review';
import { triedAt } from '../fixtures/trying';
import { board, CARLA, game, media, NAMES, say, serve, speaker, textOf, textsOf, type Answers } from '../testing';
import ReviewPage from './ReviewPage.svelte';

const id = game.new.id;
const address = (step: number): string => `/table/${id}/review/${step}`;

async function looking(step: number | null = null, more: Answers = {}) {
  const asked = serve({ ...answers(), ...more });
  const go = vi.fn();
  const props = { id, step, board, speaker, go };
  const page = render(ReviewPage, props);
  await vi.waitFor(() => expect(document.querySelector('.review')).not.toBeNull());
  return { asked, go, to: (step: number) => page.rerender({ ...props, step }) };
}
const part = (key: string): HTMLElement => screen.getByRole('region', { name: say(key) });

beforeEach(() => media());

test('the balance of a result adds up, row by row', async () => {
  await looking();
  await vi.waitFor(() => part('review-account'));
  const rows = [...part('review-account').querySelectorAll('tbody tr')].map((row) => [
    textOf(row.querySelector('th')),
    textOf(row.querySelectorAll('td')[1]).split(' ')[0],
  ]);
  expect(rows).toEqual([
    [say('review-start'), '53.0'],
    [say('review-luck'), '+1.0'],
    [say('review-possible'), '+3.0'],
    [say('review-lost'), '−1.4'],
    [say('review-others'), '−1.6'],
    [say('review-final'), '54.0'],
  ]);
  expect(textOf(part('review-account'))).toContain(say('bot-steuermann'));
});

test('where nobody had anything to decide there is no balance to wait for', async () => {
  const nothing = {
    ...review,
    decisions: [],
    reveals: [],
    turns: [],
    accounts: [],
    curve: review.curve.slice(-1),
    costliest: [[], [], []],
    finest: [[], [], []],
  };
  await looking(null, { review: { ...whole, found: 1, of: 1, review: nothing } });
  await vi.waitFor(() => part('review-costliest'));
  expect(screen.queryByRole('region', { name: say('review-account') })).toBeNull();
});

test('whose turns are told can be chosen; the costliest says what was better', async () => {
  await looking();
  await fireEvent.click(await screen.findByRole('button', { name: 'Carla' }));
  const costliest = part('review-costliest');
  expect(textOf(costliest.querySelector('h3'))).toContain(
    say('review-cost', { own: 'no', name: 'Carla', turn: 1, points: '2.3', share: 5 }),
  );
  expect(textOf(costliest)).toContain(say('review-better', { action: speaker.action('transport saarn') }));
  expect(costliest.querySelector('h3 a')!.getAttribute('href')).toBe(address(1));
});

test('what was played best is told with what the natural choice would have cost', async () => {
  await looking();
  await vi.waitFor(() => part('review-finest'));
  const link = within(part('review-finest')).getByRole('link');
  expect(textOf(link)).toMatch(
    new RegExp(`What comes to mind first \\(${speaker.action('option none')}\\) would have cost 1.2 points and 3 %`),
  );
});

test('the slider of the curve goes to a decision and says everybody’s chances', async () => {
  const { go } = await looking(2);
  const slider = await screen.findByRole('slider');
  const chances = speaker.listed(
    NAMES.map((name, seat) => say('review-chance', { name, share: Math.round(100 * review.curve[2]![seat]!) })),
  );
  expect(slider.getAttribute('aria-valuetext')).toBe(say('review-curve_at', { turn: '1', chances }));
  await fireEvent.input(slider, { target: { value: '5' } });
  expect(go).toHaveBeenCalledExactlyOnceWith(address(5));
});

test('a decision tells what was chosen, what it was worth, and leads to playing on', async () => {
  const { to } = await looking(1);
  const decision = await screen.findByRole('region', { name: say('review-decision', { step: 2, turn: 1 }) });
  expect(textsOf(decision, 'tbody th')).toEqual([
    `${speaker.action('transport saarn')} ${say('review-best')}`,
    `${speaker.action('transport wiesche')} ${say('review-taken')}`,
  ]);
  const on = await within(decision).findByRole('link', { name: say('review-play_on') });
  expect(on.getAttribute('href')).toBe('/position?p=step%201');
  await to(0);
  await vi.waitFor(() => expect(textOf(document.querySelector('.decision'))).toContain(say('review-nothing_better')));
});

test('the better turn is shown step by step on the board, and can be left', async () => {
  const { to, go } = await looking(null, { '/api/try': triedAt(game.sale) });
  await fireEvent.click(await screen.findByRole('button', { name: 'Carla' }));
  await to(1);
  await fireEvent.click(within(part('review-costliest')).getByRole('button', { name: new RegExp(say('review-show')) }));
  expect(go).not.toHaveBeenCalled();
  const what = (action: string) => `Carla: ${speaker.action(action)}`;
  const shown = () => textOf(document.querySelector('.shown'));
  await vi.waitFor(() => expect(shown()).toBe(say('review-plan_step', { step: 1, of: 4, what: what('sell ruhrort') })));
  expect(game.sale.table.decider).toBe(CARLA);
  await fireEvent.click(screen.getByRole('button', { name: new RegExp(say('review-step_back')) }));
  expect(shown()).toBe(say('review-plan_start'));
  await fireEvent.click(screen.getByRole('button', { name: say('review-plan_leave') }));
  expect(document.querySelector('.shown')).toBeNull();
});

test('more thinking is asked for, and told when it has come', async () => {
  const { asked } = await looking(1, {
    review: { ...whole, awaited: [1] },
    [`review?known=${whole.of + 1}`]: { ...whole, deeper: [review.decisions[1]!] },
  });
  await screen.findByText(say('review-thinking'));
  await vi.waitFor(() => expect(screen.queryByText(say('review-thought_more'))).not.toBeNull());
  expect(asked).toContain('review');
});

test('it fills in: progress first, the balance when all is found', async () => {
  await looking(null, { review: begun, 'review?known=6': whole });
  await screen.findByText(say('review-progress', { found: 5, of: 13 }));
  expect(textOf(part('review-account'))).toContain(say('review-account_later'));
  await vi.waitFor(() => expect(screen.queryByText(say('review-account_later'))).toBeNull());
  expect(screen.getByRole('link', { name: say('review-html') }).getAttribute('href')).toContain('review.html?language=en');
});

test('the costliest turns can be played as puzzles once the review is done', async () => {
  await looking(null, { review: begun, 'review?known=6': whole });
  await screen.findByText(say('review-progress', { found: 5, of: 13 }));
  expect(document.querySelector('a.puzzles')).toBeNull();
  await vi.waitFor(() => expect(document.querySelector('a.puzzles')).not.toBeNull());
  expect(document.querySelector('a.puzzles')!.getAttribute('href')).toBe(`/table/${id}/review/puzzles/0`);
});

test('a review that was given up says so, and can be tried again', async () => {
  const { asked } = await looking(null, { review: { ...begun, status: 'failed' } });
  const told = await speaker.problem({ code: 'review_failed', values: {}, section: null });
  await vi.waitFor(() => expect(textOf(screen.getByRole('alert'))).toContain(told));
  expect(asked.filter((path) => path === 'review')).toHaveLength(1);
  await fireEvent.click(screen.getByRole('button', { name: say('review-again') }));
  expect(asked.filter((path) => path === 'review')).toHaveLength(2);
});

test('a game that is not over has no review', async () => {
  await looking(null, { review: 409 });
  expect(textOf(await screen.findByRole('alert'))).toBe(say('error-not_found'));
});
