import { expect, test, vi } from 'vitest';
import { Errand } from './errand.svelte';
import type { Speaker } from './words';

const speaker = (): Speaker => ({ say: (key: string) => key }) as unknown as Speaker;

/** Something that ends when it is told to. */
function pending(): { what: () => Promise<void>; end: () => void } {
  let end = (): void => {};
  const over = new Promise<void>((resolve) => (end = resolve));
  return { what: () => over, end };
}

test('what is clicked while the page still reads is done when it has read', async () => {
  const errand = new Errand(speaker);
  const reading = pending();
  errand.read(reading.what);
  const deed = vi.fn(async () => 'It is done.');
  const doing = errand.carryOut(deed);
  expect([deed.mock.calls.length, errand.busy]).toEqual([0, true]);
  reading.end();
  await doing;
  expect([deed.mock.calls.length, errand.busy, errand.done]).toEqual([1, false, 'It is done.']);
});

test('who clicks twice has done it once', async () => {
  const errand = new Errand(speaker);
  const first = pending();
  const again = vi.fn(async () => {});
  const doing = errand.carryOut(first.what);
  await errand.carryOut(again);
  first.end();
  await doing;
  expect(again).not.toHaveBeenCalled();
  await errand.carryOut(again);
  expect(again).toHaveBeenCalledOnce();
});

test('what goes wrong is told, by the page if it knows, and what follows makes good for it', async () => {
  const errand = new Errand(speaker, (error) => (error as Error).message);
  await errand.carryOut(async () => Promise.reject(new Error('No key was made.')));
  expect([errand.problem, errand.done, errand.busy]).toEqual(['No key was made.', '', false]);
  await errand.carryOut(async () => 'Now it was.');
  expect([errand.problem, errand.done]).toEqual(['', 'Now it was.']);
});
