/** The rules as the server tells them: read once for each language, found by anchor and by words. */
import { ask } from '../lib/server';
import type { Language } from '../lib/words';
import type { components } from '../wire';

export type Rules = components['schemas']['Rules'];
export type Chapter = components['schemas']['Chapter'];
export type Rule = components['schemas']['Rule'];

const known = new Map<Language, Rules>();

/** The rules, if they were read before. */
export const knownRules = (language: Language): Rules | null => known.get(language) ?? null;

export async function readRules(language: Language): Promise<Rules> {
  const rules = known.get(language) ?? (await ask<Rules>('GET', `/api/rules?language=${language}`));
  known.set(language, rules);
  return rules;
}

/** The rule an anchor leads to: a rule's own id, `s6.4` for a section, or the key of an event, refusal or word. */
export function ruleAt(anchor: string, rules: Rules): string | null {
  if (rules.chapters.some((chapter) => chapter.rules.some((rule) => rule.id === anchor))) return anchor;
  const led = rules.links[anchor];
  if (led) return led;
  let section = /^s(\d+(?:\.\d+)*)$/.exec(anchor)?.[1] ?? '';
  if (section.endsWith('.0')) section = section.slice(0, -2);
  while (section) {
    const known = rules.sections[section];
    if (known) return known;
    section = section.split('.').slice(0, -1).join('.');
  }
  return null;
}

/** Letters only, without accents: who types “ecluse” finds “écluse”. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The chapters with the rules in which all the words occur. */
export function found(chapters: Chapter[], wanted: string): Chapter[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return chapters;
  const fits = (rule: Rule, chapter: Chapter): boolean => {
    const marks = [...rule.sections.map((section) => `§${section}`), ...rule.rulings];
    const text = plain([chapter.title, rule.title, rule.text, rule.ruling, ...rule.rows, ...marks].join(' '));
    return words.every((word) => text.includes(word));
  };
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => fits(rule, chapter)) }))
    .filter((chapter) => chapter.rules.length);
}
