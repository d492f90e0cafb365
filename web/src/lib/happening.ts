/** What an event changes on the table: it puts pieces where it says they go, and knows no rule. */
import type { Board, GameEvent, Player, View } from './types';

type Die = View['track']['columns'][number][number];
type Slots = Record<string, (number | null)[]>;

/** The table after so many events of a change, between how it was before and after all of it. What no event tells of stays as it was. */
export function soFar(before: View, after: View, events: GameEvent[], shown: number, board: Board): View {
  return events.slice(0, shown).reduce((view, event, at) => happen(gained(view, event), event, after, events.slice(at + 1), board), before);
}

/** Everybody's purse and points after an event. */
function gained(view: View, { gains }: GameEvent): View {
  return gains.reduce(
    (seen, { seat, thalers, points }) => player(seen, seat, (me) => ({ thalers: me.thalers + thalers, points: me.points + points })),
    view,
  );
}

const player = (view: View, seat: number, change: (me: Player) => Partial<Player>): View => ({
  ...view,
  players: view.players.map((me) => (me.seat === seat ? { ...me, ...change(me) } : me)),
});
const river = (view: View, changed: Partial<View['river']>): View => ({ ...view, river: { ...view.river, ...changed } });
const dice = (view: View, changed: Record<string, number>): View => river(view, { dice: { ...view.river.dice, ...changed } });
const bag = (view: View, changed: Partial<View['bag']>): View => ({ ...view, bag: { ...view.bag, ...changed } });
const without = <T>(all: Record<string, T>, gone: string): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([one]) => one !== gone));
/** A die has six faces. */
const raised = (pips: number, by: number): number => Math.max(1, Math.min(6, pips + by));

/** A warehouse on the first free slot of a place. */
function built(slots: Slots, place: string, seat: number): Slots {
  const all = slots[place] ?? [];
  return { ...slots, [place]: all.with(all.indexOf(null), seat) };
}

/** A barge that comes to a space lies upriver of those that are there, and takes the coal it has loaded with it. */
function sail(view: View, seat: number, space: string, loading: string | null): View {
  const { barge, loading: loaded } = view.players[seat]!;
  const barges = barge ? { ...view.river.barges, [barge]: view.river.barges[barge]!.filter((other) => other !== seat) } : view.river.barges;
  const there = { ...barges, [space]: [seat, ...(barges[space] ?? [])] };
  const lie = Object.fromEntries(Object.entries(there).filter(([, seats]) => seats.length));
  const seen = river(view, { barges: lie, dice: loaded ? without(view.river.dice, loaded) : view.river.dice });
  return player(seen, seat, () => ({ barge: space, loading }));
}

/** The column of the transport track in which dice of a colour lie. */
const columnOf = ({ track }: View, colour: Die['colour']): number => (colour === 'white' ? track.columns.length - 1 : 0);

/** A die comes onto the track; one for which there is no box any more waits beside it. */
function onTrack(view: View, die: Die, board: Board): View {
  const { path, columns, coming_back } = view.track;
  const at = columnOf(view, die.colour);
  const row = [...columns[at]!, die];
  const out = row.length > board.transport_tracks[path]! ? row.splice(0, 1) : [];
  return { ...view, track: { path, columns: columns.with(at, row), coming_back: [...coming_back, ...out] } };
}

