import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { game, speaker, textOf } from '../testing';
import Causes from './Causes.svelte';

const events = game.sale.asked[0]!.causes;

test('every event is told in words and leads to its rule', () => {
  render(Causes, { props: { events, speaker } });
  const lines = screen.getAllByRole('listitem');
  expect(lines.map(textOf)).toEqual(events.map((event) => `${speaker.event(event)} §${event.section}`));
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(events.map((event) => `/rules#s${event.section}`));
});

test('the same event twice is told twice', () => {
  render(Causes, { props: { events: [events[0]!, events[0]!], speaker } });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
