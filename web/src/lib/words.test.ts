import { expect, test } from 'vitest';
import speech from '../fixtures/speech.json';
import { board } from '../fixtures/game';
import { expected, sentences, sureness } from './advising';
import type { Estimate, GameEvent, Hint, Problem, Refusal } from './types';
import { bundleOf, LANGUAGES, Speaker } from './words';

/** What is said, of what, and the sentences of `ruhr.language` in the order of the languages. */
type Told = [keyof typeof SAID, unknown, ...string[]];
const told = speech.told as unknown as Told[];

/** How the browser says each of them. */
const SAID = {
  event: (speaker: Speaker, given: unknown) => speaker.event(given as GameEvent),
  own_event: (speaker: Speaker, given: unknown) => speaker.with(speech.names, speech.reader).event(given as GameEvent),
  refusal: (speaker: Speaker, given: unknown) => speaker.refusal(given as Refusal),
  action: (speaker: Speaker, given: unknown) => speaker.action(given as string),
  problem: (speaker: Speaker, given: unknown) => speaker.problem(given as Problem),
  place: (speaker: Speaker, given: unknown) => speaker.place(given as string),
  demand: (speaker: Speaker, given: unknown) => speaker.demand(given as number),
  advice: (speaker: Speaker, given: unknown) => sentences(speaker, given as Hint).join(' '),
  sureness: (speaker: Speaker, given: unknown) => sureness(speaker, given as Hint),
  estimate: (speaker: Speaker, given: unknown) => expected(speaker, given as Estimate, 1),
};

test.each(LANGUAGES.map((language, at) => [language, at] as const))('in %s the browser says what Python says', async (language, at) => {
  const speaker = new Speaker(language, await bundleOf(language), board, speech.names);
  await speaker.learn('advice', 'refusals');
  for (const [what, given, ...sentences] of told)
    expect.soft(await SAID[what](speaker, given), `${what} ${JSON.stringify(given)}`).toBe(sentences[at]);
});

test.each(Object.keys(SAID))('there is something to compare of every kind: %s', (kind) => {
  expect(told.filter(([what]) => what === kind).length).toBeGreaterThan(0);
});
