/** The server's words for things, and the printed board. */
import type { components } from '../wire';

type Schemas = components['schemas'];
export type Table = Schemas['Table'];
export type View = Schemas['View'];
export type Player = Schemas['Player'];
export type GameEvent = Schemas['Event'];
export type Possibility = Schemas['Possibility'];
export type Refusal = Schemas['Refusal'];
export type Change = Schemas['Change'];
export type Line = Schemas['Line'];
export type Level = NonNullable<Schemas['Seat']['level']>;
export type Problem = Schemas['Problem'];
export type Step = Schemas['Step'];
export type Hint = Schemas['Hint'];
export type Estimate = Schemas['Estimate'];

export interface Space {
  kind: 'storage' | 'obstacle' | 'city' | 'industry' | 'port';
  id: string;
  name: string;
  territory: string;
  trade?: string;
  points?: number;
  coal: 'black' | 'white' | null;
}

/** What is printed on the cardboard (`GET /api/board`). */
export interface Board {
  river: Space[];
  players: { thaler_limit: number; debt_spaces: number };
  cities: Record<string, { opened_by: string; slots: number[] }>;
  depots: Record<string, number[]>;
  port: { columns: string[]; prices: number[]; position_bonus: number[]; shift_price: number };
  export_track: { values: number[] };
  countries: Record<string, number>;
  transport_tracks: Record<string, number>;
  token_spaces: Record<string, number>;
  progress: { own: Record<string, Record<string, number>>; white: Record<string, Record<string, number>> };
  markers: { event: string; territory?: string; trade?: string; cities?: string[]; dice?: number; starred?: boolean; count?: number }[];
  turns: {
    years: Record<string, number>;
    arms: Record<string, string>;
    warehouses: number[];
    exports: [number, number];
    events: Record<string, string>;
  };
  map: { course: [number, number][]; places: Record<string, [number, number]> };
}
