/** What the tests of components share: a real board and a real game, words, and a server that exists in the test only. */
import { cleanup } from '@testing-library/svelte';
import { afterEach, vi } from 'vitest';
import { answering, beginning, come, FakeSocket, story, welcome, type Answers, type Welcomed } from './fixtures/server';
import { speaker } from './fixtures/game';
import type { Live } from './lib/live.svelte';
import { wishes } from './lib/wishes.svelte';
import { later } from './table/later.svelte';
import { settling } from './table/settling.svelte';

export * from './fixtures/game';
export { FakeSocket, type Answers, type Welcomed };

/** A server that answers this and refuses all else. Returns the paths that were asked for. */
export function serve(answers: Answers): string[] {
  const { fetch, asked } = answering(answers);
  vi.stubGlobal('fetch', fetch);
  return asked;
}

export interface Following {
  live: Live;
  socket: FakeSocket;
  /** The paths the client has asked for. */
  asked: string[];
}

/** Follow a table without having been welcomed yet. */
export function connect(answers: Answers = {}): Following {
  const asked = serve(answers);
  vi.stubGlobal('WebSocket', FakeSocket);
  return { ...come(), asked };
}

/** Follow a table that is as it is told here. */
export function follow(welcomed: Welcomed, answers: Answers = {}): Following {
  const following = connect({ ...(welcomed.table.view ? story : beginning), ...answers });
  welcome(following.socket, welcomed);
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

/** Nothing is waited for and nothing is confirmed, but where a test is about that. */
function inAHurry(): void {
  wishes.usePace('at_once');
  settling.moment = 0;
  wishes.confirmEnd(false);
}
inAHurry();
await later.load(speaker);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  FakeSocket.all = [];
  localStorage.clear();
  for (const warning of wishes.quiet) wishes.silence(warning, false);
  wishes.useNumbers(true);
  wishes.useSounds(true);
  inAHurry();
});
