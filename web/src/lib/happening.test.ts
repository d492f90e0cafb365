import { expect, test } from 'vitest';
import { told } from '../fixtures/told';
import { ANNA, BEN, board, CARLA, event, game, viewAt } from '../testing';
import { soFar } from './happening';
import { patched, type PatchStep } from './patch';
import type { GameEvent, Table, View } from './types';

const { view } = game.sale.table;
/** What is seen when some events of a change have been shown. */
const seen = (...events: GameEvent[]): View => soFar(view, view, events, events.length, board);

test('all that a change has caused leads from what was seen before it to what is seen after it', () => {
  let table: Table = game.new;
  let followed = 0;
  for (const { patch, events } of game.changes) {
    const after = patched(table, patch as PatchStep[]);
    if (table.view && after.view && events.length) {
      expect(told(soFar(table.view, after.view, events, events.length, board))).toEqual(told(after.view));
      followed++;
    }
    table = after;
  }
  expect(followed).toBeGreaterThan(5);
});

test('what has not been shown has not happened', () => {
  const events = [event('export_marker_moved', { box: 3, value: 4 }), event('export_marker_moved', { box: 5, value: 6 })];
  const marker = [0, 1, 2].map((shown) => soFar(view, view, events, shown, board).export);
  expect(marker).toEqual([view.export, { marker: 3, value: 4 }, { marker: 5, value: 6 }]);
});

test('a barge sails with its coal, which comes onto the track', () => {
  const { loading, barge } = view.players[CARLA]!;
  const pips = view.river.dice[loading!]!;
  const after = seen(event('sold', { seat: CARLA, colour: 'black', pips, space: 'werden' }));
  expect(after.players[CARLA]).toMatchObject({ barge: 'werden', loading: null });
  expect(after.river.barges.werden![0]).toBe(CARLA);
  expect(after.river.barges[barge!]).toBeUndefined();
  expect(after.river.dice[loading!]).toBeUndefined();
  expect(after.track.columns[0]!.at(-1)).toEqual({ colour: 'black', pips });
  // Whoever does nothing stays the same.
  expect(after.players[ANNA]).toBe(view.players[ANNA]);
});

test('a die for which a full column has no box waits beside it, and comes back from there', () => {
  const boxes = board.transport_tracks[view.track.path]!;
  const full = {
    ...view,
    track: { ...view.track, columns: [Array.from({ length: boxes }, () => ({ colour: 'black' as const, pips: 2 }))] },
  };
  const [sold, back] = [
    event('sold', { seat: CARLA, colour: 'black', pips: 5, space: 'werden' }),
    event('die_came_back', { seat: ANNA, colour: 'black', pips: 2, storage: 'stein' }),
  ];
  const first = soFar(full, full, [sold, back], 1, board);
  expect([first.track.columns[0]!.length, first.track.coming_back]).toEqual([boxes, [{ colour: 'black', pips: 2 }]]);
  const second = soFar(full, full, [sold, back], 2, board);
  expect([second.track.coming_back, second.river.dice.stein]).toEqual([[], 2]);
});

test('a shorter path shows the dice as they then lie, with those that are put back one by one', () => {
  const back = event('die_came_back', { seat: ANNA, colour: 'black', pips: 4, storage: 'stein' });
  const paved = { ...view, track: { path: 'paved' as const, columns: [[], []], coming_back: [] } };
  const events = [event('path_changed', { path: 'paved' }), back];
  expect(soFar(view, paved, events, 1, board).track).toEqual({ ...paved.track, coming_back: [{ colour: 'black', pips: 4 }] });
  expect(soFar(view, paved, events, 2, board).track).toEqual(paved.track);
});

test('water and steam change dice, but a die has six faces', () => {
  const dice = { stein: 1, sellerbeck: 4, gewalt: 6 };
  const wet = { ...view, river: { ...view.river, dice } };
  const [high, low] = [1, -1].map((change) => soFar(wet, wet, [event('storage_dice_changed', { change })], 1, board).river.dice);
  expect([high, low]).toEqual([
    { stein: 2, sellerbeck: 5, gewalt: 6 },
    { stein: 1, sellerbeck: 3, gewalt: 5 },
  ]);
  const track = { ...view.track, columns: [[{ colour: 'black' as const, pips: 6 }], [{ colour: 'white' as const, pips: 2 }]] };
  const steam = soFar({ ...view, track }, view, [event('track_dice_raised')], 1, board).track.columns;
  expect(steam.flat().map(({ pips }) => pips)).toEqual([6, 3]);
});

test('warehouses come to the first free slot, and close up where one leaves', () => {
  const port = { rhineland: [BEN, CARLA, null], belgium: [null, null, null], netherlands: [null, null, null] };
  const before = { ...view, port };
  const shifted = soFar(before, before, [event('shifted', { seat: BEN, from: 'rhineland', to: 'belgium' })], 1, board);
  expect(shifted.port).toEqual({ ...port, rhineland: [CARLA, null, null], belgium: [BEN, null, null] });
  const [city, slots] = Object.entries(view.cities).find(([, owners]) => owners.includes(null))!;
  const built = seen(event('city_built', { seat: ANNA, city }));
  expect(built.cities[city]![slots.indexOf(null)]).toBe(ANNA);
  expect(built.players[ANNA]!.pool).toBe(view.players[ANNA]!.pool - 1);
});

test('a turn begins with nothing chosen, and what is drawn is drawn', () => {
  const first = viewAt(0);
  const [demand] = first.bag.unknown as [number];
  const after = soFar(
    { ...first, players: first.players.map((me) => ({ ...me, option: 'pilot' as const })) },
    first,
    [event('turn_began', { turn: 2, year: null }), event('marker_drawn', { demand }), event('demand_placed', { space: 'styrum' })],
    3,
    board,
  );
  expect(after.players.map(({ option }) => option)).toEqual([null, null, null]);
  expect([after.turn, after.phase, after.bag.drawn_now, after.bag.count]).toEqual([2, 1, demand, first.bag.count - 1]);
  expect(after.river.demand.styrum).toBe((first.river.demand.styrum ?? 0) + 1);
});
