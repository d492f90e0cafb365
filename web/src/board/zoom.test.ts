import { expect, test } from 'vitest';
import { enlarged, fitted, MOST, moved, settled, shown, toward } from './zoom';

const frame = { width: 900, height: 500 };
const map = { width: 880, height: 485 };
const middle = { x: 450, y: 250 };

test('fitted, the map lies in the middle of its frame', () => {
  expect(fitted(frame, map)).toEqual({ times: 1, x: 10, y: 7.5 });
});

test('what is under the hand stays there when the map is enlarged', () => {
  const before = enlarged(fitted(frame, map), 2, middle, frame, map);
  const hand = { x: 300, y: 200 };
  const after = enlarged(before, 1.3, hand, frame, map);
  for (const side of ['x', 'y'] as const)
    expect((hand[side] - after[side]) / after.times).toBeCloseTo((hand[side] - before[side]) / before.times);
});

test('the map is never smaller than fitted, and has a largest size', () => {
  expect(enlarged(fitted(frame, map), 0.2, middle, frame, map)).toEqual(fitted(frame, map));
  expect(enlarged(fitted(frame, map), 100, middle, frame, map).times).toBe(MOST);
});

test('nothing beside an enlarged map comes into sight', () => {
  const large = enlarged(fitted(frame, map), 2, middle, frame, map);
  expect(moved(large, { x: 9999, y: 9999 }, frame, map)).toMatchObject({ x: 0, y: 0 });
  expect(moved(large, { x: -9999, y: -9999 }, frame, map)).toMatchObject({ x: 900 - 1760, y: 500 - 970 });
});

test('a frame that grows takes the map along', () => {
  expect(settled({ times: 1, x: 10, y: 7.5 }, { width: 1000, height: 500 }, map)).toEqual({ times: 1, x: 60, y: 7.5 });
});

test('what the keyboard goes to comes into sight, and what is in sight does not move', () => {
  const large = enlarged(fitted(frame, map), 3, middle, frame, map);
  expect(shown(large, { x: 400, y: 200, width: 30, height: 30 }, frame, map)).toEqual(large);
  const after = shown(large, { x: -200, y: 200, width: 30, height: 30 }, frame, map);
  expect(after.x).toBeGreaterThan(large.x + 200);
  expect(after.y).toBe(large.y);
});

test('a small map is enlarged toward what is to be seen, a large one is not', () => {
  const small = { width: 440, height: 242 };
  const box = { x: 800, y: 300, width: 40, height: 40 };
  expect(toward(box, 0.7, frame, map).times).toBe(1);
  const { times, x, y } = toward(box, 0.35, small, small);
  expect(times).toBeGreaterThan(1.5);
  for (const [at, size, room] of [
    [x, box.x + 20, small.width],
    [y, box.y + 20, small.height],
  ] as const) {
    expect(at + size * 0.35 * times).toBeGreaterThan(0);
    expect(at + size * 0.35 * times).toBeLessThan(room);
  }
});
