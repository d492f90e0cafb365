/** A person at the page: everything is done by looking and clicking. */
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { View } from '../src/lib/types';

/** Is everything to be tried in every way (`make test-browser`)? A usual run tries everything in one way or another. */
export const WHOLE = process.env.RUHR_WHOLE === '1';
export const KEY = 'a-key-that-only-tests-would-use-1769';
let requests = 0;
const newRequest = (): string => `test-${Date.now()}-${requests++}`;

/** Fail on anything the browser complains about. */
export function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // Lost connections and refused requests are told by the browser itself; the page deals with them.
    if (message.type() === 'error' && !/WebSocket|Failed to load resource|ERR_/.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}

/** Create a table through the interface; returns its id. */
export async function createTable(request: APIRequestContext, seats: object[], wishes: object = {}): Promise<string> {
  const answer = await request.post('/api/tables', {
    headers: { authorization: `Bearer ${KEY}` },
    data: { request: newRequest(), seats, ...wishes },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { table: { id: string } }).table.id;
}

/** Prefer a pace at which what happens is shown. Where a test is not about that, nobody waits (`playwright.config.ts`). */
export async function withPace(page: Page, pace: 'slow' | 'normal' | 'fast' | 'at_once'): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('ruhr-pace', JSON.stringify(chosen)), pace);
}

/** Open a table with the key in hand, as from another device. */
export async function openTable(page: Page, table: string, key = KEY): Promise<void> {
  await page.goto(`/table/${table}#key=${key}`);
  await expect(page.locator('.board')).toBeVisible();
}

/** What can be chosen: not yet in the moment in which a new list takes nothing. */
export const actions = (page: Page) => page.locator('.ask:not(.settling) button.action:enabled');

const version = (page: Page) => page.locator('[data-version]');

/** Wait until there is something to decide, or the game is over. */
export async function untilAsked(page: Page): Promise<void> {
  await actions(page).or(page.locator('[data-status="finished"]')).first().waitFor();
}

/** Chooses among so many, always the same for the same seed. */
export function picker(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state % count;
  };
}

/** Play on for everybody at a table of one's own, by requests, until the board is as wanted; returns how it is then. */
export async function playOn(request: APIRequestContext, table: string, seed: number, until: (view: View) => boolean): Promise<View> {
  const headers = { authorization: `Bearer ${KEY}` };
  const pick = picker(seed);
  for (;;) {
    const { table: now } = (await (await request.get(`/api/tables/${table}`, { headers })).json()) as { table: { view: View } };
    if (until(now.view)) return now.view;
    const asked = await request.get(`/api/tables/${table}/actions`, { headers });
    expect(asked.status()).toBe(200);
    const { version, actions } = (await asked.json()) as { version: number; actions: { action: string }[] };
    const data = { request: newRequest(), version, action: actions[pick(actions.length)]!.action };
    expect((await request.post(`/api/tables/${table}/play`, { headers, data })).status()).toBe(200);
  }
}

/** Decide once by clicking, if asked, and wait for what comes of it; says whether there was something to decide. */
export async function decide(page: Page, pick: (count: number) => number = () => 0): Promise<boolean> {
  await page.locator('.ask.settling').waitFor({ state: 'detached' });
  const offered = actions(page);
  const count = await offered.count();
  if (!count) return false;
  const before = (await version(page).getAttribute('data-version')) ?? '';
  const chosen = offered.nth(pick(count));
  try {
    await chosen.click({ timeout: 3000 });
  } catch {
    // The list changed under the hand: somebody else was quicker, or the decision is made.
    return false;
  }
  const decided = page.locator(`[data-version]:not([data-version="${before}"])`);
  const warning = page.locator('.warning');
  // A warning may come a moment later, when what shows it is loaded.
  await expect(decided.or(warning).first()).toBeVisible();
  if (await warning.count()) await page.locator('.ask:not(.settling) [data-anyway]').click();
  await expect(decided).toBeVisible();
  return true;
}

/** Click through a whole game. */
export async function playToTheEnd(page: Page, seed: number): Promise<void> {
  const pick = picker(seed);
  const over = page.locator('[data-status="finished"]');
  for (let decision = 0; decision < 400; decision++) {
    await untilAsked(page);
    if (await over.count()) return;
    await decide(page, pick);
  }
  throw new Error('the game does not end');
}

/** Nothing on the page is wider than the page. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(excess).toBeLessThanOrEqual(1);
}

/** No catalogue key is shown instead of its words. */
export async function expectNoMissingWords(page: Page): Promise<void> {
  const text = await page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].map((element) =>
      [element.getAttribute('aria-label'), element.getAttribute('title'), element.getAttribute('placeholder')].join(' '),
    );
    return document.body.innerText + labels.join(' ');
  });
  expect(text).not.toMatch(
    /\b(web|page|terminal|event|refusal|action|decision|error|marker|option|area|source|rules?)-[a-z]+_?[a-z_]*\b(?=\s|$)/,
  );
  expect(text).not.toMatch(/\{ ?\$|undefined|\[object|NaN/);
}
