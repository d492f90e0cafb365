import { expect, test } from 'vitest';
import type { View } from '../lib/types';
import { ANNA, BEN, board, CARLA, game, say, speaker } from '../testing';
import { doingOf, lyingAt, trackInWords } from './sight';

const { view } = game.purchase.table;
const at = (place: string, seen: View = view): string => lyingAt(place, seen, board, speaker);
const river = (changed: Partial<View['river']>): View => ({ ...view, river: { ...view.river, ...changed } });

test('a storage tells its coal, or that it is empty', () => {
  expect(at('space:gewalt', river({ dice: { gewalt: 4 } }))).toMatch(/^Gewalt, coal storage, black die with 4/);
  expect(at('space:heven', river({ dice: { heven: 5 } }))).toMatch(/^Heven, coal storage, white die with 5/);
  expect(at('space:gewalt', river({ dice: {} }))).toMatch(/^Gewalt, coal storage, empty/);
});

test('a storage tells where its coal goes, or that it needs a pilot', () => {
  expect(at('space:gewalt')).toContain(say('place-reaches', { name: 'Steeler Büchsenmacher' }));
  expect(at('space:pauline')).toContain(say('place-pilot'));
});

test('what the next building costs and brings is told where it would stand', () => {
  const next = { slot: 1, thalers: 3, points: 2 };
  const told = say('place-next', { thalers: 3, points: 2 });
  for (const place of ['city:steele', 'depot:essen', 'port:belgium', 'space:lock_witten']) {
    expect(at(place, { ...view, next_buildings: { [place]: next } }), place).toContain(told);
    expect(at(place, { ...view, next_buildings: {} }), place).not.toContain(told);
  }
});

/** A table on which nothing more can be built. */
const full = { ...view, next_buildings: {} };

test('an obstacle is told from the lock that replaces it', () => {
  const name = speaker.placeAt('space:lock_witten');
  expect(at('space:lock_witten', { ...river({ obstacles: ['lock_witten'] }), next_buildings: {} })).toBe(`obstacle ${name}`);
  expect(at('space:lock_witten', river({ obstacles: [] }))).toBe(`lock ${name}`);
});

test('where one sells, kind, demand and barges are told', () => {
  const there = river({ demand: { winz: 2, witten: 1 }, barges: { winz: [BEN, ANNA] } });
  expect(at('space:winz', there)).toBe('Winz, forge, 2 demand Thalers, barges here: Ben and Anna');
  expect(at('space:witten', there)).toBe('city Witten, 1 demand Thaler');
  expect(at('space:ruhrort', there)).toBe('port of Ruhrort');
});

test('warehouses are told by their owners, free room by its price', () => {
  const [, , last] = board.cities.steele!.slots;
  expect(at('city:steele', { ...full, cities: { steele: [ANNA, BEN, null] } })).toBe(
    `warehouses in Steele: Anna, Ben, and free for ${last}`,
  );
  const [, second, third] = board.depots.essen!;
  expect(at('depot:essen', { ...full, depots: { essen: [CARLA, null, null] } })).toBe(
    `coal depot Reichsstift Essen: Carla, free for ${second}, and free for ${third}`,
  );
  expect(at('port:belgium', { ...full, port: { belgium: [null, BEN, null] } })).toBe('port column Belgium: free, Ben, and free');
});

test('every place of the board is told in words', () => {
  const places = [
    ...board.river.map(({ id }) => `space:${id}`),
    ...Object.keys(board.cities).map((id) => `city:${id}`),
    ...Object.keys(board.depots).map((id) => `depot:${id}`),
    ...board.port.columns.map((id) => `port:${id}`),
  ];
  const told = places.map((place) => at(place));
  expect(new Set(told).size).toBe(places.length);
  for (const words of told) expect(words).not.toMatch(/web-|undefined|\{/);
});

test('the transport track tells its path, its dice and those that come back', () => {
  const track: View['track'] = {
    path: 'rails',
    columns: [[{ colour: 'black', pips: 2 }], [{ colour: 'white', pips: 3 }]],
    coming_back: [],
  };
  expect(trackInWords({ ...view, track }, say)).toBe('Transport track, rails: black 2, white 3');
  expect(trackInWords({ ...view, track: { ...track, columns: [[], []] } }, say)).toBe('Transport track, rails: no dice');
  expect(trackInWords({ ...view, track: { ...track, coming_back: [{ colour: 'black', pips: 6 }] } }, say)).toBe(
    'Transport track, rails: black 2, white 3; coming back: black 6',
  );
});

test("a player's board tells where his barge is and what waits for him", () => {
  const anna = { ...view.players[ANNA]!, barge: 'steele', option: 'hauling' as const, loading: null };
  const waiting = { lock: 0, grafschaft_mark: 2, turns: [10, 11] };
  expect(doingOf({ ...anna, waiting }, speaker)).toBe(
    'Chosen: hauling. Barge: Steele. Warehouses to come: 0 with the first lock, 2 with Grafschaft Mark, turns: 10 and 11.',
  );
  expect(doingOf({ ...anna, waiting: { lock: 0, grafschaft_mark: 0, turns: [] } }, speaker)).toBe('Chosen: hauling. Barge: Steele.');
});
