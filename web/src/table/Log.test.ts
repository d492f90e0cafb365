import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { Happened } from '../lib/live.svelte';
import { Past } from '../lib/past.svelte';
import { ANNA, BEN, follow, game, say, speaker, textOf, textsOf } from '../testing';
import Log from './Log.svelte';

/** Everything that stands in the log of the game's beginning. */
const story: Happened[] = game.changes
  .filter((change) => change.kind !== 'undone' && change.version !== 7)
  .map(({ version, at, kind, seat, words, events }) => ({ version, at, kind, seat, words, events }));

function show(log: Happened[] = story) {
  const { live } = follow({ table: game.told });
  const past = new Past(live);
  past.steps = game.steps;
  const look = vi.spyOn(past, 'look');
  render(Log, { past, log, speaker, table: game.told });
  return { past, look, box: screen.getByRole('region', { name: say('terminal-pane_log') }) };
}

/** Somebody did something besides deciding, after so many changes. */
const note = (kind: Happened['kind'], seat: number, after: number): Happened[] => {
  const version = story[after]!.version;
  return [...story.slice(0, after + 1), { version: version + 0.5, at: 0, kind, seat, words: '', events: [] }, ...story.slice(after + 1)];
};

test('the story is told by turn, each decision with what it caused', () => {
  const { box } = show();
  const turns = game.steps.flatMap((step) => step.events.filter((event) => event.kind === 'turn_began'));
  expect(within(box).getAllByRole('heading').map(textOf)).toEqual(turns.map((turn) => speaker.event(turn)));
  const told = game.steps.flatMap((step) => step.events.filter((event) => event.kind !== 'turn_began'));
  expect(textsOf(box, 'li')).toEqual(told.map((event) => `${speaker.event(event)} §${event.section}`));
});

test('every decision has a link to the board after it', async () => {
  const { box, look } = show();
  const link = within(box).getByRole('link', { name: say('web-history_to_step', { step: 5 }) });
  expect(link.getAttribute('href')).toBe(`/table/${game.told.id}/step/5`);
  // The page stays; only the board changes.
  expect(await fireEvent.click(link)).toBe(false);
  expect(look).toHaveBeenCalledExactlyOnceWith(5);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])('with %j the link opens elsewhere as links do', async (keys) => {
  const { box, look } = show();
  await fireEvent.click(within(box).getByRole('link', { name: say('web-history_to_step', { step: 5 }) }), keys);
  expect(look).not.toHaveBeenCalled();
});

test('a decision is marked with its player, what a new turn brings with nobody', () => {
  const { box } = show();
  const [decided, brought] = [...box.querySelectorAll('[data-step="7"]')];
  expect(decided!.classList).toContain(`seat-${BEN}`);
  expect(textOf(decided)).toContain('Ben');
  expect([...brought!.classList].filter((name) => /^seat-\d/.test(name))).toEqual([]);
});

test('who sat down stands before the beginning', () => {
  const { box } = show();
  expect(textsOf(box, 'p')).toEqual(['Anna', 'Ben', 'Carla'].map((name) => `${name} ${say('page-did_join')}`));
  const last = [...box.querySelectorAll('p')].at(-1)!;
  expect(last.compareDocumentPosition(box.querySelector('h3')!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test.each<[Happened['kind'], string]>([
  ['left', 'page-did_leave'],
  ['returned', 'page-did_return'],
  ['ran_out', 'page-did_run_out'],
  ['rematch', 'page-did_rematch'],
])('%s is noted after the decision it came after', (kind, words) => {
  // The sixth entry is the third decision.
  const { box } = show(note(kind, ANNA, 5));
  const found = [...box.querySelectorAll('p')].find((paragraph) => textOf(paragraph) === `Anna ${say(words)}`)!;
  expect(found.previousElementSibling?.getAttribute('data-step')).toBe('3');
  expect(found.nextElementSibling?.getAttribute('data-step')).toBe('4');
});

test('notes stand in the right place also in a game that went on from a record', () => {
  // Only the last two decisions were made at this table.
  const later = story.slice(-2);
  const left: Happened = { version: 99, at: 0, kind: 'left', seat: BEN, words: 'kapitaen', events: [] };
  const { box } = show([later[0]!, left, later[1]!]);
  const found = [...box.querySelectorAll('p')].find((paragraph) => textOf(paragraph).startsWith('Ben'))!;
  expect(found.previousElementSibling?.getAttribute('data-step')).toBe('12');
});

test('the step that is looked at stands out', async () => {
  const { box, past } = show();
  await past.look(4);
  await vi.waitFor(() => expect([...box.querySelectorAll('.there')].map((line) => line.getAttribute('data-step'))).toEqual(['4']));
});

test('the rules are linked from the log', () => {
  const { box } = show();
  expect(within(box).getAllByRole('link', { name: '§6.4' })[0]!.getAttribute('href')).toBe('/rules#s6.4');
});
