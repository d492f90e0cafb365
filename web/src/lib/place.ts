/** The keys of the places on the board, as the server writes them: `space:…`, `city:…`, `depot:…`, `port:…`. */
export type PlaceKind = 'space' | 'city' | 'depot' | 'port';

export const placeKey = (kind: PlaceKind, id: string): string => `${kind}:${id}`;

/** Is it a place of this kind? Pieces also come from and go to what is no place: the bank, a player. */
export const isOf = (kind: PlaceKind, place: string): boolean => place.startsWith(placeKey(kind, ''));

/** What kind of place a key is of, and which one. */
export function partsOf(place: string): { kind: PlaceKind; id: string } {
  const [kind = '', id = ''] = place.split(':');
  return { kind: kind as PlaceKind, id };
}
