/** Everything the gallery shows, room by room. */
import * as ahead from './ahead';
import * as board from './board';
import * as book from './book';
import * as coach from './coach';
import * as cups from './cups';
import type { Entry } from './entry';
import * as fairness from './fairness';
import * as finding from './finding';
import * as home from './home';
import * as lessons from './lessons';
import * as manners from './manners';
import * as pages from './pages';
import * as review from './review';
import * as puzzles from './puzzles';
import * as strategy from './strategy';
import * as table from './table';
import * as trying from './trying';

export { nameOf, ROOM, type Entry } from './entry';
export const entries: Entry[] = [
  board,
  table,
  fairness,
  finding,
  cups,
  coach,
  trying,
  ahead,
  manners,
  home,
  lessons,
  puzzles,
  strategy,
  book,
  review,
  pages,
].flatMap((room) => Object.values(room).flat());
