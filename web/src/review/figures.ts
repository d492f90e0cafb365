/** Figures as the reader's language writes them. */
import type { ReviewedReveal } from '../lib/types';
import type { Language, Speaker } from '../lib/words';

/** What stands before a number below nought, as long as what stands before one above it. */
const MINUS = '\u2212';
const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

export const points = (number: number, language: Language): string =>
  minus(new Intl.NumberFormat(language, tenths).format(Math.round(10 * number) / 10 + 0));

/** With its sign, unless it is nought. */
export const signed = (number: number, language: Language): string =>
  minus(new Intl.NumberFormat(language, { ...tenths, signDisplay: 'exceptZero' }).format(number));

export const percent = (share: number): number => Math.round(100 * share) + 0;

/** A change of a chance, with its sign. */
export const signedPercent = (share: number, language: Language): string =>
  minus(new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }).format(percent(share)));

const minus = (written: string): string => written.replace('-', MINUS);

/** How sure a figure is: it lies within this with a probability of 95 %. */
export const width = (error: number): number => 1.96 * error;

/** What was revealed, in words. */
export function revealedThen({ kind, what }: ReviewedReveal, speaker: Speaker): string {
  switch (kind) {
    case 'first':
      return speaker.say('review-first', { name: speaker.name(Number(what)) });
    case 'country':
      return speaker.say('review-country', { country: speaker.say(`country-${what}`) });
    case 'marker':
      return speaker.say('review-marker', { marker: speaker.demand(Number(what)) });
  }
}
