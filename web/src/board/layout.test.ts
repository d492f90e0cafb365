import { expect, test } from 'vitest';
import printed from '../generated/board.json';
import type { Board } from '../lib/types';
import { mapLayout, stripLayout, textAt, type Layout } from './layout';
import { FINE, townText } from './names';

/** The board as the server tells it, kept beside the tests. */
const board = printed as unknown as Board;
const layouts: [string, Layout][] = [
  ['map', mapLayout(board)],
  ['strip', stripLayout(board)],
];

test.each(layouts)('all 49 spaces lie in order along the river of the %s, none upon another', (_, layout) => {
  expect(layout.spaces).toHaveLength(49);
  for (let index = 1; index < 49; index++) {
    expect(layout.reached[index]!).toBeGreaterThan(layout.reached[index - 1]!);
    const [one, other] = [layout.spaces[index - 1]!, layout.spaces[index]!];
    expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(24);
  }
});

test.each(layouts)('everything lies on the paper of the %s', (_, layout) => {
  for (const placed of layout.spaces) {
    for (const { x, y } of [placed, placed.label ?? placed, placed.slots]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(layout.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(layout.height);
    }
  }
});

/** The room that each name takes: its letters are not wider and not higher than this. */
const roomOf = ({ text, spaces }: Layout) =>
  spaces.flatMap(({ space, label, slots }) => {
    if (!label) return [];
    const size = space.kind === 'obstacle' ? FINE : space.kind === 'city' || space.kind === 'port' ? townText(text) : text;
    const half = Math.max(space.name.length * size * 0.2, space.kind === 'city' ? 40 : 0);
    return [
      {
        space,
        left: label.x - half,
        right: label.x + half,
        top: label.y - size * 0.7,
        bottom: space.kind === 'city' ? slots.y + 9 : label.y + size * 0.1,
      },
    ];
  });

const SIZES = [14, 15, 16, 17, 18.5];

test.each(SIZES)('names in a type of %s units do not cover spaces or each other', (size) => {
  const layout = mapLayout(board, size);
  const rooms = roomOf(layout);
  for (const one of rooms) {
    for (const other of rooms) {
      if (one === other) continue;
      const apart = one.right < other.left || other.right < one.left || one.bottom < other.top || other.bottom < one.top;
      expect(apart, `${one.space.id} and ${other.space.id}`).toBe(true);
    }
    for (const { x, y, space } of layout.spaces) {
      const covered = x > one.left && x < one.right && y > one.top && y < one.bottom;
      expect(covered, `${one.space.id} over ${space.id}`).toBe(false);
    }
  }
});

test.each(SIZES)('names in a type of %s units stand nearest to their own places, but for one at most in a narrow bend', (size) => {
  const layout = mapLayout(board, size);
  const named = layout.spaces.filter(({ space }) => space.kind !== 'obstacle');
  const misleading = roomOf(layout).filter(({ space, ...room }) => {
    const away = ({ x, y }: { x: number; y: number }): number =>
      Math.hypot(Math.max(room.left - x, 0, x - room.right), Math.max(room.top - y, 0, y - room.bottom));
    return space.kind !== 'obstacle' && named.toSorted((one, other) => away(one) - away(other))[0]!.space !== space;
  });
  expect(misleading.length, misleading.map(({ space }) => space.id).join()).toBeLessThanOrEqual(1);
  // That one is joined to its place by a line.
  for (const { space } of misleading) expect(layout.spaces.find((placed) => placed.space === space)!.leader, space.id).toBeDefined();
});

test('text is so large that it can be read, in units of the map', () => {
  for (const unit of [0.7, 0.724, 0.8, 1, 1.4]) expect(textAt(unit) * unit).toBeGreaterThanOrEqual(12);
  expect(textAt(0.3)).toBe(textAt(0.4));
});

test.each(layouts)(
  'an arrow of the %s leads from every storage to where its coal is sold, and three need a pilot instead',
  (_, { arrows, spaces }) => {
    const at = (id: string | null) => spaces.find(({ space }) => space.id === id)!;
    const storages = spaces.filter(({ space }) => space.kind === 'storage').map(({ space }) => space);
    expect(storages.filter(({ pilot }) => pilot)).toHaveLength(3);
    for (const { id, pilot, reaches } of storages) {
      const arrow = arrows.find(({ storage }) => storage === id);
      expect(Boolean(arrow), id).toBe(!pilot);
      if (!arrow) continue;
      const [from, to] = [arrow.along[0]!, arrow.along.at(-1)!];
      expect(Math.hypot(from.x - at(id).x, from.y - at(id).y), id).toBeLessThan(32);
      expect(Math.hypot(to.x - at(reaches).x, to.y - at(reaches).y), id).toBeLessThan(32);
    }
  },
);

test.each(SIZES)('in a type of %s units many locks have room for their price, and none covers anything by it', (size) => {
  const { spaces } = mapLayout(board, size);
  const obstacles = spaces.filter(({ space }) => space.kind === 'obstacle');
  const priced = obstacles.filter(({ priced }) => priced);
  expect(priced.length).toBeGreaterThan(obstacles.length / 3);
  const box = ({ slots }: (typeof spaces)[number], wide: number) => ({
    left: slots.x - wide,
    right: slots.x + wide,
    top: slots.y - size / 2,
    bottom: slots.y + size / 2,
  });
  for (const one of priced) {
    const own = box(one, 1.6 * size);
    for (const other of obstacles) {
      if (other === one) continue;
      const its = box(other, (other.priced ? 1.6 : 0.75) * size);
      expect(
        own.left >= its.right || its.left >= own.right || own.top >= its.bottom || its.top >= own.bottom,
        `${one.space.id} and ${other.space.id}`,
      ).toBe(true);
    }
  }
});
