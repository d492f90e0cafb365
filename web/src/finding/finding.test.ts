import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { profile, ratings, waiting } from '../fixtures/finding';
import { remember, useKey } from '../lib/memory';
import { ANNA, follow, game, say, serve, speaker, textOf, textsOf } from '../testing';
import AgainstBots from './AgainstBots.svelte';
import FindForm from './FindForm.svelte';
import { findGame, paceOf, termsInWords, type Wanted } from './finding';
import PublicTables from './PublicTables.svelte';
import { byKind, byOpponent, byTurn, curveOf, meanLoss } from './results';
import vocabulary from '../generated/vocabulary';
import TableRules from './TableRules.svelte';
import TableTerms from './TableTerms.svelte';

await speaker.learn('finding', 'me');
beforeEach(() => useKey('a-key-that-only-tests-would-use'));

const WANTED: Wanted = { players: 2, pace: 'live', language: '', rated: true };
const nowhere = { table: null, seat: null, rating: 1500, reach: 200 };

/** Choose an option, which the browser of the tests does not find as `:checked`. */
async function choose(name: string, at: number): Promise<void> {
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: say(name) });
  choice.selectedIndex = at;
  vi.spyOn(choice, 'querySelector').mockReturnValue(choice.options[at]!);
  await fireEvent.change(choice);
}

// --- Finding a game --------------------------------------------------------------------------------------

/** A server that answers each request in turn, the same one again if nothing else is said. */
function answeringInTurn(answers: Record<string, [number, object][]>): { path: string; body: Record<string, unknown> | null }[] {
  const asked: { path: string; body: Record<string, unknown> | null }[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    asked.push({ path, body: body ? (JSON.parse(body) as Record<string, unknown>) : null });
    const row = answers[path]!;
    const [status, answer] = row.length > 1 ? row.shift()! : row[0]!;
    return new Response(JSON.stringify(answer), { status });
  });
  return asked;
}
const refused = (code: string): [number, object] => [409, { error: { code, section: null, values: {} } }];

test('who is told of a table sits down there', async () => {
  const asked = answeringInTurn({
    '/api/find': [[200, { ...nowhere, table: 'found', seat: 1 }]],
    '/api/tables/found': [[200, { table: { ...waiting, id: 'found' } }]],
    '/api/tables/found/seats/1/join': [[200, { version: 2 }]],
  });
  const go = vi.fn();
  expect(await findGame(WANTED, 'Ben', speaker, go)).toBe('');
  expect(go).toHaveBeenCalledWith('/table/found');
  expect(asked.at(-1)!.body).toMatchObject({ name: 'Ben' });
});

test('who is called like somebody there is told apart from him', async () => {
  const asked = answeringInTurn({
    '/api/find': [[200, { ...nowhere, table: 'found', seat: 1 }]],
    '/api/tables/found': [[200, { table: { ...waiting, id: 'found' } }]],
    '/api/tables/found/seats/1/join': [refused('name_taken'), [200, { version: 2 }]],
  });
  expect(await findGame(WANTED, 'Anna', speaker, vi.fn())).toBe('');
  expect(asked.at(-1)!.body).toMatchObject({ name: 'Anna 2' });
});

test('who comes too late looks again, and waits at a table of his own if nobody else does', async () => {
  const asked = answeringInTurn({
    '/api/find': [
      [200, { ...nowhere, table: 'found', seat: 1 }],
      [200, nowhere],
    ],
    '/api/tables/found': [[200, { table: { ...waiting, id: 'found' } }]],
    '/api/tables/found/seats/1/join': [refused('seat_taken')],
    '/api/tables': [[201, { table: { ...waiting, id: 'mine' } }]],
    '/api/tables/mine/seats/0/join': [[200, { version: 1 }]],
  });
  const go = vi.fn();
  expect(await findGame({ ...WANTED, language: 'de' }, 'Ben', speaker, go)).toBe('');
  expect(go).toHaveBeenCalledWith('/table/mine');
  const made = asked.find(({ path }) => path === '/api/tables')!.body!;
  expect(made).toMatchObject({ public: true, terms: { rated: true, language: 'de', around: true }, clock: { at_end: 'bot' } });
});

test('the form says how strong one is among so many, or that nobody knows yet', async () => {
  render(FindForm, { speaker, profile, go: vi.fn() });
  expect(screen.getByText(say('finding-your_rating', { players: 2, rating: '1,510 ± 180' }))).toBeTruthy();
  await choose('finding-players', 1);
  expect(await screen.findByText(say('finding-no_rating', { players: 3 }))).toBeTruthy();
});

