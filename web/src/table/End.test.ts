import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { Table } from '../lib/types';
import { ANNA, BEN, board, follow, game, say, speaker, textOf } from '../testing';
import End from './End.svelte';

function show(table: Table = game.end, seats: number[] = [ANNA], reading = speaker) {
  const { live, socket } = follow({ table, seats });
  const [onrematch, onfollow] = [vi.fn(), vi.fn()];
  const { component } = render(End, { live, board, speaker: reading, onrematch, onfollow });
  return { live, socket, onrematch, onfollow, component, places: screen.getAllByRole('listitem') };
}

/** The table with other points, winners and places. */
function scored(points: number[], winners: number[], places: number[]): Table {
  const players = game.end.view.players.map((player) => ({ ...player, points: points[player.seat]! }));
  return { ...game.end, result: { points, winners, places }, view: { ...game.end.view, players } };
}

test('it is said who has won, and with how many points', () => {
  show();
  expect(textOf(screen.getByRole('heading'))).toBe(say('end-result', { count: 1, winners: 'Ben', points: 19 }));
});

test('who reads is told of his own win as his own', () => {
  show(game.end, [BEN], speaker.with(['Anna', 'Ben', 'Carla'], BEN));
  expect(textOf(screen.getByRole('heading'))).toBe('The game is over: you win with 19 points.');
});

test('who has won with others is told with whom', () => {
  show(scored([20, 12, 20], [0, 2], [1, 3, 1]), [ANNA], speaker.with(['Anna', 'Ben', 'Carla'], ANNA));
  expect(textOf(screen.getByRole('heading'))).toBe('The game is over: you share the win with Carla, 20 points each.');
});

test('everybody has a place, the best first', () => {
  const { places } = show();
  expect(places.map(textOf)).toEqual([
    expect.stringMatching(/^1\. Ben.*19★ /),
    expect.stringMatching(/^2\. Carla.*17★ /),
    expect.stringMatching(/^3\. Anna.*9★ /),
  ]);
  expect(places.map((place) => within(place).queryByRole('img', { name: say('end-winner') }) !== null)).toEqual([true, false, false]);
  expect(textOf(places[2])).toContain(say('player-you'));
});

test('who has as many points has the same place, and the next one comes after both', () => {
  const { places } = show(scored([20, 12, 20], [0, 2], [1, 3, 1]));
  expect(places.map((place) => textOf(place).slice(0, 6))).toEqual(['1. Ann', '1. Car', '3. Ben']);
  expect(textOf(screen.getByRole('heading'))).toBe(say('end-result', { count: 2, winners: speaker.listed(['Anna', 'Carla']), points: 20 }));
});

test('a table that was closed has no winner and no places', () => {
  const { places } = show({ ...game.end, status: 'closed', result: null });
  expect(textOf(screen.getByRole('heading'))).toBe(say('status-closed'));
  expect(screen.queryByRole('img')).toBeNull();
  expect(places.map((place) => textOf(place).slice(0, 4))).toEqual(['Anna', 'Ben ', 'Carl']);
});

test('who played may play again', async () => {
  const { onrematch } = show();
  await fireEvent.click(screen.getByRole('button', { name: say('end-rematch') }));
  expect(onrematch).toHaveBeenCalledOnce();
});

test('who practises may go back from the end to the start of his last turn', async () => {
  const rewind = { seat: ANNA, step: 41 };
  const { socket } = show({ ...game.end, practice: true, rewind });
  await fireEvent.click(screen.getByRole('button', { name: new RegExp(say('ask-rewind')) }));
  expect(socket.sent.at(-1)).toMatchObject({ type: 'undo', ...rewind });
});

test.each([
  ['at other tables', null, [ANNA]],
  ['by who only watches', { seat: ANNA, step: 41 }, []],
])('the end is not taken back %s', (_, rewind, seats) => {
  show({ ...game.end, rewind }, seats);
  expect(screen.queryByRole('button', { name: new RegExp(say('ask-rewind')) })).toBeNull();
});

test('when another has arranged the next game one goes there instead', async () => {
  const { onfollow } = show({ ...game.end, rematch: 'thenextgameofall' });
  expect(screen.queryByRole('button', { name: say('end-rematch') })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: say('end-to_rematch') }));
  expect(onfollow).toHaveBeenCalledExactlyOnceWith('thenextgameofall');
});

test('who only watched arranges nothing, but may have the record', () => {
  show(game.end, []);
  expect(screen.queryAllByRole('button')).toEqual([]);
  const link = screen.getByRole('link', { name: say('record-download') });
  expect(link.getAttribute('href')).toBe(`/api/tables/${game.end.id}/record`);
  expect(link.getAttribute('download')).toBe(`ruhr-${game.end.id}.json`);
});

test('the keyboard can be put on the result', () => {
  const { component } = show(game.end, [BEN]);
  component.focus();
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});
