/** Everything the gallery shows, room by room. */
import * as board from './board';
import type { Entry } from './entry';
import * as home from './home';
import * as pages from './pages';
import * as table from './table';

export { nameOf, ROOM, type Entry } from './entry';
export const entries: Entry[] = [board, table, home, pages].flatMap((room) => Object.values(room).flat());
