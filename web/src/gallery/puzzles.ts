/** Puzzles. */
import { board, game, NAMES, speaker } from '../fixtures/game';
import { puzzle, puzzles, wholeTurn } from '../fixtures/puzzle';
import { triedAt } from '../fixtures/trying';
import { keepHad } from '../puzzles/puzzles';
import { Playing } from '../puzzles/playing.svelte';
import Judged from '../puzzles/Judged.svelte';
import OwnPuzzles from '../puzzles/OwnPuzzles.svelte';
import PuzzleRoom from '../puzzles/PuzzleRoom.svelte';
import PuzzlePage from '../pages/PuzzlePage.svelte';
import Puzzles from '../pages/Puzzles.svelte';
import { showing } from './entry';

await speaker.learn('puzzles', 'advice');
const answers = { '/api/try': triedAt(game.sale), [`/api/puzzles/${puzzle.id}`]: puzzle };
const back = { to: '/puzzles', name: speaker.say('puzzle-all') };
const page = () => ({
  puzzle,
  title: speaker.say('theme-sale'),
  about: speaker.say('puzzle-found_by', { level: speaker.say('bot-schiffer') }),
  next: '/puzzles/1-5-3',
  back,
  board,
  speaker,
});

/** Somebody has solved one and failed at another. */
const had = (): void =>
  keepHad({ first: { '1-4-6': true, '1-5-3': false }, rating: { rating: 1620, rd: 210, vol: 0.06 }, day: 0, streak: 3 });

export const lists = showing(
  'pages/Puzzles',
  Puzzles,
  { room: 'wide' },
  {
    'at first': () => ({ puzzles, speaker }),
    'some were had': [() => ({ puzzles, speaker }), { before: had }],
    'on a phone': [() => ({ puzzles, speaker }), { before: had, room: 'phone' }],
  },
);

export const puzzlePages = showing(
  'pages/PuzzlePage',
  PuzzlePage,
  { room: 'wide', answers },
  {
    'something to choose': page,
    'of the day, on a phone': [() => ({ ...page(), title: speaker.say('puzzle-day') }), { room: 'phone' }],
    'the first decision of a turn': () => ({ ...page(), then: wholeTurn.then }),
    'by lamplight': [page, { dark: true }],
    'nobody answers': [page, { answers: {} }],
  },
);

function played(action: string): Playing {
  const playing = new Playing(puzzle);
  playing.before = playing.after = triedAt(game.sale);
  playing.chosen = action;
  return playing;
}
const judged = (action: string, who: string | null = null) => ({
  playing: played(action),
  back,
  played: who,
  board,
  speaker,
  next: '/puzzles/1-5-3',
  onagain: () => {},
  onsolve: () => {},
  onpoint: () => {},
});
export const judgements = showing(
  'puzzles/Judged',
  Judged,
  { room: 'panel' },
  {
    right: () => judged('sell ruhrort'),
    wrong: () => judged('sell muelheim'),
    'as in the game': () => judged('sell muelheim', 'Carla'),
    'the turn goes on': () => ({ ...judged('sell muelheim'), onturn: () => {} }),
    'the turn is over': () => ({ ...judged('sell ruhrort'), costs: puzzle.answers.map(({ cost }) => cost) }),
  },
);

const own = () => ({ table: game.new.id, seat: puzzle.seat, at: 1, board, speaker });
const ofReview = `review/puzzles/${puzzle.seat}`;
export const ownPuzzles = showing(
  'puzzles/OwnPuzzles',
  OwnPuzzles,
  { room: 'wide', answers: { ...answers, [ofReview]: { players: NAMES, puzzles: [{ ...puzzle, id: 'step-6', difficulty: null }] } } },
  {
    'something to choose': own,
    'on a phone': [own, { room: 'phone' }],
    'nothing to solve': [own, { answers: { [ofReview]: { players: NAMES, puzzles: [] } } }],
    'none there': [own, { answers: {} }],
  },
);

const room = (path: string) => ({ path, search: '', puzzles, board, speaker });
export const rooms = showing(
  'puzzles/PuzzleRoom',
  PuzzleRoom,
  { room: 'wide', answers },
  { 'the list': () => room('/puzzles'), 'a puzzle': () => room(`/puzzles/${puzzle.id}`), 'no puzzle': () => room('/puzzles/none') },
);
