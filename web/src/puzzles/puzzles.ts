/** The puzzles, which of them was had, and the one of the day. */
import { ask } from '../lib/server';
import { remember, remembered } from '../lib/memory';
import type { Level, ListedPuzzle, PuzzleAndTurn } from '../lib/types';

export const listed = (): Promise<ListedPuzzle[]> => ask<{ puzzles: ListedPuzzle[] }>('GET', '/api/puzzles').then(({ puzzles }) => puzzles);

export const puzzleOf = (id: string): Promise<PuzzleAndTurn> => ask<PuzzleAndTurn>('GET', `/api/puzzles/${id}`);

/** A way to another page, and what it is called. */
export interface Way {
  to: string;
  name: string;
}

/** How good somebody is, how sure that is, and how steady (Glicko-2). */
export interface Rating {
  rating: number;
  rd: number;
  vol: number;
}

/** What this browser remembers of puzzles. */
export interface Had {
  /** Was the first answer right, by puzzle? */
  first: Record<string, boolean>;
  /** How well one solves them; null before the first. */
  rating: Rating | null;
  /** The last day whose puzzle was had, and how many in a row that makes. */
  day: number;
  streak: number;
}

const NONE: Had = { first: {}, rating: null, day: 0, streak: 0 };

export const had = (): Had => ({ ...NONE, ...remembered<Partial<Had>>('puzzles', {}) });

export const keepHad = (now: Had): void => remember('puzzles', now);

const DAY = 86_400_000;
/** A prime: day by day it leads through all puzzles before one comes again. */
const STRIDE = 7919;

/** The number of the day where one lives. */
export const today = (now = new Date()): number => Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY);

/** The puzzle of a day: for everybody the same. */
export const puzzleOfDay = (puzzles: ListedPuzzle[], day = today()): ListedPuzzle | undefined => puzzles[(day * STRIDE) % puzzles.length];

/** How many days in a row it makes to have had the puzzle of a day. */
export const streakWith = ({ day, streak }: Had, now: number): number => (now === day ? streak : now === day + 1 ? streak + 1 : 1);

/** The days in a row, unless one was missed since. */
export const streakOf = ({ day, streak }: Had, now = today()): number => (now - day <= 1 ? streak : 0);

/** Which puzzles are wanted. */
export interface Wanted {
  theme: string | null;
  difficulty: string | null;
}

export const wantedIn = (search: string): Wanted => {
  const asked = new URLSearchParams(search);
  return { theme: asked.get('theme'), difficulty: asked.get('difficulty') };
};

export const matching = (puzzles: ListedPuzzle[], { theme, difficulty }: Wanted): ListedPuzzle[] =>
  puzzles.filter((puzzle) => (!theme || puzzle.theme === theme) && (!difficulty || puzzle.difficulty === difficulty));

/** The next puzzle after one: first those that were not had yet. */
export function nextAfter(puzzles: ListedPuzzle[], wanted: Wanted, id: string | null): ListedPuzzle | undefined {
  const { first } = had();
  const all = matching(puzzles, wanted);
  const at = all.findIndex((puzzle) => puzzle.id === id);
  const following = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))];
  return following.find((puzzle) => !(puzzle.id in first)) ?? following[0];
}

export const pathOf = ({ id }: { id: string }, { theme, difficulty }: Wanted): string => {
  const search = new URLSearchParams({ ...(theme && { theme }), ...(difficulty && { difficulty }) }).toString();
  return `/puzzles/${id}${search && `?${search}`}`;
};

/** Difficulties, from the easiest to the hardest. */
export const LEVELS_OF_PUZZLES: readonly Level[] = [
  'schiffsjunge',
  'leichtmatrose',
  'matrose',
  'bootsmann',
  'steuermann',
  'schiffer',
  'kapitaen',
  'reeder',
];

/** Those that were found, in the order of a list, each once. */
export const inOrder = (found: Iterable<Level | null>, order: readonly Level[]): Level[] => {
  const there = new Set(found);
  return order.filter((level) => there.has(level));
};
