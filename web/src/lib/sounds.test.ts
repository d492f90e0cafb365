import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { event } from '../testing';
import { play, soundOf } from './sounds';
import { wishes } from './wishes.svelte';

/** Tones that were struck. */
let struck = 0;
let touched = true;

class Silence {
  currentTime = 0;
  state = 'running';
  destination = {};
  private readonly param = {
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  };
  createOscillator = () => ({ frequency: this.param, connect: <T>(to: T): T => to, start: () => struck++, stop: () => undefined });
  createGain = () => ({ gain: this.param, connect: <T>(to: T): T => to });
}

beforeEach(() => {
  [struck, touched] = [0, true];
  vi.stubGlobal('AudioContext', Silence);
  vi.useFakeTimers();
  Object.defineProperty(navigator, 'userActivation', { configurable: true, get: () => ({ hasBeenActive: touched }) });
});

afterEach(() => {
  vi.useRealTimers();
});

test('nothing sounds before somebody has touched the page, or for who wants silence', () => {
  touched = false;
  play('turn');
  touched = true;
  wishes.useSounds(false);
  play('turn');
  vi.runAllTimers();
  expect(struck).toBe(0);
  wishes.useSounds(true);
  play('turn');
  // First what is seen.
  expect(struck).toBe(0);
  vi.runAllTimers();
  expect(struck).toBeGreaterThan(0);
});

test('a moment sounds like what moves in it', () => {
  const [leaves, reaches] = ['bank', 'seat:0'];
  const die = event('transported', {}, { moves: [{ piece: 'die', leaves, reaches, colour: 'black', pips: 3 }] });
  const coin = event('wage_paid', {}, { moves: [{ piece: 'coin', leaves, reaches, count: 2 }] });
  const house = event('city_built', {}, { moves: [{ piece: 'warehouse', leaves, reaches, seat: 0 }] });
  expect([[die], [coin], [house], [event('lock_built')], [event('passed')]].map(soundOf)).toEqual([
    'die',
    'coin',
    'building',
    'building',
    null,
  ]);
});
