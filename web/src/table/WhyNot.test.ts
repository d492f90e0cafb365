import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { Refusal } from '../lib/types';
import { board, game, say, speaker, textOf } from '../testing';
import WhyNot from './WhyNot.svelte';

const { refusals } = game.debts;
const show = (given: Refusal[], filter = true): void => void render(WhyNot, { refusals: given, board, speaker, filter });
const reasons = (): HTMLElement[] => screen.queryAllByRole('listitem');
const reasonFor = (words: string): HTMLElement => reasons().find((reason) => textOf(reason).startsWith(words))!;

test('what is refused at many places for the same reason is told once, with all the places', () => {
  show(refusals);
  const lock = reasonFor(speaker.action('lock lock_herbede'));
  const others = refusals.filter(({ code }) => code === 'lock_stands').slice(1);
  expect(textOf(lock)).toContain(others.map(({ action }) => speaker.place(action.split(' ')[1]!)).join(', '));
  expect(textOf(lock)).toContain(speaker.refusal(refusals[0]!));
  expect(reasons().length).toBeLessThan(refusals.length / 2);
});

test('another reason at the same kind of place is told apart', () => {
  show(refusals);
  expect(textOf(reasonFor(speaker.action('city witten')))).not.toContain(
    speaker.refusal(refusals.find(({ code }) => code === 'in_city_already')!),
  );
  expect(reasonFor(speaker.action('city kettwig'))).toBeDefined();
});

test('every reason leads to its rule, if there is one', () => {
  show([refusals[0]!, { ...refusals.at(-1)!, section: null }]);
  const [lock, repay] = reasons();
  expect(within(lock!).getByRole('link').getAttribute('href')).toBe('/rules#s6.6');
  expect(within(repay!).queryByRole('link')).toBeNull();
});

test('many reasons stand under the headings of their kinds', () => {
  show(refusals);
  const headings = screen.getAllByRole('heading').map(textOf);
  expect(headings).toEqual(
    ['player-locks', 'heading-cities', 'heading-depots', 'heading-port', 'heading-white', 'heading-other'].map((key) => say(key)),
  );
});

test('the filter finds words of the reason and of every place, in small letters or large', async () => {
  show(refusals);
  const field = screen.getByRole('searchbox', { name: say('why-filter') });
  const name = speaker.place('lock_papiermuehle');
  await fireEvent.input(field, { target: { value: `  ${name.toUpperCase()} ` } });
  expect(reasons()).toHaveLength(1);
  expect(textOf(reasons()[0])).toContain(name);
  await fireEvent.input(field, { target: { value: 'zeppelin' } });
  expect(reasons()).toEqual([]);
  expect(textOf(screen.getByRole('region'))).toBe(say('why-nothing'));
});

test('it says so when nothing is impossible', () => {
  show([]);
  expect(textOf(screen.getByRole('region'))).toBe(say('why-nothing'));
});

test('a long list is reached with the keyboard', () => {
  show(refusals);
  expect(screen.getByRole('region', { name: say('why-title') }).tabIndex).toBe(0);
});

test('a few reasons beside the list have no filter', () => {
  show(refusals.slice(0, 1), false);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(reasons()).toHaveLength(1);
});

test('shifts from different columns are told apart', () => {
  const none = { code: 'not_in_column', section: '6.6', values: {} } as const;
  show(['belgium netherlands', 'belgium rhineland', 'rhineland belgium'].map((way) => ({ ...none, action: `shift ${way}` })));
  expect(reasons()).toHaveLength(2);
});
