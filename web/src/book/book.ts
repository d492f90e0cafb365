/** The book of the game: pictures of positions with words, common mistakes and the numbers of the player aid, read once when wanted. */
import { patched, type PatchStep } from '../lib/patch';
import type { Board, View } from '../lib/types';
import type { Speaker } from '../lib/words';
import type { Chapter } from '../rules/rules';

/** What is seen of a position. */
export interface Scene {
  shows: 'map' | 'players' | 'turns' | 'options' | 'points' | 'standings';
  /** For a map: the places that are seen, all of it if there are none; those with a ring; where arrows go; numbers on places. */
  around: string[];
  lit: string[];
  ways: { way: string[]; obstacles: string[] }[];
  numbers: Record<string, number>;
  /** Whose boards. */
  seats: number[];
  view: View;
}

export interface Picture {
  id: string;
  /** The rule beside which it stands; none if it is one of the sixty seconds. */
  rule: string | null;
  values: Record<string, number>;
  scenes: Scene[];
}

/** Numbers that are not printed on the board. Where there are two prices, the second holds from a later turn on. */
export interface Aid {
  options: Record<string, [number, number]>;
  options_dearer_from: number;
  lock: [number, number];
  locks_from: number;
  locks_dearer_from: number;
  warehouse_points: number;
  loan: number;
  repayment: number;
  bonuses: Record<string, number>;
}

export interface Book {
  /** The spaces of the board it was drawn on. */
  river: string[];
  sixty: Picture[];
  /** By the rules beside which they stand. */
  beside: Map<string, Picture>;
  mistakes: { id: string; sections: string[] }[];
  aid: Aid;
}

/** The book as `tools/book.py` tells it: a view is told as changes of the table as it is set up. */
export interface Told {
  river: string[];
  setup: View;
  sixty: string[];
  pictures: (Omit<Picture, 'scenes'> & { frames: (Omit<Scene, 'view'> & { changes: PatchStep[] })[] })[];
  mistakes: Book['mistakes'];
  aid: Aid;
}

let read: Promise<Book> | null = null;

export const readBook = (): Promise<Book> =>
  (read ??= import('../generated/book.json').then(({ default: told }) => bookOf(told as unknown as Told)));

export function bookOf({ river, setup, sixty, pictures, mistakes, aid }: Told): Book {
  const all = pictures.map(({ frames, ...picture }): Picture => ({
    ...picture,
    scenes: frames.map(({ changes, ...frame }) => ({ ...frame, view: patched(setup, changes) })),
  }));
  return {
    river,
    sixty: sixty.flatMap((id) => all.find((picture) => picture.id === id) ?? []),
    beside: new Map(all.flatMap((picture) => (picture.rule ? [[picture.rule, picture] as const] : []))),
    mistakes,
    aid,
  };
}

/** The book for a board: pictures of another river would show what is not so. */
export function onBoard(book: Book, board: Board): Book {
  const fits = board.river.length === book.river.length && board.river.every(({ id }, at) => id === book.river[at]);
  return fits ? book : { ...book, sixty: [], beside: new Map() };
}

/** Does it need the whole width of a page? */
export const isWide = ({ scenes }: Picture): boolean =>
  scenes.length > 1 || scenes.some(({ shows, around }) => shows === 'turns' || shows === 'options' || (shows === 'map' && !around.length));

/** The common mistakes as a chapter, so that they are found and linked like rules. */
export const mistakesOf = ({ mistakes }: Book, board: Board, { say }: Speaker): Chapter => ({
  id: 'mistakes',
  title: say('book-mistakes'),
  rules: mistakes.map(({ id, sections }) => ({
    id: `mistake-${id}`,
    title: say(`mistake-${id}`),
    text: say(`mistake-${id}_why`, exporting(board)),
    rows: [say('book-instead', { advice: say(`mistake-${id}_instead`) })],
    ruling: '',
    rulings: [],
    sections,
    provenance: '',
  })),
});

/** The first and the last turn with an export. */
export const exporting = ({ turns: { exports } }: Board) => ({ first: exports[0] ?? 0, last: exports[1] ?? 0 });

const COLOURS = ['book-red', 'book-blue', 'book-green', 'book-yellow'];

/** What players are called in pictures: their colours. */
export const named = (view: View, { say }: Speaker): View => ({
  ...view,
  players: view.players.map((player) => ({ ...player, name: say(COLOURS[player.seat] ?? '') })),
});
