import { expect, test } from 'vitest';
import { board } from '../testing';
import { isOf, partsOf, placeKey, type PlaceKind } from './place';

const KINDS = { space: true, city: true, depot: true, port: true } satisfies Record<PlaceKind, true>;

test('a key is taken apart into what it was made of', () => {
  for (const kind of Object.keys(KINDS) as PlaceKind[]) {
    expect(placeKey(kind, 'lock_witten')).toBe(`${kind}:lock_witten`);
    expect(partsOf(placeKey(kind, 'lock_witten'))).toEqual({ kind, id: 'lock_witten' });
  }
});

test('every place of an action is of a kind that is known, and of no other', () => {
  const places = Object.values(board.actions).flatMap(({ place }) => place ?? []);
  for (const place of places) {
    const { kind, id } = partsOf(place);
    expect(placeKey(kind, id)).toBe(place);
    expect((Object.keys(KINDS) as PlaceKind[]).filter((one) => isOf(one, place))).toEqual([kind]);
  }
  expect(new Set(places.map((place) => partsOf(place).kind))).toEqual(new Set(Object.keys(KINDS)));
});

test('the bank, the track and a player are no places', () => {
  for (const place of ['bank', 'track', 'seat:0']) expect(isOf('space', place)).toBe(false);
});
