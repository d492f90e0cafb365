import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { Past } from '../lib/past.svelte';
import type { Note, TakenBack } from '../lib/types';
import { ANNA, BEN, follow, game, say, speaker, textOf, textsOf } from '../testing';
import Log from './Log.svelte';

async function show(notes: Note[] = game.notes, takenBack: TakenBack[] = [], reading = speaker) {
  const { live } = follow({ table: game.told });
  const past = new Past(live);
  await live.story.read();
  const look = vi.spyOn(past, 'look');
  render(Log, { past, notes, takenBack, speaker: reading, table: game.told });
  return { past, look, box: screen.getByRole('region', { name: say('log-title') }) };
}

/** Somebody did something besides deciding, after so many decisions. */
const note = (kind: Note['kind'], seat: number, step: number): Note[] => [...game.notes, { version: 99, kind, seat, words: '', step }];

test('the story is told by turn, each decision with what it caused', async () => {
  const { box } = await show();
  const turns = game.steps.flatMap((step) => step.events.filter((event) => event.kind === 'turn_began'));
  expect(within(box).getAllByRole('heading').map(textOf)).toEqual(turns.map((turn) => speaker.event(turn)));
  const told = game.steps.flatMap((step) => step.events.filter((event) => event.kind !== 'turn_began'));
  expect(textsOf(box, 'li')).toEqual(told.map((event) => `${speaker.event(event)} §${event.section}`));
});

test('what has not been shown yet of the last decision is not told yet', async () => {
  const { live } = follow({ table: game.told });
  const past = new Past(live);
  await live.story.read();
  const last = past.steps.findLast(({ events }) => events.length > 1)!;
  live.story.steps = past.steps.filter(({ step }) => step <= last.step);
  const props = { past, notes: [], takenBack: [], speaker, table: game.told };
  const { rerender } = render(Log, { ...props, toCome: last.events.length - 1 });
  const told = (): string[] => textsOf(document, '.log h3, .log li').map((line) => line.replace(/ §\S+$/, ''));
  const before = live.story.steps.flatMap(({ step, events }) => (step === last.step ? [] : events)).length;
  expect(told().slice(before)).toEqual([speaker.event(last.events[0]!)]);
  await rerender({ ...props, toCome: 0 });
  expect(told().slice(before)).toEqual(last.events.map((event) => speaker.event(event)));
});

test('every decision has a link to the board after it', async () => {
  const { box, look } = await show();
  const link = within(box).getByRole('link', { name: say('past-to_step', { step: 5 }) });
  expect(link.getAttribute('href')).toBe(`/table/${game.told.id}/step/5`);
  // The page stays; only the board changes.
  expect(await fireEvent.click(link)).toBe(false);
  expect(look).toHaveBeenCalledExactlyOnceWith(5);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])('with %j the link opens elsewhere as links do', async (keys) => {
  const { box, look } = await show();
  await fireEvent.click(within(box).getByRole('link', { name: say('past-to_step', { step: 5 }) }), keys);
  expect(look).not.toHaveBeenCalled();
});

test('a decision is marked with its player, what a new turn brings with nobody', async () => {
  const { box } = await show();
  const [decided, brought] = [...box.querySelectorAll('[data-step="7"]')];
  expect(decided!.classList).toContain(`seat-${BEN}`);
  expect(textOf(decided)).toContain('Ben');
  expect([...brought!.classList].filter((name) => /^seat-\d/.test(name))).toEqual([]);
});

test('who sat down stands before the beginning', async () => {
  const { box } = await show();
  expect(textsOf(box, 'p')).toEqual(['Anna', 'Ben', 'Carla'].map((name) => say('log-joined', { own: 'no', name })));
  const last = [...box.querySelectorAll('p')].at(-1)!;
  expect(last.compareDocumentPosition(box.querySelector('h3')!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test.each<[Note['kind'], string]>([
  ['left', 'log-left'],
  ['returned', 'log-returned'],
  ['ran_out', 'log-ran_out'],
  ['rematch', 'log-rematch'],
  ['paused', 'log-paused'],
])('%s is noted after the decision it came after', async (kind, words) => {
  const { box } = await show(note(kind, ANNA, 3));
  const found = [...box.querySelectorAll('p')].find((paragraph) => textOf(paragraph) === say(words, { own: 'no', name: 'Anna' }))!;
  expect(found.previousElementSibling?.getAttribute('data-step')).toBe('3');
  expect(found.nextElementSibling?.getAttribute('data-step')).toBe('4');
});

test('who was sent away is named though he sits there no more', async () => {
  const { box } = await show([...game.notes, { version: 99, kind: 'sent_off', seat: ANNA, words: 'Dora', step: null }]);
  expect(textsOf(box, 'p')).toContain(say('log-sent_off', { name: 'Dora' }));
});

test('the step that is looked at stands out', async () => {
  const { box, past } = await show();
  await past.look(4);
  await vi.waitFor(() => expect([...box.querySelectorAll('.there')].map((line) => line.getAttribute('data-step'))).toEqual(['4']));
});

test('the rules are linked from the log', async () => {
  const { box } = await show();
  expect(within(box).getAllByRole('link', { name: '§6.4' })[0]!.getAttribute('href')).toBe('/rules#s6.4');
});

test('what was taken back by who practises can be read where it was', async () => {
  const decisions = [
    { seat: ANNA, action: 'sell ruhrort' },
    { seat: BEN, action: 'option none' },
  ];
  const { box } = await show(game.notes, [{ version: 99, seat: ANNA, step: 5, decisions }]);
  const line = box.querySelector('details')!;
  expect(textOf(line.querySelector('summary'))).toBe(say('log-taken_back', { own: 'no', name: 'Anna', count: 2 }));
  expect(textsOf(line, 'li')).toEqual([`Anna: ${speaker.action('sell ruhrort')}`, `Ben: ${speaker.action('option none')}`]);
  expect(line.previousElementSibling?.getAttribute('data-step')).toBe('5');
});

test('who reads is told of his own doings as his own', async () => {
  const own = speaker.with(['Anna', 'Ben', 'Carla'], ANNA);
  const { box } = await show(game.notes, [{ version: 99, seat: ANNA, step: 5, decisions: [{ seat: ANNA, action: 'sell ruhrort' }] }], own);
  expect(textsOf(box, 'p')).toEqual(['You have sat down', 'Ben has sat down', 'Carla has sat down']);
  expect(textOf(box.querySelector('summary'))).toBe('You have gone back to the start of your turn (one decision taken back)');
});
