import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { CARLA, follow, game, say, speaker, textOf, type Answers } from '../testing';
import type { Table } from '../lib/types';
import Coach from './Coach.svelte';

const { table } = game.sale;
/** Every test has a table of its own, for the coach does not repeat himself. */
let tables = 0;
beforeEach(() => tables++);

const at = (more: Partial<Table> = {}): Table => ({ ...table, ...more });
const topics = (version = table.version): Answers => ({ topics: { version, topics: [{ code: 'sell', section: '6.4' }] } });

function show(answers: Answers) {
  const following = follow({ table: at(), seats: [CARLA] }, answers);
  Object.assign(following.live, { id: `table-${tables}` });
  const tell = vi.fn();
  render(Coach, { live: following.live, speaker, tell });
  /** The table becomes another one. */
  const become = async (more: Partial<Table>): Promise<void> => {
    following.live.table = at(more);
    await tick();
  };
  return { ...following, tell, become };
}
const said = (): string => textOf(document.querySelector('.coach p'));
const questions = (asked: string[]): number => asked.filter((path) => path === 'topics').length;

test('what a decision is about is asked and told once, whatever else happens at the table', async () => {
  const { live, asked, tell, become } = show(topics());
  await vi.waitFor(() => expect(said()).toContain(say('topic-sell')));
  await become({ version: table.version + 1 });
  expect(said()).toContain(say('topic-sell'));
  // Out of sight for a moment, while something was shown.
  cleanup();
  render(Coach, { live, speaker, tell });
  expect(said()).toContain(say('topic-sell'));
  expect(questions(asked)).toBe(1);
  expect(tell.mock.calls).toEqual([[[say('topic-sell')]]]);
});

test('the next decision is another question', async () => {
  const { asked, become } = show(topics());
  await vi.waitFor(() => expect(said()).not.toBe(''));
  await become({ version: table.version + 1, step: table.step + 1 });
  expect(said()).toBe('');
  expect(questions(asked)).toBe(2);
});

test('an answer that came too late is asked for again', async () => {
  const { asked, tell, become } = show(topics(table.version + 1));
  await vi.waitFor(() => expect(questions(asked)).toBe(1));
  await become({ version: table.version + 1 });
  await vi.waitFor(() => expect(said()).not.toBe(''));
  expect(tell).toHaveBeenCalledOnce();
});

test('who has had enough of it is left alone', async () => {
  const { asked, become } = show(topics());
  await vi.waitFor(() => expect(said()).not.toBe(''));
  await fireEvent.click(screen.getByRole('button', { name: say('coach-silent') }));
  await become({ version: table.version + 1 });
  expect([said(), questions(asked)]).toEqual(['', 1]);
});

test('a coach who gets no answer is silent', async () => {
  const read = vi.spyOn(Response.prototype, 'json');
  const { live, asked, tell } = show({});
  expect(questions(asked)).toBe(1);
  await vi.waitFor(() => expect(read).toHaveResolved());
  read.mockRestore();
  expect([said(), live.problem]).toEqual(['', null]);
  expect(tell).not.toHaveBeenCalled();
});
