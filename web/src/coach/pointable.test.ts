import { render } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { board, CARLA, game, speaker } from '../fixtures/game';
import { hint } from '../fixtures/hint';
import Effects from '../table/Effects.svelte';
import Hint from '../table/Hint.svelte';
import { media } from '../testing';
import Words from './Words.svelte';

const [of] = game.sale.asked as [(typeof game.sale.asked)[number]];
const words = (root: ParentNode): string[] => [...root.querySelectorAll('.word')].map((word) => word.textContent);
beforeEach(() => media());

test('the words of a hint can be pointed at, what its steps are stays a way to the map', async () => {
  const { container } = render(Hint, { hint, board, speaker, onpoint: () => {}, onclose: () => {} });
  await vi.waitFor(() => expect(words(container)).toEqual(expect.arrayContaining(['Ruhrort', 'Thalers', 'token', 'lock'])));
  expect(container.querySelector('button button')).toBeNull();
});

test('so can those of what an action would cause, where somebody teaches, and else they are plain', async () => {
  const taught = render(Effects, { of, seat: CARLA, board, speaker, Words }).container;
  await vi.waitFor(() => expect(words(taught)).not.toEqual([]));
  const plain = render(Effects, { of, seat: CARLA, board, speaker }).container;
  expect(words(plain)).toEqual([]);
  const told = (root: ParentNode): string =>
    [...root.querySelectorAll('li')].map((one) => one.textContent.replace(/\s+/g, ' ').trim()).join();
  expect(told(taught)).toBe(told(plain));
});
