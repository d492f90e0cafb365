/** What lies on the board, in words, for who listens instead of looking. */
import { partsOf, placeKey } from '../lib/place';
import type { Board, Player, View } from '../lib/types';
import type { Speaker } from '../lib/words';

const nameAt = (view: View, seat: number): string => view.players[seat]?.name ?? '';

/** A place with what is there: its kind, coal, demand, barges, or whose warehouses. */
export function lyingAt(place: string, view: View, board: Board, speaker: Speaker): string {
  const { kind, id } = partsOf(place);
  const name = speaker.placeAt(place);
  const owned = (owners: (number | null)[] | undefined, free: (slot: number) => string): string =>
    speaker.listed((owners ?? []).map((owner, slot) => (owner === null ? free(slot) : nameAt(view, owner))));
  /** …and what the next building there costs and brings. */
  const withNext = (words: string): string => [words, ...nextAt(place, view, speaker)].join(', ');
  const priced = (prices: number[] | undefined) => (slot: number) => speaker.say('place-free', { thalers: prices?.[slot] ?? 0 });
  switch (kind) {
    case 'city':
      return withNext(speaker.say('place-slots', { name, slots: owned(view.cities[id], priced(board.cities[id]?.slots)) }));
    case 'depot':
      return withNext(speaker.say('place-depot', { name, slots: owned(view.depots[id], priced(board.depots[id])) }));
    case 'port':
      return withNext(speaker.say('place-export', { name, slots: owned(view.port[id], () => speaker.say('place-room')) }));
    case 'space':
      return lyingOn(id, name, view, board, speaker);
  }
}

function nextAt(place: string, view: View, speaker: Speaker): string[] {
  const next = view.next_buildings[place];
  return next ? [speaker.say('place-next', { thalers: next.thalers, points: next.points })] : [];
}

function lyingOn(id: string, name: string, view: View, board: Board, speaker: Speaker): string {
  const space = board.river.find((one) => one.id === id);
  const barges = view.river.barges[id] ?? [];
  const demand = view.river.demand[id];
  const words = [spaceInWords(name, space, view, speaker), ...nextAt(placeKey('space', id), view, speaker)];
  if (space?.reaches) words.push(speaker.say('place-reaches', { name: speaker.place(space.reaches) }));
  if (space?.pilot) words.push(speaker.say('place-pilot'));
  if (demand) words.push(speaker.say('place-demand', { thalers: demand }));
  if (barges.length) words.push(speaker.say('place-barges', { names: speaker.listed(barges.map((seat) => nameAt(view, seat))) }));
  return words.join(', ');
}

function spaceInWords(name: string, space: Board['river'][number] | undefined, view: View, speaker: Speaker): string {
  switch (space?.kind) {
    case 'storage':
      return speaker.say('place-storage', { name, colour: space.coal ?? 'black', pips: view.river.dice[space.id] ?? 0 });
    case 'obstacle':
      return speaker.say(view.river.obstacles.includes(space.id) ? 'place-obstacle' : 'place-lock', { name });
    case 'industry':
      return speaker.say('place-industry', { name, trade: space.trade ?? '' });
    case 'city':
      return speaker.say('place-city', { name });
    case 'port':
    case undefined:
      return speaker.say('place-port', { name });
  }
}

/** The dice on the transport track, and those that come back. */
export function trackInWords(view: Pick<View, 'track'>, say: (key: string, values?: Record<string, string | number>) => string): string {
  const dice = (some: { colour: string; pips: number }[]): string => some.map((die) => say('transport-die', { ...die })).join(', ');
  const { path, columns, coming_back } = view.track;
  const words = say('transport-dice', { path: say(`path-${path}`), dice: dice(columns.flat()) || say('transport-empty') });
  return coming_back.length ? `${words}; ${say('transport-coming_back')}: ${dice(coming_back)}` : words;
}

/** Where a player's barge is, by which option it came, and which warehouses wait for him. */
export function doingOf(player: Player, speaker: Speaker): string {
  const { option, barge, loading, waiting } = player;
  const doing = speaker.say('player-doing', {
    option: option ? speaker.say(`option-${option}`) : '–',
    barge: barge ? speaker.place(barge) : '–',
    loading: loading ? 'yes' : 'no',
  });
  if (!waiting.lock && !waiting.grafschaft_mark && !waiting.turns.length) return doing;
  const turns = speaker.listed(waiting.turns.map(String));
  return `${doing} ${speaker.say('player-waiting', { lock: waiting.lock, mark: waiting.grafschaft_mark, turns })}.`;
}
