/** Finds the words of the game in a text. */
import type { Speaker } from '../lib/words';
import { TERMS, type TermId } from './terms';

/** A piece of a text, and the word of the game that it is, if it is one. */
export interface Piece {
  text: string;
  term: TermId | null;
}

interface Forms {
  pattern: RegExp;
  terms: Map<string, TermId>;
}
const found = new Map<string, Forms>();

/** Every form of every word of a language; the longer ones first, for "coal depot" is more than "depot". */
function formsOf(speaker: Speaker): Forms {
  const known = found.get(speaker.language);
  if (known) return known;
  const terms = new Map<string, TermId>();
  for (const id of Object.keys(TERMS) as TermId[])
    for (const form of speaker.say(`forms-${id}`).split('|')) terms.set(form.toLocaleLowerCase(speaker.language), id);
  const alternatives = [...terms.keys()].toSorted((one, other) => other.length - one.length).join('|');
  const forms = { pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'giu'), terms };
  found.set(speaker.language, forms);
  return forms;
}

/** A text in pieces: each word of the game is marked where it first stands. */
export function pieces(text: string, speaker: Speaker): Piece[] {
  const { pattern, terms } = formsOf(speaker);
  const all: Piece[] = [];
  const marked = new Set<TermId>();
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const term = terms.get(match[0].toLocaleLowerCase(speaker.language))!;
    if (marked.has(term)) continue;
    marked.add(term);
    if (match.index > end) all.push({ text: text.slice(end, match.index), term: null });
    all.push({ text: match[0], term });
    end = match.index + match[0].length;
  }
  if (end < text.length) all.push({ text: text.slice(end), term: null });
  return all;
}
