/** How well one solves puzzles: each is a game against it, and harder ones are stronger opponents (Glicko-2). */
import glicko2 from 'glicko2-lite';
import type { Level, Puzzle } from '../lib/types';
import { had, keepHad, streakWith, type Had, type Rating } from './puzzles';

/** What a puzzle is rated, by the weakest level that finds it. */
const RATINGS: Partial<Record<Level, number>> = {
  schiffsjunge: 1000,
  leichtmatrose: 1150,
  matrose: 1300,
  bootsmann: 1450,
  steuermann: 1600,
  schiffer: 1750,
  kapitaen: 1900,
  reeder: 2050,
};
/** Nobody knows yet how good somebody is; of a puzzle it is known well. */
const UNKNOWN: Rating = { rating: 1500, rd: 350, vol: 0.06 };
const KNOWN = 80;

/** What is remembered after an answer: only the first to a puzzle is rated; the puzzle of the day counts for the days in a row. */
export function answered({ id, difficulty }: Pick<Puzzle, 'id' | 'difficulty'>, right: boolean, day: number | null): Had {
  const before = had();
  const rated = difficulty !== null && !(id in before.first);
  const now: Had = {
    ...before,
    ...(rated && { first: { ...before.first, [id]: right }, rating: after(before.rating ?? UNKNOWN, RATINGS[difficulty] ?? 1500, right) }),
    ...(day !== null && { streak: streakWith(before, day), day }),
  };
  keepHad(now);
  return now;
}

const after = ({ rating, rd, vol }: Rating, puzzle: number, right: boolean): Rating =>
  glicko2(rating, rd, vol, [[puzzle, KNOWN, right ? 1 : 0]]);
