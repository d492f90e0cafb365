/** The server's words for things, as they are declared in `ruhr.edge` and `ruhr.server.wire`. */
import type { components } from '../wire';

type Schemas = components['schemas'];
export type Table = Schemas['Table'];
export type View = Schemas['View'];
export type Player = Schemas['PlayerView'];
export type GameEvent = Schemas['Event'];
export type EventKind = GameEvent['kind'];
/** An event of one kind. */
export type EventOf<Kind extends EventKind> = Extract<GameEvent, { kind: Kind }>;
export type Action = Schemas['Action'];
export type ActionKind = Action['kind'];
export type Possibility = Schemas['Possibility'];
export type Refusal = Schemas['Refusal'];
export type Change = Schemas['Change'];
export type Line = Schemas['Line'];
export type Level = NonNullable<Schemas['Seat']['level']>;
/** Where a token lies on a player's board. */
export type Area = Schemas['TokenGainedEventValues']['area'];
export type Problem = Schemas['Problem'];
export type Step = Schemas['Step'];
export type StepView = Schemas['StepView'];
export type PositionView = Schemas['PositionView'];
export type Note = Schemas['Note'];
export type Story = Schemas['Story'];
export type Hint = Schemas['Hint'];
export type Estimate = Schemas['Estimate'];
export type ClientMessage = Schemas['ClientMessage'];
export type ServerMessage = Schemas['ServerMessage'];

/** What is printed on the cardboard, and every action there is (`GET /api/board`). */
export type Board = Schemas['Board'];
export type Space = Board['river'][number];
