/** The words of the game that can be pointed at: where one reads on, and what they look like on board and map. */
import type { SITES } from '../board/pieces';

/** What a picture shows: our own drawings of the real signs. */
export type Picture =
  | {
      of:
        'barge' | 'storage' | 'arrow' | 'wheel' | 'rocks' | 'gates' | 'house' | 'shield' | 'coin' | 'token' | 'track' | 'column' | 'boxes';
    }
  | { of: 'die'; colour: 'black' | 'white'; pips: number }
  | { of: 'site'; site: keyof typeof SITES }
  | { of: 'words'; key: string; white?: boolean };

export interface Term {
  section: string;
  picture: Picture;
  /** Is it a sign that stands on the map or on a player's board? */
  sign?: boolean;
}

/** A progress marker or a special option looks like its name on the boards. */
const named = (key: string, white = false): Picture => ({ of: 'words', key, white });

export const TERMS = {
  barge: { section: '6.3', picture: { of: 'barge' }, sign: true },
  coal: { section: '6.4', picture: { of: 'die', colour: 'black', pips: 4 }, sign: true },
  white_coal: { section: '6.5', picture: { of: 'die', colour: 'white', pips: 3 }, sign: true },
  storage: { section: '6.3', picture: { of: 'storage' }, sign: true },
  arrow: { section: '6.4', picture: { of: 'arrow' }, sign: true },
  selling_space: { section: '6.4', picture: { of: 'site', site: 'city' } },
  industry: { section: '6.4', picture: { of: 'site', site: 'industry' }, sign: true },
  city: { section: '6.4', picture: { of: 'site', site: 'city' }, sign: true },
  ruhrort: { section: '6.4', picture: { of: 'site', site: 'ruhrort' }, sign: true },
  obstacle: { section: '6.4', picture: { of: 'rocks' }, sign: true },
  lock: { section: '6.6', picture: { of: 'gates' }, sign: true },
  lock_duty: { section: '6.2', picture: { of: 'gates' } },
  special_option: { section: '5.2', picture: named('option-pilot') },
  pilot: { section: '5.2', picture: { of: 'wheel' }, sign: true },
  hauling: { section: '5.2', picture: named('option-hauling') },
  transport: { section: '5.1', picture: named('option-transport') },
  wage: { section: '5.2', picture: named('brief-wage') },
  supply: { section: '5.2', picture: named('brief-supply') },
  transport_track: { section: '5.1', picture: { of: 'track' }, sign: true },
  path: { section: '5.1', picture: { of: 'track' } },
  arrow_box: { section: '5.1', picture: { of: 'track' } },
  token: { section: '6.4', picture: { of: 'token' }, sign: true },
  area: { section: '6.4', picture: { of: 'token' } },
  marker: { section: '6.5', picture: named('brief-lock_building'), sign: true },
  white_marker: { section: '6.5', picture: named('brief-mayor', true), sign: true },
  thaler: { section: '6.7', picture: { of: 'coin' }, sign: true },
  demand: { section: '6.2', picture: { of: 'coin' } },
  water: { section: '6.2', picture: { of: 'wheel' } },
  demand_marker: { section: '6.2', picture: { of: 'rocks' } },
  bag: { section: '6.2', picture: { of: 'rocks' } },
  country_marker: { section: '6.7', picture: { of: 'column' } },
  export: { section: '6.7', picture: { of: 'column' } },
  export_marker: { section: '6.7', picture: { of: 'boxes' }, sign: true },
  port: { section: '6.6', picture: { of: 'column' }, sign: true },
  warehouse: { section: '6.6', picture: { of: 'house' }, sign: true },
  pool: { section: '6.6', picture: { of: 'house' } },
  depot: { section: '6.6', picture: { of: 'house' } },
  debt: { section: '5.3', picture: { of: 'house' } },
  point: { section: '7.0', picture: named('player-points') },
  order: { section: '6.0', picture: { of: 'barge' } },
  upriver: { section: '6.3', picture: { of: 'barge' } },
  grafschaft_mark: { section: '6.5', picture: { of: 'shield' } },
  arms: { section: '5.1', picture: { of: 'shield' }, sign: true },
  ruhraake: { section: '7.0', picture: named('brief-ruhraake', true) },
  mayor: { section: '7.0', picture: named('brief-mayor', true) },
  ruhrtalbahn: { section: '7.0', picture: named('brief-ruhrtalbahn', true) },
  inn: { section: '6.5', picture: named('brief-inn', true) },
  coal_hauler: { section: '6.5', picture: named('brief-coal_hauler', true) },
  hauling_action: { section: '6.5', picture: named('brief-hauling_action', true) },
  turn_track: { section: '6.1', picture: { of: 'boxes' } },
} satisfies Record<string, Term>;

export type TermId = keyof typeof TERMS;
export const termOf = (id: TermId): Term => TERMS[id];
