import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ANNA, BEN, board, CARLA, event, FakeSocket, follow, game, type Following } from '../testing';
import { momentsOf } from './moments';
import { prepare, Stage } from './stage.svelte';
import type { Change, GameEvent, View } from './types';
import { wishes } from './wishes.svelte';

const NORMAL = 600;
let hidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  wishes.usePace('normal');
  hidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});

/** A change, as far as the stage looks at it. */
const change = (version: number, ...events: GameEvent[]): Change => ({ ...game.changes[0]!, version, events });
const chosen = (seat: number): GameEvent => event('option_chosen', { seat });
const started = (seat: number): GameEvent => event('started', { seat });
const sold = (seat: number): GameEvent => event('sold', { seat });

/** A stage before the eyes of Anna, and everything that is seen to happen there, in its order. */
function watch() {
  const seen: string[] = [];
  const stage: Stage<Change> = new Stage<Change>({
    apply: ({ version }) => seen.push(`change ${version}`),
    shown: () => seen.push('all shown'),
    seats: () => [ANNA],
  });
  let last = -1;
  /** Let time pass, and write down what is seen meanwhile. */
  const look = (milliseconds: number): string[] => {
    const note = (): void => {
      if (!stage.moment || stage.moment.number === last) return;
      last = stage.moment.number;
      const all = seen.at(-1) === 'all shown' ? [seen.pop()!] : [];
      seen.push(stage.moment.events.map(({ kind }) => kind).join(' + '), ...all);
    };
    note();
    for (let passed = 0; passed < milliseconds; passed += 10) {
      vi.advanceTimersByTime(10);
      note();
    }
    return seen;
  };
  return { stage, seen, look };
}

test('purses and points are counted as what brings them is shown', async () => {
  await prepare();
  const { stage, look } = watch();
  const { view } = game.sale.table;
  const paid = (seat: number, thalers: number, points = 0): GameEvent => ({ ...chosen(seat), gains: [{ seat, thalers, points }] });
  const seen = (): View['players'] => stage.between(view, view, board).players;
  const purses = (): number[] => seen().map((player, seat) => player.thalers - view.players[seat]!.thalers);
  stage.hear(change(1, paid(ANNA, -2), paid(BEN, 3, 4), paid(ANNA, 1)));
  expect(purses()).toEqual([-2, 0, 0]);
  expect(seen()[CARLA]).toBe(view.players[CARLA]);
  look(NORMAL);
  expect(purses()).toEqual([-2, 3, 0]);
  expect(seen()[BEN]!.points).toBe(view.players[BEN]!.points + 4);
  // With the last of it everything is as it is afterwards.
  look(NORMAL);
  expect(stage.between(view, view, board)).toBe(view);
});

describe('what happens is cut into moments', () => {
  test('in the order in which it happened, and nothing is left out', () => {
    for (const { events } of game.changes) expect(momentsOf(events).flat()).toEqual(events);
  });

  test('a sale is one thing, with what was lost on the way and what it brings', () => {
    const sale = [
      event('quality_lost', { seat: BEN }),
      sold(BEN),
      event('token_gained', { seat: BEN }),
      event('demand_taken', { seat: BEN }),
      event('city_income', { seat: ANNA }),
    ];
    expect(momentsOf([started(BEN), ...sale, sold(CARLA)])).toEqual([[started(BEN)], sale, [sold(CARLA)]]);
  });

  test('a draw is one thing with the demand it brings', () => {
    const draw = [event('marker_drawn'), event('demand_placed', { space: 'styrum' }), event('demand_placed', { space: 'winz' })];
    expect(momentsOf([event('turn_began'), ...draw, chosen(ANNA)])).toEqual([[event('turn_began')], draw, [chosen(ANNA)]]);
  });

  test('what two players do are two things', () => {
    const [one, other] = [event('progress_gained', { seat: ANNA }), event('progress_gained', { seat: BEN })];
    expect(momentsOf([one, one, other])).toEqual([[one, one], [other]]);
  });
});

test('one thing is shown after the other, and a change is carried out when the one before has been shown', () => {
  const { stage, look } = watch();
  stage.hear(change(1, chosen(BEN), started(BEN)));
  stage.hear(change(2, chosen(CARLA)));
  expect(look(0)).toEqual(['change 1', 'option_chosen']);
  expect(look(NORMAL)).toEqual(['change 1', 'option_chosen', 'started']);
  expect(look(NORMAL)).toEqual(['change 1', 'option_chosen', 'started', 'change 2', 'option_chosen']);
  expect(stage.showing).toBe(true);
  expect(look(NORMAL).at(-1)).toBe('all shown');
  expect(stage.showing).toBe(false);
});

test('what comes while something is shown waits its turn', () => {
  const { stage, look, seen } = watch();
  stage.hear(change(1, chosen(BEN)));
  look(NORMAL - 50);
  const moment = stage.moment;
  stage.hear(change(2, chosen(CARLA)));
  expect([stage.moment, seen.includes('change 2')]).toEqual([moment, false]);
  look(100);
  expect(seen).toEqual(['change 1', 'option_chosen', 'change 2', 'option_chosen']);
});

test.each([
  ['slow', 1200],
  ['normal', 600],
  ['fast', 250],
] as const)('at the pace %s a moment takes %i milliseconds', (pace, lasts) => {
  wishes.usePace(pace);
  const { stage, look } = watch();
  stage.hear(change(1, chosen(BEN), started(BEN)));
  expect(look(lasts - 20).at(-1)).toBe('option_chosen');
  expect(look(20).at(-1)).toBe('started');
});

