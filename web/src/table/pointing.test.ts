import { beforeEach, expect, test, vi } from 'vitest';
import { Past } from '../lib/past.svelte';
import { wishes } from '../lib/wishes.svelte';
import { ANNA, BEN, board, CARLA, event, follow, game, media, NAMES, say, speaker, type Moment } from '../testing';
import { Pointing } from './pointing.svelte';
import { lyingAt } from './sight';
import { Situation } from './situation.svelte';

/** Point at the board in a moment of the game, as who has to decide if nobody else is named. */
function point(moment: Moment, hand: string, seats = [moment.table.decider!]) {
  const asked = seats.includes(moment.table.decider!) ? moment.asked : null;
  const { live, socket } = follow({ table: moment.table, asked, seats });
  const past = new Past(live);
  const following = { choose: vi.fn(), show: vi.fn(), tell: vi.fn() };
  const pointing = new Pointing(new Situation(live, past, board, () => speaker), following);
  pointing.hand = hand;
  return { pointing, past, live, socket, ...following };
}
/** Two moments. */
const shownFor = [event('started', { seat: ANNA }), event('started', { seat: BEN })];
const offered = (moment: Moment, action: string) => moment.asked.find((one) => one.action === action)!;

beforeEach(() => media());

test('with a mouse one click does what can be done at a place', () => {
  const { pointing, choose } = point(game.sale, 'mouse');
  pointing.choose('space:kettwig');
  expect(choose.mock.calls).toEqual([[offered(game.sale, 'sell kettwig')]]);
  expect(pointing.chosen).toBeNull();
});

test.each(['touch', 'key'])('by %s a place is selected first, told and shown, and done when it is chosen again', (hand) => {
  const { pointing, choose, show, tell } = point(game.sale, hand);
  pointing.choose('space:kettwig');
  expect(choose).not.toHaveBeenCalled();
  expect(pointing.chosen).toBe('space:kettwig');
  expect(show).toHaveBeenCalledOnce();
  const { causes } = offered(game.sale, 'sell kettwig');
  const own = speaker.with(NAMES, game.sale.table.decider!);
  expect(tell.mock.calls).toEqual([
    [[`${pointing.describe('space:kettwig')}.`, say('ask-again'), ...causes.map((event) => own.event(event))].join(' ')],
  ]);
  pointing.choose('space:kettwig');
  expect(choose).toHaveBeenCalledOnce();
});

test('where many things can be done, a click leaves the choice to the list', () => {
  const { pointing, choose, show } = point(game.purchase, 'mouse');
  expect(pointing.places.get('city:witten')).toHaveLength(2);
  pointing.choose('city:witten');
  expect(choose).not.toHaveBeenCalled();
  expect([pointing.chosen, show.mock.calls.length]).toEqual(['city:witten', 1]);
});

test('a place where nothing can be done is looked at, and shown', () => {
  const { pointing, choose, show } = point(game.sale, 'touch');
  pointing.choose('space:herbede');
  expect([pointing.looked, pointing.chosen, show.mock.calls.length]).toEqual(['space:herbede', null, 1]);
  expect(choose).not.toHaveBeenCalled();
});

test('where nothing can be done in a town, it stands for its warehouses', () => {
  const { pointing, choose } = point(game.debts, 'mouse');
  pointing.look('space:werden');
  expect(pointing.looked).toBe('city:werden');
  pointing.choose('space:werden');
  expect(choose.mock.calls).toEqual([[offered(game.debts, 'city werden')]]);
});

test('the way of a sale is shown for what is looked at, on the board and in the list', () => {
  const { pointing } = point(game.sale, 'mouse');
  expect(pointing.way).toBeNull();
  pointing.look('space:kettwig');
  expect(pointing.way).toEqual(['pauline', 'kettwig']);
  pointing.consider('space:ruhrort', 'sell ruhrort');
  expect(pointing.way).toEqual(['pauline', 'ruhrort']);
  pointing.forget();
  expect(pointing.way).toBeNull();
});

test('the plan of a hint is shown as long as nothing else is looked at', () => {
  const { pointing } = point(game.sale, 'mouse');
  pointing.plan({ way: ['gewalt', 'hattingen'], place: 'space:lock_horst' });
  expect([pointing.way, pointing.focus]).toEqual([['gewalt', 'hattingen'], 'space:lock_horst']);
  pointing.look('space:kettwig');
  expect([pointing.way, pointing.focus]).toEqual([['pauline', 'kettwig'], 'space:kettwig']);
  pointing.look(null);
  pointing.plan({ way: null, place: null });
  expect([pointing.way, pointing.focus]).toEqual([null, null]);
});

test('a place says what lies there and what can be done there', () => {
  const { pointing } = point(game.sale, 'key');
  const lying = lyingAt('space:kettwig', game.sale.table.view, board, speaker);
  expect(pointing.describe('space:kettwig')).toBe(`${lying}, ${speaker.action('sell kettwig')}`);
});

test('others, and who looks back, can choose nothing', async () => {
  expect(point(game.sale, 'mouse', [ANNA, BEN]).pointing.legal.size).toBe(0);
  const { pointing, past } = point(game.sale, 'mouse', [CARLA]);
  expect(pointing.legal.size).toBe(game.sale.asked.length);
  await past.look(5);
  expect(pointing.legal.size).toBe(0);
});

test('while something is shown, a click is for that and chooses nothing', () => {
  wishes.usePace('normal');
  const { pointing, choose, show, live, socket } = point(game.sale, 'mouse');
  socket.tell({ ...game.changes[0]!, version: game.sale.table.version + 1, patch: [], asked: null, events: shownFor });
  expect(live.stage.showing).toBe(true);
  pointing.choose('space:kettwig');
  expect([choose.mock.calls, show.mock.calls, pointing.chosen, pointing.looked]).toEqual([[], [], null, null]);
});
