/** Answers in advance. */
import Ahead from '../ahead/Ahead.svelte';
import { AnswersAhead } from '../ahead/answers.svelte';
import GiveAhead from '../ahead/GiveAhead.svelte';
import { ANNA, CARLA, game, speaker } from '../fixtures/game';
import { come, welcome } from '../fixtures/server';
import { triedAt } from '../fixtures/trying';
import type { Node } from '../lib/sandbox.svelte';
import type { GivenAhead } from '../lib/types';
import { showing } from './entry';

const { sale } = game;
const nothing = (): void => {};
const { turn } = sale.table.view;
const [first, second] = sale.asked;
const answers: GivenAhead['answers'] = [
  { action: first!.action, decision: 'sell', turn },
  { action: 'done', decision: 'purchase', turn },
  { action: 'option none', decision: 'option', turn: turn + 1 },
];
const empty: GivenAhead = { seat: ANNA, mark: 'a-mark-of-it', careful: true, answers: [], dropped: null };
const refusal = { code: 'other_phase', section: '6.0', values: { phase: 6 } };
const reason = { code: 'illegal_action', section: '6.0', values: { action: answers[1]!.action, refusal } };
const waiting = { ...empty, answers };
const dropped = { ...empty, dropped: { at: 0, answers: answers.slice(1), reason } };

/** Anna, who has given this, while others decide. */
function given(list: GivenAhead) {
  const { live, socket } = come();
  welcome(socket, { table: sale.table, asked: null, seats: [ANNA] });
  const made = new AnswersAhead(live);
  made.list = list;
  return { given: made, live, speaker, ontry: nothing };
}
const answered = (list: GivenAhead) =>
  [() => given(list), { answers: { ahead: { lists: [list] } } }] as [() => ReturnType<typeof given>, object];

export const aheads = showing(
  'ahead/Ahead',
  Ahead,
  { room: 'panel' },
  {
    'nothing yet': answered(empty),
    'three answers': answered(waiting),
    'two were dropped': answered(dropped),
  },
);

/** Carla has tried a sale. */
function tried(list: GivenAhead) {
  const before: Node = { number: 0, before: null, step: null, tried: triedAt(sale) };
  const line: Node[] = [before, { number: 1, before, step: { seat: CARLA, action: second!.action }, tried: triedAt(sale) }];
  return { given: given(list).given, line, seat: CARLA, speaker, ongiven: nothing };
}
export const givings = showing(
  'ahead/GiveAhead',
  GiveAhead,
  { room: 'panel' },
  {
    'a step': [() => tried(empty), { answers: { ahead: { lists: [empty] } } }],
    'instead of others': [() => tried(waiting), { answers: { ahead: { lists: [waiting] } } }],
  },
);