test('open tables are looked for by what they are like', async () => {
  const none = { tables: [], next: null };
  const statuses = ['open', 'playing', 'finished'];
  const all = (more = '') => Object.fromEntries(statuses.map((status) => [`/api/tables?status=${status}${more}`, none]));
  const asked = serve({ ...all(), ...all('&pace=days') });
  render(PublicTables, { speaker });
  await choose('finding-pace', 2);
  await vi.waitFor(() => expect(asked).toContain('/api/tables?status=open&pace=days'));
});

// --- What holds is said before ---------------------------------------------------------------------------

test('before anybody sits down it is said whether the game is rated, and what happens to who leaves', () => {
  const { unmount } = render(TableRules, { table: waiting, speaker });
  const rules = textsOf(document, 'li');
  expect(rules[0]).toBe(say('finding-is_rated'));
  const { level, most } = vocabulary.standing_in;
  for (const rule of ['finding-leave', 'finding-begun_rated']) expect(rules).toContain(say(rule));
  expect(rules).toContain(say('finding-stand_in', { level: say(`bot-${level}`) }));
  expect(rules).toContain(say('finding-leave_rated', { most }));
  expect(rules).toContain(say('finding-time_bot', { level: say('bot-kapitaen') }));
  unmount();
  render(TableRules, { table: game.new, speaker });
  expect(textsOf(document, 'li')[0]).toBe(say('finding-is_unrated'));
  expect(textsOf(document, 'li')).not.toContain(say('finding-leave_rated', { most }));
});

test('who waits sees the ratings at the table and how far others are looked for', async () => {
  const { live } = follow({ table: waiting, seats: [ANNA] }, { ratings });
  render(TableTerms, { live, speaker, go: vi.fn() });
  expect(screen.getByText(say('finding-waiting_about', { lowest: 1440, highest: 1840 }))).toBeTruthy();
  expect(textOf(await screen.findByText('1,640 ± 130'))).not.toBe('');
});

test('the terms of a table are a row of words', () => {
  expect(termsInWords(waiting.terms, speaker)).toEqual([say('finding-rated'), 'German', say('finding-around', { rating: 1640 })]);
  expect([paceOf(waiting), paceOf({ clock: null })]).toEqual(['live', null]);
});

// --- What came of games ----------------------------------------------------------------------------------

test('results are told by opponents, by who began, and by sources', () => {
  const { results } = profile;
  const opponents = byOpponent(results);
  expect(opponents.map(({ name, games }) => [name, games])).toEqual([
    ['matrose', 6],
    ['people', 4],
    ['kapitaen', 1],
  ]);
  expect(byTurn(results).map(({ players, rows }) => [players, rows.map(({ name, games, won }) => [name, games, won])])).toEqual([
    [
      2,
      [
        ['1', 5, 5],
        ['2', 4, 0],
      ],
    ],
    [3, [['2', 1, 0]]],
  ]);
  expect(byKind(results[0]!)).toEqual({ locks: 8, cities: 16, depots: 6, port: 3, exports: 9, other: -2 });
  expect(meanLoss(results)).toEqual({ mean: 1.25, games: 5 });
  expect(meanLoss([])).toBeNull();
  expect(curveOf(results, 2).map(({ rating }) => rating)).toEqual([1430, 1440, 1450, 1460, 1470, 1480, 1490, 1500, 1510]);
});

test('whether a bot was measured or not is said where it is chosen', async () => {
  const strong = { level: 'matrose', rating: 1500, deviation: 75 } as const;
  const bots = [
    { ...strong, players: 2, measured: true },
    { ...strong, players: 3, measured: false },
  ];
  serve({ '/api/ratings': { newcomer: { rating: 1500, deviation: 500 }, newcomers_up_to: 1600, about_as_strong: 200, bots } });
  remember('rated-opponents', ['matrose', 'nobody', 'nobody']);
  render(AgainstBots, { speaker, go: vi.fn() });
  const values = { bot: say('bot-matrose'), rating: say('finding-rating', { rating: 1500, deviation: 75 }) };
  await vi.waitFor(() => expect(textOf(screen.getByRole('listitem'))).toBe(say('finding-bot_measured', values)));
  const [, second] = screen.getAllByRole('combobox');
  await fireEvent.change(second!, { target: { value: 'matrose' } });
  expect(textOf(screen.getByRole('listitem'))).toBe(say('finding-bot_inferred', values));
});
