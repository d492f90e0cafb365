import { expect, test } from 'vitest';
import printed from '../generated/board.json';
import type { Board } from '../lib/types';
import { mapLayout, stripLayout, type Layout } from './layout';

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
    for (const { x, y } of [placed, placed.label, placed.slots]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(layout.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(layout.height);
    }
  }
});

test('names on the map do not cover spaces or each other', () => {
  const layout = mapLayout(board);
  const named = layout.spaces.filter(({ space }) => space.kind !== 'obstacle');
  const boxes = named.map(({ space, label }) => {
    const half = space.name.length * (space.kind === 'city' || space.kind === 'port' ? 3.2 : 2.5);
    return { name: space.name, left: label.x - half, right: label.x + half, top: label.y - 9, bottom: label.y + 1 };
  });
  for (const one of boxes) {
    for (const other of boxes) {
      if (one === other) continue;
      const apart = one.right < other.left || other.right < one.left || one.bottom < other.top || other.bottom < one.top;
      expect(apart, `${one.name} and ${other.name}`).toBe(true);
    }
    for (const { x, y, space } of layout.spaces) {
      const covered = x > one.left && x < one.right && y > one.top && y < one.bottom;
      expect(covered, `${one.name} over ${space.name}`).toBe(false);
    }
  }
});

test('on the map every name stands nearest to its own place', () => {
  const { spaces } = mapLayout(board);
  const named = spaces.filter(({ space }) => space.kind !== 'obstacle');
  for (const { space, label } of named) {
    const half = (space.name.length * (space.kind === 'city' || space.kind === 'port' ? 8 : 6.6)) / 2;
    const away = (spot: { x: number; y: number }): number =>
      Math.hypot(Math.max(0, Math.abs(spot.x - label.x) - half), Math.max(0, Math.abs(spot.y - label.y + 4) - 8));
    const nearest = named.toSorted((one, other) => away(one) - away(other))[0]!;
    expect(nearest.space.name, space.name).toBe(space.name);
  }
});
