/** The server's words for things, as they are declared in `ruhr.edge` and `ruhr.server.wire`. */
import type { components } from '../wire';

type Schemas = components['schemas'];
export type Table = Schemas['Table'];
export type GameRecord = Schemas['GameRecord'];
/** A table as far as one sees who sits there with what. */
export type Seated = Pick<Table, 'view' | 'seats' | 'decider' | 'since' | 'banks' | 'thinking'>;
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
export type Regret = Schemas['Regret'];
/** What a coach has to say of a decision. */
export type Topic = Schemas['Topic'];
export type Topics = Schemas['Topics'];
export type Change = Schemas['Change'];
export type Line = Schemas['Line'];
export type Level = NonNullable<Schemas['Seat']['level']>;
/** How long bots think that look into the future. */
export type Thinking = Schemas['Table']['thinking'];
/** Where a token lies on a player's board. */
export type Area = Schemas['TokenGainedEventValues']['area'];
export type Problem = Schemas['Problem'];
export type Step = Schemas['Step'];
export type StepView = Schemas['StepView'];
export type PositionView = Schemas['PositionView'];
export type Tried = Schemas['Tried'];
export type Reveal = Schemas['Reveal'];
/** What is given in advance. */
export type AnswerAhead = Schemas['AnswerAhead'];
export type GivenAhead = Schemas['GivenAhead'];
export type AllGivenAhead = Schemas['AllGivenAhead'];
export type Note = Schemas['Note'];
export type TakenBack = Schemas['TakenBack'];
export type Story = Schemas['Story'];
export type Outlook = Schemas['Outlook'];
export type Hint = Schemas['Hint'];
export type Review = Schemas['Review'];
export type ReviewSoFar = Schemas['ReviewSoFar'];
export type ReviewedDecision = Schemas['ReviewedDecision'];
export type ReviewedReveal = Schemas['ReviewedReveal'];
export type TurnOfReview = Schemas['TurnOfReview'];
export type Account = Schemas['Account'];
export type Share = Schemas['Share'];
export type Estimate = Schemas['Estimate'];
export type Plan = Schemas['Plan'];
export type Bought = Schemas['Bought'];
export type Denied = Schemas['Denied'];
export type Difference = Schemas['Difference'];
export type Puzzle = Schemas['Puzzle'];
export type PuzzleAndTurn = Schemas['PuzzleAndTurn'];
export type Advice = Schemas['Advice'];
export type PuzzlesOfReview = Schemas['PuzzlesOfReview'];
export type ListedPuzzle = Schemas['ListedPuzzle'];
export type Marker = Plan['markers'][number];
export type ClientMessage = Schemas['ClientMessage'];
export type ServerMessage = Schemas['ServerMessage'];

/** What is printed on the cardboard, and every action there is (`GET /api/board`). */
export type Board = Schemas['Board'];
export type Space = Board['river'][number];
