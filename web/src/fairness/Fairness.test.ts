import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { fairEnd, fairRecord, fairShare, fairTable } from '../fixtures/fair';
import { keepPromise, newShare, promisedAt, shareFor } from '../lib/memory';
import type { Table } from '../lib/types';
import { ANNA, board, follow, game, say, speaker, textOf, type Answers } from '../testing';
import Fingerprint from './Fingerprint.svelte';
import Verdict from './Verdict.svelte';

const { commitment, shares } = fairRecord.fairness;
await speaker.learn('fairness');

async function open(table: Table): Promise<HTMLElement> {
  const { live } = follow({ table, seats: [ANNA] });
  render(Fingerprint, { live, speaker });
  await fireEvent.click(screen.getByRole('button', { name: new RegExp(say('fair-title')) }));
  return screen.findByRole('dialog', { name: say('fair-title') });
}

function judged(answers: Answers, table: Table = fairEnd): void {
  const { live } = follow({ table, seats: [ANNA] }, answers);
  render(Verdict, { live, board, speaker });
}

test('the fingerprint is shown in groups of digits that can be read out', async () => {
  const dialog = await open(fairTable);
  const { fingerprint } = fairTable.fairness!;
  expect(textOf(screen.getAllByRole('button')[0])).toBe(`${say('fair-title')} ${fingerprint.slice(0, 16).match(/.{4}/g)!.join('-')}`);
  expect(textOf(dialog)).toContain(say('fair-added', { names: speaker.listed(['Anna', 'Ben', 'Carla']) }));
  expect(textOf(dialog)).not.toContain(say('fair-changes'));
});

test('as long as seats are free it is said that the fingerprint changes', async () => {
  const fairness = { ...fairTable.fairness!, shares: [fairShare, null, null] };
  const seats = game.new.seats.map((seat, at) => (at ? seat : { ...seat, name: 'Anna' }));
  const dialog = await open({ ...game.new, seats, fairness });
  expect(textOf(dialog)).toContain(say('fair-changes'));
  expect(textOf(dialog)).toContain(say('fair-added', { names: 'Anna' }));
});

test('where nobody has added anything, one has to trust the server, and is told so', async () => {
  const dialog = await open({ ...fairTable, fairness: { ...fairTable.fairness!, shares: [null, null, null] } });
  expect(textOf(dialog)).toContain(say('fair-nobody'));
  expect(textOf(dialog)).not.toContain(say('fair-about'));
});

test('what all who take part in an event have added together is ascribed to no seat', async () => {
  const fairness = { ...fairTable.fairness!, shares: [fairShare, fairShare, fairShare] };
  const dialog = await open({ ...fairTable, cup: 'ruhrpokal', fairness });
  expect(textOf(dialog)).toContain(say('fair-event'));
  expect(textOf(dialog)).not.toContain('Anna');
});

test('a deal that came from elsewhere has no fingerprint, and it is said why', async () => {
  expect(textOf(await open({ ...game.told, fairness: null }))).toContain(say('fair-none'));
});

test('after the game this browser checks the deal and says so', async () => {
  keepPromise(fairEnd.id, commitment, fairShare);
  judged({ record: fairRecord });
  expect(textOf(await screen.findByRole('status'))).toBe(`✓ ${say('fair-checked')}`);
});

test('who comes after the game is told that less can be said', async () => {
  judged({ record: fairRecord });
  expect(textOf(await screen.findByRole('status'))).toBe(`✓ ${say('fair-consistent')}`);
});

test('a server that has not kept its promise is caught', async () => {
  keepPromise(fairEnd.id, 'c'.repeat(64));
  judged({ record: fairRecord });
  const alarm = textOf(await screen.findByRole('alert'));
  expect(alarm).toContain(say('fair-broken'));
  expect(alarm).toContain(say('fair-broken_commitment'));
});

test('a record that cannot be read is asked for again', async () => {
  judged({});
  await screen.findByText(say('fair-failed'));
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string) => (path.endsWith('/record') ? Promise.resolve(Response.json(fairRecord)) : fetch(path)));
  await fireEvent.click(screen.getByRole('button', { name: say('fair-again') }));
  await screen.findByText(new RegExp(say('fair-consistent')));
});

test('what we add is random, and the same however often a server asks', () => {
  const share = shareFor('one', commitment);
  expect(share).toMatch(/^[0-9a-f]{64}$/);
  expect(shareFor('one', commitment)).toBe(share);
  expect(shareFor('one', 'c'.repeat(64))).toBe(share);
  expect(shareFor('other', commitment)).not.toBe(share);
  expect(newShare()).not.toBe(newShare());
});

test('the first commitment that was seen counts, and stays when something is added', () => {
  keepPromise('one', commitment);
  keepPromise('one', 'c'.repeat(64));
  expect(promisedAt('one')).toEqual({ id: 'one', commitment, share: null });
  keepPromise('one', 'c'.repeat(64), shares[0]!);
  expect(promisedAt('one')).toEqual({ id: 'one', commitment, share: shares[0] });
});
