/** What the tests of components share: a real board and a real game, words, and a server that exists in the test only. */
import { cleanup } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, vi } from 'vitest';
import printed from './generated/board.json';
import recorded from './fixtures/game.json';
import { Live } from './lib/live.svelte';
import { patched, type PatchStep } from './lib/patch';
import type { Board, Change, GameEvent, Possibility, Refusal, Step, Table, View } from './lib/types';
import { wishes } from './lib/wishes.svelte';
import { bundleOf, Speaker } from './lib/words';

/** A table at which the game has begun. */
export type Playing = Table & { view: View };

/** A decision: the table as everybody sees it, what the deciding seat may do, and what it may not. */
export interface Moment {
  table: Playing;
  asked: Possibility[];
  refusals: Refusal[];
}

/** A game of three as the server tells it, written by `tools/web_data.py`. */
interface Game {
  /** The table before anybody sat down. */
  new: Table;
  /** Its first changes, as Anna hears them; one decision is taken back and made again. */
  changes: Change[];
  /** The table after these changes, and the decisions that then stand. */
  told: Playing;
  steps: Step[];
  /** Carla may sell her coal, Ben has to borrow for what he builds, Carla may buy many things. */
  sale: Moment;
  debts: Moment;
  purchase: Moment;
  /** The end, and the last decision of every turn, without its events. */
  end: Playing;
  turns: Step[];
}

export const board = printed as unknown as Board;
export const game = recorded as unknown as Game;
export const [ANNA, BEN, CARLA] = [0, 1, 2] as const;
export const NAMES = ['Anna', 'Ben', 'Carla'];
export const speaker = new Speaker('en', await bundleOf('en'), board, NAMES);
export const say = speaker.say;

/** An event with invented values. */
export const event = (kind: string, values: GameEvent['values'] = {}, section = '6.6'): GameEvent => ({ kind, section, values });

/** Something that may be done, and what it would cause. */
export const possibility = (action: string, ...causes: GameEvent[]): Possibility => ({ action, causes });

/** What is seen after so many decisions of the beginning. */
export function viewAt(step: number): View {
  let table: Table = game.new;
  for (const change of game.changes) {
    if (table.view && table.step === step) break;
    table = patched(table, change.patch as PatchStep[]);
  }
  return table.view!;
}

/** A connection whose other end is the test. */
export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  /** All that were opened, the latest last. */
  static all: FakeSocket[] = [];

  readyState: number = FakeSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  /** What the client does. */
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  /** What the server does. */
  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  tell(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
    flushSync();
  }

  drop(code = 1006): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose({ code });
  }

  /** The messages of a type that the client has sent. */
  of(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message.type === type);
  }

  /** Answer the last question for what is not possible. */
  answerWhyNot(refusals: Refusal[]): void {
    this.tell({ type: 'refusals', request: this.of('why_not').at(-1)!.request, refusals, seat: 0, version: 1 });
  }
}

/** What the server answers to requests, by the path behind the table; a number alone is a refusal with this status. */
export type Answers = Record<string, object | number>;
const refusal = { error: { code: 'not_found', section: null, values: {} } };

/** A server that answers this and refuses all else. Returns the paths that were asked for. */
export function serve(answers: Answers): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    const wanted = path.replace(/^\/api\/tables\/[^/]+\//, '');
    asked.push(wanted);
    const answer = answers[wanted] ?? 404;
    return typeof answer === 'number' ? Response.json(refusal, { status: answer }) : Response.json(answer);
  });
  return asked;
}

const steps = Object.fromEntries(game.steps.map(({ step }) => [`steps/${step}`, { view: viewAt(step) }]));

export interface Following {
  live: Live;
  socket: FakeSocket;
  /** The paths the client has asked for. */
  asked: string[];
}

/** Follow a table without having been welcomed yet. */
export function connect(answers: Answers = {}): Following {
  const asked = serve({ changes: { changes: [] }, steps: { steps: game.steps }, ...steps, ...answers });
  vi.stubGlobal('WebSocket', FakeSocket);
  const live = new Live(game.new.id);
  const socket = FakeSocket.all.at(-1)!;
  socket.accept();
  return { live, socket, asked };
}

export interface Welcomed {
  table: Table;
  asked?: Possibility[] | null;
  /** The seats that are ours. */
  seats?: number[];
  chat?: object[];
}

/** Follow a table that is as it is told here. */
export function follow({ table, asked = null, seats = [ANNA], chat = [] }: Welcomed, answers: Answers = {}): Following {
  const following = connect(answers);
  following.socket.tell({ type: 'welcome', table, asked, seats, chat, version: table.version });
  return following;
}

/** People who prefer less motion, narrow screens: the media queries that match. */
export function media(...matching: string[]): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matching.some((one) => query.includes(one)),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

/** The text of an element as it is read, without line breaks. */
export const textOf = (element: Element | null | undefined): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

export const textsOf = (parent: ParentNode, selector: string): string[] => [...parent.querySelectorAll(selector)].map(textOf);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  FakeSocket.all = [];
  localStorage.clear();
  for (const warning of wishes.quiet) wishes.silence(warning, false);
  wishes.useNumbers(true);
});