function happen(view: View, event: GameEvent, after: View, rest: GameEvent[], board: Board): View {
  switch (event.kind) {
    case 'turn_began': {
      const { turn, year } = event.values;
      const players = view.players.map((me) => ({ ...me, option: null }));
      return { ...view, turn, year, phase: 1, arms: board.turns.arms[turn] ?? view.arms, players };
    }
    case 'country_revealed':
      return { ...view, countries: { ...view.countries, [view.turn]: event.values.country } };
    case 'lock_price':
      return { ...view, prices: { ...view.prices, lock: event.values.thalers } };
    case 'path_changed': {
      const back = rest.flatMap((next) => (next.kind === 'die_came_back' ? { colour: next.values.colour, pips: next.values.pips } : []));
      return { ...view, track: { ...after.track, coming_back: [...back, ...after.track.coming_back] } };
    }
    case 'die_came_back': {
      const { storage, pips } = event.values;
      return dice({ ...view, track: { ...view.track, coming_back: view.track.coming_back.slice(1) } }, { [storage]: pips });
    }
    case 'track_dice_raised': {
      const columns = view.track.columns.map((row) => row.map((die) => ({ ...die, pips: raised(die.pips, 1) })));
      return { ...view, track: { ...view.track, columns } };
    }
    case 'die_removed':
      return river(view, { dice: without(view.river.dice, event.values.storage) });
    case 'warehouses_received': {
      const { seat, count, source } = event.values;
      return player(view, seat, ({ pool, waiting }) => ({
        pool: pool + count,
        waiting:
          source === 'turn_track' ? { ...waiting, turns: waiting.turns.filter((turn) => turn !== view.turn) } : { ...waiting, [source]: 0 },
      }));
    }
    case 'borrowed':
      return player(view, event.values.seat, ({ pool, debts }) => ({ pool: pool - 1, debts: debts + 1 }));
    case 'borrowed_ahead': {
      const { seat, turn } = event.values;
      return player(view, seat, ({ debts, waiting }) => ({
        debts: debts + 1,
        waiting: { ...waiting, turns: waiting.turns.filter((other) => other !== turn) },
      }));
    }
    case 'repaid':
      return player(view, event.values.seat, ({ pool, debts }) => ({ pool: pool + 1, debts: debts - 1 }));
    case 'marker_drawn': {
      const { demand } = event.values;
      const { count, drawn, unknown } = view.bag;
      return bag(view, {
        count: count - 1,
        drawn: [...drawn, demand].toSorted((one, other) => one - other),
        drawn_now: demand,
        unknown: unknown.filter((other) => other !== demand),
      });
    }
    case 'demand_placed': {
      const { demand } = view.river;
      const { space } = event.values;
      return river(view, { demand: { ...demand, [space]: (demand[space] ?? 0) + 1 } });
    }
    case 'demand_taken':
      return river(view, { demand: without(view.river.demand, event.values.space) });
    case 'pilot_banned':
      return { ...view, pilot_banned: true };
    case 'storage_dice_changed': {
      const { change } = event.values;
      return dice(view, Object.fromEntries(Object.entries(view.river.dice).map(([storage, pips]) => [storage, raised(pips, change)])));
    }
    case 'lock_duty':
      return { ...view, lock_duty: true };
    case 'option_chosen': {
      const { seat, option } = event.values;
      return player(view, seat, () => ({ option }));
    }
    case 'supplied':
    case 'coal_hauled':
      return dice(view, { [event.values.storage]: event.values.pips });
    case 'transported': {
      const { colour, pips, storage } = event.values;
      const [{ columns }, at] = [view.track, columnOf(view, colour)];
      return dice({ ...view, track: { ...view.track, columns: columns.with(at, columns[at]!.slice(1)) } }, { [storage]: pips });
    }
    case 'started':
      return sail(view, event.values.seat, event.values.storage, event.values.storage);
    case 'sold': {
      const { seat, colour, pips, space } = event.values;
      return onTrack(sail(view, seat, space, null), { colour, pips }, board);
    }
    case 'token_gained': {
      const { seat, area } = event.values;
      return player(view, seat, ({ tokens }) => ({ tokens: { ...tokens, [area]: (tokens[area] ?? 0) + 1 } }));
    }
    case 'export_marker_moved':
      return { ...view, export: { marker: event.values.box, value: event.values.value } };
    case 'progress_gained': {
      const { seat, marker } = event.values;
      const left = view.white_left[marker];
      const seen = left === undefined ? view : { ...view, white_left: { ...view.white_left, [marker]: left - 1 } };
      return player(seen, seat, ({ markers, needs }) => ({ markers: [...markers, marker], needs: without(needs, marker) }));
    }
    case 'progress_missed': {
      const { seat, marker } = event.values;
      return player(view, seat, ({ missed, needs }) => ({ missed: [...missed, marker], needs: without(needs, marker) }));
    }
    case 'lock_built': {
      const { seat, obstacle } = event.values;
      const seen = river(view, { obstacles: view.river.obstacles.filter((other) => other !== obstacle) });
      return player(seen, seat, ({ locks }) => ({ locks: locks + 1 }));
    }
    case 'city_built': {
      const { seat, city } = event.values;
      return player({ ...view, cities: built(view.cities, city, seat) }, seat, ({ pool }) => ({ pool: pool - 1 }));
    }
    case 'depot_built': {
      const { seat, territory } = event.values;
      return player({ ...view, depots: built(view.depots, territory, seat) }, seat, ({ pool }) => ({ pool: pool - 1 }));
    }
    case 'port_built': {
      const { seat, country } = event.values;
      return player({ ...view, port: built(view.port, country, seat) }, seat, ({ pool }) => ({ pool: pool - 1 }));
    }
    case 'shifted': {
      const { seat, from, to } = event.values;
      const left = [...view.port[from]!.filter((owner) => owner !== seat), null];
      return { ...view, port: built({ ...view.port, [from]: left }, to, seat) };
    }
    // What is paid and scored is counted; the rest is only said.
    case 'first_player':
    case 'options_dearer':
    case 'levy_paid':
    case 'levy_waived':
    case 'gift_taken':
    case 'bag_empty':
    case 'stranded':
    case 'passed':
    case 'wage_paid':
    case 'inn_visited':
    case 'supply_lapsed':
    case 'quality_lost':
    case 'city_income':
    case 'exported':
    case 'thalers_returned':
    case 'bonus_scored':
    case 'won':
    case 'reveal_follows':
      return view;
  }
}
