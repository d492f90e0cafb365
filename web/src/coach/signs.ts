/** Finds the signs on the map and on the players' boards: whatever is drawn says by `data-sign` which word of the game it is. */
import { TERMS, type TermId } from './terms';

export interface Sign {
  term: TermId;
  /** What this one is called besides, for example the kind of a token. */
  called: string;
}

/** What lies over the page hides the signs below it. */
const OVER = 'dialog, [popover]:popover-open, .word';

function signOf(element: Element): Sign | null {
  const drawn = element.closest<HTMLElement | SVGElement>('[data-sign]');
  const term = drawn?.dataset.sign;
  return drawn && term && term in TERMS ? { term: term as TermId, called: drawn.dataset.called ?? '' } : null;
}

/** Each word once, with what it is called first. */
function different(signs: (Sign | null)[]): Sign[] {
  return [...new Map(signs.flatMap((sign) => (sign ? [[sign.term, sign] as const] : [])).toReversed()).values()].toReversed();
}

/** The signs at a point of the window, the topmost first; barges and the export marker, which no hand touches, are above all. */
export function signsAt(x: number, y: number): Sign[] {
  const there = document.elementsFromPoint(x, y);
  if (there[0]?.closest(OVER)) return [];
  const pieces = [...document.querySelectorAll('.piece[data-sign]')].filter((piece) => {
    const { left, top, right, bottom } = piece.getBoundingClientRect();
    // A piece is drawn in the middle of its frame.
    const [width, height] = [(right - left) / 4, (bottom - top) / 4];
    return x > left + width && x < right - width && y > top + height && y < bottom - height;
  });
  return different([...pieces, ...there].map(signOf));
}

/** The signs of what the keyboard is on: of a place on the map, or of a player's board. */
export function signsOf(element: Element): Sign[] {
  const board = element.closest('[data-part="players"]');
  if (board) return different([...board.querySelectorAll('[data-sign]')].map(signOf));
  const place = element.closest('[data-place]');
  if (!place) return different([signOf(element)]);
  const { left, top, width, height } = place.getBoundingClientRect();
  const spots = [0.5, 0.2, 0.8].flatMap((across) => [0.5, 0.2, 0.8].map((down) => [across, down] as const));
  return different(spots.flatMap(([across, down]) => signsAt(left + across * width, top + down * height)));
}
