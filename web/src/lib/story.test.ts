import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { ANNA, BEN, follow, game } from '../testing';
import { patched, type PatchStep } from './patch';
import { Story } from './story.svelte';
import type { Change, Story as Told, Table } from './types';

/** The story of a table that answers when the test lets it. */
function reading(): { story: Story; answers: ((told: Told | Error) => Promise<void>)[] } {
  const answers: ((told: Told | Error) => Promise<void>)[] = [];
  const story = new Story(
    () =>
      new Promise((resolve, reject) =>
        answers.push(async (told) => {
          if (told instanceof Error) reject(told);
          else resolve(told);
          await new Promise((done) => setTimeout(done));
        }),
      ),
  );
  return { story, answers };
}

/** The table before each change of the beginning, and at last after all of them. */
const tables = game.changes.reduce<Table[]>(
  (before, change) => [...before, patched(before.at(-1)!, change.patch as PatchStep[])],
  [game.new],
);

function hear(story: Story, from: number, to: number): void {
  for (let at = from; at < to; at++) story.hear(game.changes[at]!, tables[at]!, tables[at + 1]!);
  flushSync();
}

const nothing: Told = { version: 0, steps: [], notes: [], taken_back: [] };
const ALL = game.changes.length;
const told = (): Told => ({ version: ALL, steps: game.steps, notes: game.notes, taken_back: [] });

test('change by change it becomes what the server would tell', async () => {
  const { story, answers } = reading();
  void story.read();
  await answers[0]!(nothing);
  hear(story, 0, ALL);
  expect([story.steps, story.notes]).toEqual([game.steps, game.notes]);
  expect(answers).toHaveLength(1);
});

test('what is heard while it is read is neither lost nor told twice', async () => {
  for (const known of [0, 4, 9, ALL]) {
    const { story, answers } = reading();
    void story.read();
    hear(story, 2, ALL);
    const so_far = reading();
    void so_far.story.read();
    await so_far.answers[0]!(nothing);
    hear(so_far.story, 0, known);
    await answers[0]!({ version: known, steps: so_far.story.steps, notes: so_far.story.notes, taken_back: [] });
    if (known < 2) await answers[1]!(told());
    expect([story.steps, story.notes], String(known)).toEqual([game.steps, game.notes]);
  }
});

test('what is taken back has not happened', async () => {
  const { story, answers } = reading();
  void story.read();
  await answers[0]!(nothing);
  const taken = game.changes.findIndex((change) => change.kind === 'undone');
  hear(story, 0, taken);
  expect(story.steps).toHaveLength(5);
  hear(story, taken, taken + 1);
  expect(story.steps).toEqual(game.steps.slice(0, 4));
});

test('without an answer the next change asks again', async () => {
  const { story, answers } = reading();
  void story.read();
  await answers[0]!(new Error('no network'));
  expect(story.known).toBe(false);
  hear(story, ALL - 1, ALL);
  await answers[1]!(told());
  expect(story.steps).toEqual(game.steps);
});

test('of two answers the one that was asked for last counts', async () => {
  const { story, answers } = reading();
  void story.read();
  void story.read();
  await answers[1]!(told());
  await answers[0]!(nothing);
  expect(story.steps).toEqual(game.steps);
});

test('a note stands after the decision it came after, and not beyond the last that stands', async () => {
  const { story, answers } = reading();
  void story.read();
  await answers[0]!(told());
  const [at, step] = [game.told, game.told.step];
  const change = (version: number, kind: Change['kind'], seat: number): Change =>
    ({ type: 'change', version, at: 0, kind, seat, words: 'kapitaen', request: 'r', events: [], patch: [] }) as Change;
  story.hear(change(ALL + 1, 'left', BEN), at, { ...at, version: ALL + 1 });
  expect(story.notes.at(-1)).toEqual({ version: ALL + 1, kind: 'left', seat: BEN, words: 'kapitaen', step });
  story.hear(change(ALL + 2, 'undone', ANNA), at, { ...at, step: step - 1 });
  expect(story.notes.at(-1)!.step).toBe(step - 1);
  expect(story.notes[0]!.step).toBeNull();
});

test('what is taken back to the start of a turn stays readable, and moves with what is taken back later', async () => {
  const { story, answers } = reading();
  void story.read();
  await answers[0]!(told());
  const at = game.told;
  const back = (version: number, step: number): void =>
    story.hear(
      { type: 'change', version, at: 0, kind: 'undone', seat: ANNA, words: String(step), request: 'r', events: [], patch: [] },
      at,
      { ...at, step },
    );
  back(ALL + 1, 9);
  expect(story.steps).toHaveLength(10);
  const decisions = game.steps.slice(10).map(({ seat, action }) => ({ seat, action }));
  expect(story.takenBack).toEqual([{ version: ALL + 1, seat: ANNA, step: 9, decisions }]);
  back(ALL + 2, 4);
  expect(story.takenBack.map(({ step }) => step)).toEqual([4, 4]);
  expect(story.takenBack[1]!.decisions).toHaveLength(5);
});

test('a game that goes on from a record is read as a whole when it begins', async () => {
  const { story, answers } = reading();
  void story.read();
  await answers[0]!({ version: 2, steps: [], notes: [], taken_back: [] });
  const begun = game.changes[2]!;
  story.hear(begun, tables[2]!, { ...tables[3]!, step: 40 });
  await answers[1]!(told());
  expect(story.steps).toEqual(game.steps);
});

test('a game that goes on from a position opens in the turn and phase of the position', async () => {
  const { story, answers } = reading();
  void story.read();
  await answers[0]!({ version: 2, steps: [], notes: [], taken_back: [] });
  const begun = tables[3]!;
  story.hear(game.changes[2]!, tables[2]!, { ...begun, view: { ...begun.view!, turn: 7, phase: 4 } });
  expect(story.steps).toMatchObject([{ step: 0, seat: null, action: null, turn: 7, phase: 4 }]);
});

test('a table that is followed keeps its story', async () => {
  const { live, socket } = follow({ table: game.new });
  await live.story.read();
  for (const change of game.changes) socket.tell(change);
  expect(live.story.steps).toEqual(game.steps);
});
