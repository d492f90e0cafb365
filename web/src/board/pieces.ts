/** Small drawings of our own, as SVG paths around the point 0 0. */
import type { Space } from '../lib/types';

/** Barges by seat: the same hull under four different rigs, so that they are told apart without colour. */
export const HULL = 'M-11 2H11L8 7H-8Z';
export const RIGS = [
  'M0 1V-11L8 -2H0Z', // a lateen sail
  'M-6 -10H6V-1H-6Z', // a square sail
  'M-1 1V-12H1V-9L9 -7L1 -5V1Z', // a pennant
  'M-6 1V-8H-2V1ZM2 1V-11H6V1Z', // two masts
] as const;

/** Warehouses by seat: the same roof over four different gables. */
export const HOUSE = 'M-6 6V-1L0 -6L6 -1V6Z';
export const GABLES = ['M-1.6 2.6H1.6', 'M-1.6 1V4M1.6 1V4', 'M0 0.6V4.6', 'M-1.8 1.2H1.8M-1.8 4H1.8'] as const;

/** What industries make: an anvil, a hammer and a gun. */
export const TRADES = {
  forge: 'M-7 -4H5C7 -4 8 -3 8 -1C5 -1 3 0 2 2V3H4V6H-4V3H-2V1C-5 1 -7 -1 -7 -4Z',
  hammer_mill: 'M-7 -6H3L6 -3V0H3L1 -2H-1V7H-4V-2H-7Z',
  gun_factory: 'M-9 -3H9V-1H1L-1 2H-3L-4 6H-8L-6 0L-9 -1Z',
} satisfies Record<NonNullable<Space['trade']>, string>;

/** Where coal is sold, as small signs: an anvil, a town's towers, an anchor. */
export const SITES = {
  industry: TRADES.forge,
  city: 'M-8 7V-2L-5 -7L-2 -2V1H2V-5H4V-8H6V-5H8V7Z',
  ruhrort:
    'M-1 -4.2A2.4 2.4 0 1 1 1 -4.2V-3H4V-1H1V5C4 4.6 5.6 3 6 1L8 2.4C7.2 5.6 4 8 0 8C-4 8 -7.2 5.6 -8 2.4L-6 1C-5.6 3 -4 4.6 -1 5V-1H-4V-3H-1Z',
};

/** An obstacle in the river, and the gates of the lock that can be built there. */
export const ROCKS = 'M-11 5l4 -9l4 5l3 -8l4 7l3 -4l4 9z';
export const GATES = 'M-10 -6H10M-10 6H10M-10 -6L0 -1L10 -6M-10 6L0 1L10 6';

/** Pips of a die, as centres on a square from -5 to 5. */
export const PIPS: readonly (readonly [number, number])[][] = [
  [],
  [[0, 0]],
  [
    [-3, -3],
    [3, 3],
  ],
  [
    [-3, -3],
    [0, 0],
    [3, 3],
  ],
  [
    [-3, -3],
    [3, -3],
    [-3, 3],
    [3, 3],
  ],
  [
    [-3, -3],
    [3, -3],
    [0, 0],
    [-3, 3],
    [3, 3],
  ],
  [
    [-3, -3.4],
    [3, -3.4],
    [-3, 0],
    [3, 0],
    [-3, 3.4],
    [3, 3.4],
  ],
];

/** A shield, to be filled with a territory's arms. */
export const SHIELD = 'M-13 -15H13V2C13 10 6 15 0 18C-6 15 -13 10 -13 2Z';

/** A ship's wheel: where coal needs a pilot. */
export const WHEEL = 'M-4.6 0A4.6 4.6 0 1 0 4.6 0A4.6 4.6 0 1 0 -4.6 0M0 -7.6V7.6M-6.6 -3.8L6.6 3.8M-6.6 3.8L6.6 -3.8';
