import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { listed } from '../gallery/listed';
import { say, speaker, textOf } from '../testing';
import TableAbout from './TableAbout.svelte';

const terms = (): string => textOf(document.querySelector('small:last-of-type'));

test('the list says of a table that its deal can be known', () => {
  render(TableAbout, { table: listed('known', 1, { origin: 'record', known_deal: true }), speaker });
  expect(terms()).toContain(say('deal-known'));
});

test('the list says of a table that it goes on from a position', () => {
  render(TableAbout, { table: listed('chosen', 1, { origin: 'position' }), speaker });
  expect(terms()).toContain(say('position-goes_on'));
});

test('the list says nothing of a fresh deal', () => {
  render(TableAbout, { table: listed('fresh', 1, { origin: 'the-table-before' }), speaker });
  expect(terms()).not.toContain(say('deal-known'));
  expect(terms()).not.toContain(say('position-goes_on'));
});
