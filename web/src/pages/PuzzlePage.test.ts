import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { puzzle, puzzles, wholeTurn } from '../fixtures/puzzle';
import { answering, type Answers } from '../fixtures/server';
import type { Puzzle, PuzzleAndTurn } from '../lib/types';
import { triedAt } from '../fixtures/trying';
import { had } from '../puzzles/puzzles';
import { board, game, NAMES, speaker } from '../testing';
import { settling } from '../table/settling.svelte';
import OwnPuzzles from '../puzzles/OwnPuzzles.svelte';
import PuzzleRoom from '../puzzles/PuzzleRoom.svelte';

settling.moment = 0;

beforeEach(() => localStorage.clear());

async function shown(told: PuzzleAndTurn = { ...puzzle, then: [] }): Promise<void> {
  const answers = { '/api/try': triedAt(game.sale), [`/api/puzzles/${puzzle.id}`]: told };
  vi.stubGlobal('fetch', answering(answers).fetch);
  render(PuzzleRoom, { path: `/puzzles/${puzzle.id}`, search: '', puzzles, board, speaker });
  await screen.findByText(/What is best\?/);
}

const choose = async (action: string): Promise<boolean> =>
  fireEvent.click(await vi.waitUntil(() => document.querySelector(`[data-action="${action}"]`)));

test('a wrong answer is told what it costs and why, and can be tried again', async () => {
  await shown();
  await choose('sell muelheim');
  expect((await screen.findByText(/Not the best/)).textContent).toContain('Mülheim');
  expect(screen.getByRole('status').textContent).toContain('2.4 points and 5 %');
  expect(screen.getByText('Why')).toBeTruthy();
  expect(had().first).toEqual({ [puzzle.id]: false });
  await fireEvent.click(screen.getByText('Try again'));
  await choose('sell ruhrort');
  expect(await screen.findByText(/^Right/)).toBeTruthy();
  expect(had().first).toEqual({ [puzzle.id]: false });
});

test('a right answer is told what comes to mind first, what the others cost, and leads on', async () => {
  await shown();
  await choose('sell ruhrort');
  expect(await screen.findByText(/^Right/)).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('What comes to mind first');
  expect(screen.getByText('Next puzzle').getAttribute('href')).toBe('/puzzles/1-5-3');
  expect(had().first).toEqual({ [puzzle.id]: true });
});

// --- The whole turn -----------------------------------------------------------------------------------------

const goOn = () => fireEvent.click(screen.getByText('Play the turn on'));
const shownId = () => document.querySelector('[data-puzzle]')!.getAttribute('data-puzzle');

test('the turn goes on from the best choice, is rated once, and tells in the end what it has cost', async () => {
  await shown(wholeTurn);
  expect(screen.getByText(/Decision 1 of 3/)).toBeTruthy();
  await choose('sell muelheim');
  await screen.findByText(/Not the best/);
  const rating = had().rating;
  await goOn();
  await screen.findByText(/Decision 2 of 3/);
  expect(shownId()).toBe(`${puzzle.id}.2`);
  expect(screen.getAllByText(/goes on as after the best choice: .*Ruhrort/)).not.toEqual([]);
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByText(/What is best\?/)));
  await choose('sell ruhrort');
  await screen.findByText(/^Right/);
  expect(screen.queryByText(/The whole turn/)).toBeNull();
  await goOn();
  await screen.findByText(/Decision 3 of 3/);
  expect(document.querySelector('.on')).toBeNull();
  await choose('sell muelheim');
  await screen.findByText(/Not the best/);
  expect(screen.queryByText('Play the turn on')).toBeNull();
  expect(screen.getByText('The whole turn gave away 4.8 points and 10 % of your chance to win.')).toBeTruthy();
  await fireEvent.click(screen.getByText('Try again'));
  await choose('sell ruhrort');
  await screen.findByText(/^Right/);
  expect(screen.getByText(/The whole turn gave away 4.8 points/)).toBeTruthy();
  expect(had()).toMatchObject({ first: { [puzzle.id]: false }, rating });
});

