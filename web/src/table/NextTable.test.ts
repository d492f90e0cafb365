import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { remember, useKey } from '../lib/memory';
import { follow, game, media, say, speaker } from '../testing';
import NextTable from './NextTable.svelte';

const [ASKED, LATER, QUIET] = ['a-table-that-asks', 'one-that-asks-too', 'a-table-of-others'];
await speaker.learn('table');
let tables: { id: string; asked: boolean }[] = [];

beforeEach(() => {
  media();
  localStorage.clear();
  useKey('a-key-that-only-tests-would-use');
});
afterEach(() => {
  useKey(null);
  document.body.replaceChildren();
});

/** Sit at a table, while others wait for us. */
function sit(found: typeof tables) {
  const { live } = follow({ table: game.told, seats: [] });
  tables = found;
  vi.stubGlobal('fetch', async () => ({ ok: true, json: async () => ({ tables }) }));
  const go = vi.fn();
  render(NextTable, { live, speaker, go });
  return { go, here: live.id };
}

test('a button says how many tables wait for us, and leads to the one that has waited longest', async () => {
  const { go, here } = sit([
    { id: ASKED, asked: true },
    { id: LATER, asked: true },
    { id: QUIET, asked: false },
  ]);
  tables.unshift({ id: here, asked: true });
  const button = await screen.findByRole('button', { name: say('tables-next', { count: 2 }) });
  await fireEvent.click(button);
  await vi.waitFor(() => expect(go.mock.calls).toEqual([[`/table/${ASKED}`]]));
});

test('so does the key N, but not while one writes', async () => {
  const { go } = sit([{ id: ASKED, asked: true }]);
  const field = document.body.appendChild(document.createElement('input'));
  await fireEvent.keyDown(field, { key: 'n' });
  await fireEvent.keyDown(document.body, { key: 'n', ctrlKey: true });
  expect(go).not.toHaveBeenCalled();
  await fireEvent.keyDown(document.body, { key: 'n' });
  await vi.waitFor(() => expect(go.mock.calls).toEqual([[`/table/${ASKED}`]]));
});

test('where no other table waits for us it is said so; hidden ones do not count', async () => {
  remember('hidden-tables', [ASKED]);
  const { go } = sit([{ id: ASKED, asked: true }]);
  await fireEvent.keyDown(document.body, { key: 'n' });
  await screen.findByText(say('tables-no_other'));
  expect(screen.queryByRole('button')).toBeNull();
  expect(go).not.toHaveBeenCalled();
});
