import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { marker, triedAt } from '../fixtures/trying';
import { keep } from '../lib/memory';
import type { Node, TriedStep } from '../lib/sandbox.svelte';
import type { GivenAhead } from '../lib/types';
import { ANNA, CARLA, follow, game, say, speaker, textOf } from '../testing';
import Ahead from './Ahead.svelte';
import { AnswersAhead } from './answers.svelte';
import { stepsOf } from './steps';

const { sale } = game;
const { turn } = sale.table.view;
const [first, second] = sale.asked.map(({ action }) => action);

/** A line of steps, each from the same position. */
function lineOf(...steps: TriedStep[]): Node[] {
  const line: Node[] = [{ number: 0, before: null, step: null, tried: triedAt(sale) }];
  for (const step of steps) line.push({ number: line.length, before: line.at(-1)!, step, tried: triedAt(sale) });
  return line;
}

test('of what was tried, one’s own steps are given, who is careful up to what is assumed', () => {
  const line = lineOf(
    { seat: CARLA, action: first! },
    { seat: ANNA, action: second! },
    { reveal: marker, assume: '4' },
    { seat: CARLA, action: second! },
  );
  const given = (action: string) => ({ action, decision: 'sell', turn });
  expect(stepsOf(line, CARLA, true)).toEqual([given(first!)]);
  expect(stepsOf(line, CARLA, false)).toEqual([given(first!), given(second!)]);
  expect(stepsOf(lineOf(...Array.from({ length: 20 }, () => ({ seat: CARLA, action: first! }))), CARLA, true)).toHaveLength(12);
});

const answers: GivenAhead['answers'] = [
  { action: first!, decision: 'sell', turn },
  { action: 'option none', decision: 'option', turn: turn + 1 },
];
const list: GivenAhead = { seat: ANNA, mark: 'first-mark', careful: true, answers, dropped: null };

/** Anna, of whom nothing is asked, and the server that keeps what she gives. */
async function anna(kept: GivenAhead) {
  keep(game.new.id, 'a-key-of-annas-with-letters-enough');
  const { live } = follow({ table: sale.table, asked: null, seats: [ANNA] });
  const asked: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', (path: string, { body }: { body?: string } = {}) => {
    asked.push({ path, body: body ? JSON.parse(body) : null });
    const { answers, careful } = body ? (JSON.parse(body) as GivenAhead) : kept;
    const now = body ? { ...kept, mark: 'next-mark', answers, careful, dropped: null } : kept;
    return Promise.resolve(Response.json(path.endsWith('/seats/0/ahead') ? now : { lists: [now] }));
  });
  const given = new AnswersAhead(live);
  await vi.waitFor(() => expect(given.list).not.toBeNull());
  await speaker.learn('table', 'refusals');
  render(Ahead, { given, live, speaker, ontry: () => {} });
  return { last: (): unknown => asked.filter(({ body }) => body).at(-1)?.body };
}
const button = (name: string) => screen.getByRole('button', { name });

test('what is given is listed, and can be withdrawn one by one or all', async () => {
  const { last } = await anna(list);
  expect(screen.getAllByRole('listitem').map((item) => textOf(item.querySelector('span')))).toEqual([
    speaker.action(first!),
    say('ahead-answer', { turn: turn + 1, action: speaker.action('option none') }),
  ]);
  button(say('ahead-withdraw', { action: speaker.action(first!) })).click();
  await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(last()).toMatchObject({ mark: 'first-mark', careful: true, answers: answers.slice(1) });
  button(say('ahead-withdraw_all')).click();
  await vi.waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  expect(last()).toMatchObject({ mark: 'next-mark', answers: [] });
});

test('what was dropped is told with its reason until it is noted', async () => {
  const reason = { code: 'another_question', section: null, values: {} };
  await anna({ ...list, answers: [], dropped: { at: 0, answers, reason } });
  await vi.waitFor(() => expect(textOf(screen.getByRole('status'))).toContain(say('error-another_question')));
  expect(textOf(screen.getByRole('status'))).toContain(speaker.action(first!));
  button(say('ahead-noted')).click();
  await vi.waitFor(() => expect(textOf(screen.getByRole('status'))).toBe(''));
});
