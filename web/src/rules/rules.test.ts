import { expect, test } from 'vitest';
import { found, ruleAt, type Rule, type Rules } from './rules';

const rule = (id: string, text: string, more: Partial<Rule> = {}): Rule => ({
  id,
  text,
  title: id,
  ruling: '',
  rows: [],
  sections: [],
  rulings: [],
  provenance: '',
  ...more,
});
const rules: Rules = {
  words: {},
  chapters: [
    { id: 'sell', title: 'Where can I sell?', rules: [rule('payout', 'Ein Würfel bringt Thaler.', { sections: ['6.4'] })] },
    { id: 'buy', title: 'What may I buy?', rules: [rule('purchases', 'Schleusen und Häuser.', { rulings: ['R12'] })] },
  ],
  sections: { '6': 'phases', '6.4': 'payout', '6.6': 'purchases', '7': 'end' },
  links: { 'event-sold': 'payout' },
};

test.each([
  ['payout', 'payout'],
  ['s6.4', 'payout'],
  ['s6.6.3', 'purchases'],
  ['s7.0', 'end'],
  ['s6.9', 'phases'],
  ['event-sold', 'payout'],
  ['s9.9', null],
  ['nothing', null],
])('the anchor %s leads to %s', (anchor, id) => {
  expect(ruleAt(anchor, rules)).toBe(id);
});

test.each([
  ['', ['payout', 'purchases']],
  ['wurfel THALER', ['payout']],
  ['§6.4', ['payout']],
  ['r12', ['purchases']],
  ['what may', ['purchases']],
  ['Thaler Schleusen', []],
])('a search for “%s” finds %j', (wanted, ids) => {
  expect(found(rules.chapters, wanted).flatMap((chapter) => chapter.rules.map(({ id }) => id))).toEqual(ids);
});
