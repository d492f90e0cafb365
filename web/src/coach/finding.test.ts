import { expect, test } from 'vitest';
import { bundleOf, LANGUAGES, Speaker } from '../lib/words';
import { board } from '../testing';
import { pieces } from './finding';
import { TERMS } from './terms';

test('the longest form is found, each word once, and nothing is lost of the text', async () => {
  const speaker = new Speaker('en', await bundleOf('en'), board);
  await speaker.learn('forms', 'glossary');
  const text = 'A coal depot is no storage; a depot is inland. Pilots!';
  const found = pieces(text, speaker);
  expect(found.map((piece) => piece.text).join('')).toBe(text);
  expect(found.filter(({ term }) => term).map(({ text, term }) => [text, term])).toEqual([
    ['coal depot', 'depot'],
    ['storage', 'storage'],
    ['Pilots', 'pilot'],
  ]);
});

test.each(LANGUAGES)('in %s every word of the game is found by its title, in the middle of a sentence', async (language) => {
  const speaker = new Speaker(language, await bundleOf(language), board);
  await speaker.learn('forms', 'glossary');
  for (const term of Object.keys(TERMS)) {
    const title = speaker.beside(`term-${term}`, 'title');
    expect(pieces(`– ${title}, …`, speaker).find((piece) => piece.text === title)?.term).toBe(term);
  }
});

test.each(LANGUAGES)('in %s what the coach says has words to point at', async (language) => {
  const speaker = new Speaker(language, await bundleOf(language), board);
  await speaker.learn('coach', 'forms');
  for (const topic of ['pilot', 'hauling', 'lock', 'debt', 'export', 'sell'])
    expect(pieces(speaker.say(`topic-${topic}`), speaker).some(({ term }) => term)).toBe(true);
});
