import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { triedAt } from '../fixtures/trying';
import { board, game, media, NAMES, say, serve, speaker, textOf } from '../testing';
import TryIt from './TryIt.svelte';

const { sale } = game;

test('a sandbox that cannot be loaded is told, and may be opened again', async () => {
  media();
  serve({ '/api/try': triedAt(sale) });
  const read = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  read.mockResolvedValue({ position: 'here', view: sale.table.view });
  const { component } = render(TryIt, { board, speaker, names: NAMES, read });
  await component.open();
  expect(textOf(await screen.findByRole('alert'))).toContain(say('problem-network'));
  await component.open();
  await waitFor(() => expect(document.querySelector('[data-trying]')).not.toBeNull());
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull();
});

test('what could not be loaded is told until it is read', async () => {
  const { component } = render(TryIt, { board, speaker, names: NAMES, read: () => Promise.reject(new TypeError('Failed to fetch')) });
  await component.open();
  await fireEvent.click(await screen.findByRole('button', { name: say('table-close') }));
  expect(screen.queryByRole('alert')).toBeNull();
});