test('at once means at once', () => {
  wishes.usePace('at_once');
  const { stage, seen } = watch();
  stage.hear(change(1, chosen(BEN), started(BEN)));
  expect([seen, stage.moment, stage.showing]).toEqual([['change 1', 'all shown'], null, false]);
});

test('what causes nothing to see is carried out without delay', () => {
  const { stage, seen } = watch();
  stage.hear(change(1));
  expect([seen, stage.showing]).toEqual([['change 1', 'all shown'], false]);
});

test('who has seen enough skips to the end', () => {
  const { stage, look } = watch();
  for (const version of [1, 2, 3]) stage.hear(change(version, chosen(BEN), started(BEN)));
  look(100);
  stage.skip();
  expect(look(5000)).toEqual(['change 1', 'option_chosen', 'change 2', 'change 3', 'all shown']);
  expect([stage.showing, stage.moment]).toEqual([false, null]);
  // There is nothing more to skip.
  stage.skip();
  expect(look(0)).toHaveLength(5);
});

test('an own sale takes its time also at a fast pace', () => {
  wishes.usePace('fast');
  const { stage, look } = watch();
  stage.hear(change(1, sold(BEN), sold(ANNA), sold(CARLA)));
  look(250);
  expect(stage.moment?.lasts).toBe(NORMAL);
  expect(look(NORMAL - 20).filter((one) => one === 'sold')).toHaveLength(2);
  expect(look(20).filter((one) => one === 'sold')).toHaveLength(3);
});

test('an own sale is seen even at once and after skipping, while one may decide already', () => {
  for (const pace of ['at_once', 'normal'] as const) {
    wishes.usePace(pace);
    const { stage, look } = watch();
    stage.hear(change(1, started(ANNA)));
    stage.hear(change(2, sold(ANNA), chosen(BEN)));
    stage.skip();
    expect(stage.showing).toBe(false);
    expect(stage.moment?.events).toEqual([sold(ANNA)]);
    stage.hear(change(3, chosen(CARLA)));
    // It is not replaced by what comes then.
    expect(stage.moment?.events).toEqual([sold(ANNA)]);
    look(10_000);
    expect(stage.moment).toBeNull();
  }
});

test('nobody sees what happens behind a hidden page, or while he looks at something else', () => {
  for (const away of [true, false]) {
    const { stage, seen } = watch();
    [stage.away, hidden] = [away, !away];
    stage.hear(change(1, chosen(BEN)));
    stage.hear(change(2, sold(ANNA)));
    expect(seen.filter((one) => one.startsWith('change'))).toEqual(['change 1', 'change 2']);
    expect(stage.showing).toBe(false);
    hidden = false;
  }
});

test('a story that has become long is not told moment by moment', () => {
  const { stage, seen } = watch();
  for (let version = 1; version <= 120; version++) stage.hear(change(version, chosen(BEN)));
  expect(seen.filter((one) => one.startsWith('change')).length).toBeGreaterThan(100);
});

test('who goes away leaves nothing behind', () => {
  const { stage, look } = watch();
  stage.hear(change(1, chosen(BEN), started(BEN)));
  stage.clear();
  expect(look(5000)).toEqual(['change 1']);
});

describe('at a table', () => {
  const asking = game.changes.findIndex(({ asked }) => asked);
  const AFTER_ALL = 60_000;

  /** Come to the new table and hear the first changes. */
  function hear(count: number): Following {
    const following = follow({ table: game.new });
    for (const one of game.changes.slice(0, count)) following.socket.tell(one);
    return following;
  }

  /** Lose the connection, and miss some changes until it is back. */
  function miss({ socket }: Following, from: number, to: number): void {
    socket.drop();
    vi.advanceTimersByTime(300);
    const again = FakeSocket.all.at(-1)!;
    again.accept();
    again.tell({ type: 'welcome', table: null, asked: null, seats: [ANNA], chat: [], version: to });
    for (const one of game.changes.slice(from, to)) again.tell(one);
  }

  test('the question comes when everything before it has been shown, and then all is of one moment', async () => {
    const { live } = hear(asking + 1);
    await vi.advanceTimersByTimeAsync(0);
    expect(live.table!.version).toBeLessThan(asking + 1);
    expect(live.asked).toBeNull();
    // What is still to be shown stands in no log, and nothing can be sent meanwhile.
    expect(live.story.steps.length).toBeLessThanOrEqual(live.table!.step + 1);
    live.play('done');
    expect(live.waiting).toBe(false);
    await vi.advanceTimersByTimeAsync(AFTER_ALL);
    expect(live.table!.version).toBe(asking + 1);
    expect(live.asked).toEqual(game.changes[asking]!.asked);
    live.close();
  });

  test('who lost the connection knows what was heard, and sees the little that was missed', () => {
    const following = hear(3);
    miss(following, 3, 8);
    expect(FakeSocket.all.at(-1)!.sent).toMatchObject([{ type: 'hello', version: 3 }]);
    expect(following.live.stage.showing).toBe(true);
    expect(following.live.table!.version).toBeLessThan(8);
    vi.advanceTimersByTime(AFTER_ALL);
    expect(following.live.table!.version).toBe(8);
    following.live.close();
  });

  test('who has missed much is not kept waiting', () => {
    const following = hear(3);
    miss(following, 3, 16);
    expect([following.live.table!.version, following.live.stage.showing]).toEqual([16, false]);
    following.live.close();
  });

  test('when the page is hidden, everything is carried out', () => {
    const { live } = hear(8);
    expect(live.stage.showing).toBe(true);
    hidden = true;
    document.dispatchEvent(new Event('visibilitychange'));
    expect([live.table!.version, live.stage.showing]).toEqual([8, false]);
    live.close();
  });
});