test('a turn without fault is told to be one', async () => {
  await shown({ ...wholeTurn, then: wholeTurn.then.slice(0, 1) });
  await choose('sell ruhrort');
  await screen.findByText(/^Right/);
  await goOn();
  await screen.findByText(/Decision 2 of 2/);
  await choose('sell ruhrort');
  expect(await screen.findByText('The whole turn: nothing given away.')).toBeTruthy();
});

test('where nothing is asked any more, nothing goes on', async () => {
  await shown();
  expect(screen.queryByText(/Decision 1/)).toBeNull();
  await choose('sell ruhrort');
  await screen.findByText(/^Right/);
  expect(screen.queryByText('Play the turn on')).toBeNull();
  expect(screen.queryByText(/The whole turn/)).toBeNull();
});

// --- The costliest turns of a game --------------------------------------------------------------------------

const seat = puzzle.seat;
const own = { ...puzzle, id: 'step-6', difficulty: null };
const ofReview = (puzzles: Puzzle[]) => ({ [`review/puzzles/${seat}`]: { players: NAMES, puzzles } });

function ownShown(answers: Answers, at = 1): string[] {
  const { fetch, asked } = answering({ '/api/try': triedAt(game.sale), ...answers });
  vi.stubGlobal('fetch', fetch);
  render(OwnPuzzles, { table: game.new.id, seat, at, board, speaker });
  return asked;
}

test('a turn of one’s own game is told by the players’ names, and is not rated', async () => {
  ownShown(ofReview([own, { ...own, id: 'step-9' }]));
  await screen.findByText(new RegExp(`${NAMES[seat]!} is to`));
  await choose('sell muelheim');
  await screen.findByText(/Not the best/);
  expect(screen.getByRole('status').textContent).toContain(
    `As ${NAMES[seat]!} did in the game. Against the best choice it costs 2.4 points`,
  );
  await fireEvent.click(screen.getByText('Try again'));
  await choose('sell ruhrort');
  await screen.findByText(/^Right/);
  expect(screen.getByRole('status').textContent).toContain(`What ${NAMES[seat]!} did`);
  expect(screen.getByText('Next puzzle').getAttribute('href')).toBe(`/table/${game.new.id}/review/puzzles/${seat}/2`);
  expect(screen.getAllByText('Back to the review')[0]!.closest('a')!.getAttribute('href')).toBe(`/table/${game.new.id}/review/6`);
  expect(had()).toMatchObject({ first: {}, rating: null, day: 0 });
});

test('after the last of them one goes back to the review', async () => {
  ownShown(ofReview([{ ...own, id: 'step-3' }, own]), 2);
  await screen.findByText(/What is best\?/);
  await choose('sell ruhrort');
  await screen.findByText(/^Right/);
  expect(screen.queryByText('Next puzzle')).toBeNull();
  expect(document.querySelector('a.button')!.textContent).toBe('Back to the review');
});

test('who gave nothing away has nothing to solve', async () => {
  ownShown(ofReview([]));
  await screen.findByText(new RegExp(`No turn of ${NAMES[seat]!}`));
});

test('a review that is not done is asked for and awaited', async () => {
  let done = false;
  const asked: string[] = [];
  const refusal = { error: { code: 'review_not_done', section: null, values: {} } };
  vi.stubGlobal('fetch', async (path: string, wish?: RequestInit) => {
    asked.push(`${wish?.method ?? 'GET'} ${path.split('/').slice(4).join('/')}`);
    if (path.endsWith('/review')) done = true;
    else if (path === '/api/try') return Response.json(triedAt(game.sale));
    else if (!done) return Response.json(refusal, { status: 409 });
    return Response.json({ players: NAMES, puzzles: [own] });
  });
  render(OwnPuzzles, { table: game.new.id, seat, at: 1, board, speaker });
  await screen.findByText(/being reviewed/);
  await screen.findByText(/What is best\?/);
  expect(asked.slice(0, 3)).toEqual([`GET review/puzzles/${seat}`, 'POST review', `GET review/puzzles/${seat}`]);
});
