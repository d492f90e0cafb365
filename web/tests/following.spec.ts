/** What happens is seen: one thing after the other, in its order, before anything is asked. */
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { told } from '../src/fixtures/told';
import { soFar } from '../src/lib/happening';
import type { Board, GameEvent, Story, View } from '../src/lib/types';
import { actions, createTable, decide, KEY, openTable, picker, untilAsked, withPace } from './player';

/**
 * A caption as it appeared: its sentences, and whether something could be decided at that moment; the log's last sentence then,
 * and how far the barge of whom it is about lay from each place that was lit, in units of the map.
 */
interface Seen {
  words: string[];
  asked: boolean;
  logged: string;
  far: Record<string, number>;
}
interface Watched extends Window {
  seen: Seen[];
  flown: number;
}

/** Write down every caption that appears, and count the pieces that fly. */
async function record(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.seen = [];
    watched.flown = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
      if (this.matches('.piece')) watched.flown++;
      return animate.apply(this, how);
    };
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        const caption = node.matches('.caption') ? node : node.querySelector('.caption');
        if (!caption) continue;
        const words = [...caption.querySelectorAll('span')].map((span) => span.textContent.trim());
        const logged = [...document.querySelectorAll('.log h3, .log li')].at(-1)?.firstChild?.textContent?.trim() ?? '';
        const seat = /seat-(\d)/.exec(caption.className)?.[0];
        const barge = seat && document.querySelector<SVGElement>(`.piece:has(.barge.${seat})`);
        const far: Record<string, number> = {};
        for (const lit of barge ? document.querySelectorAll<SVGRectElement>('rect[data-lit]') : []) {
          const middle = (from: string, size: string): number => Number(lit.getAttribute(from)) + Number(lit.getAttribute(size)) / 2;
          const at = (name: string): number => Number((barge as SVGElement).style.getPropertyValue(name));
          far[lit.dataset.lit!] = Math.hypot(middle('x', 'width') - at('--x'), middle('y', 'height') - at('--y'));
        }
        watched.seen.push({ words, asked: document.querySelector('button.action:enabled') !== null, logged, far });
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

const seen = (page: Page): Promise<Seen[]> => page.evaluate(() => (window as unknown as Watched).seen);
const flown = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as Watched).flown);

/** Every sentence of the log, in its order; its headings are sentences too. */
async function logged(page: Page): Promise<string[]> {
  const lines = page.getByRole('region', { name: 'What has happened' }).locator('h3, li');
  await expect(lines.first()).toBeVisible();
  return lines.evaluateAll((all) => all.map((line) => (line.firstChild?.textContent ?? '').trim()));
}

/** The seats whose coal was sold, as the server tells the story. */
async function sellers(page: Page, table: string): Promise<number[]> {
  const answer = await page.request.get(`/api/tables/${table}/story`, { headers: { authorization: `Bearer ${KEY}` } });
  const { steps } = (await answer.json()) as { steps: { events: { kind: string; values: { seat: number } }[] }[] };
  return steps.flatMap(({ events }) => events.filter(({ kind }) => kind === 'sold').map(({ values }) => values.seat));
}

const BOTS = [{ level: 'schiffsjunge' }, { level: 'schiffsjunge' }];

for (const [pace, decisions] of [
  ['slow', 2],
  ['normal', 4],
  ['fast', 6],
] as const) {
  test(`all that happens is shown in its order, and asked is only then: ${pace}`, async ({ page, request }) => {
    await withPace(page, pace);
    await record(page);
    const table = await createTable(request, [{ name: 'Anna' }, ...BOTS]);
    await openTable(page, table);
    await untilAsked(page);
    const before = (await logged(page)).length;
    await page.evaluate(() => ((window as unknown as Watched).seen.length = 0));
    for (let decision = 0; decision < decisions; decision++) {
      await decide(page);
      await untilAsked(page);
    }
    const shown = await seen(page);
    expect(shown.flatMap(({ words }) => words)).toEqual((await logged(page)).slice(before));
    expect(shown.length).toBeGreaterThanOrEqual(decisions);
    expect(shown.filter(({ asked }) => asked)).toEqual([]);
  });
}

test('barges and the log go with the captions, one after the other', async ({ page, request }) => {
  await withPace(page, 'fast');
  await record(page);
  const table = await createTable(request, [{ name: 'Anna' }, ...BOTS]);
  await openTable(page, table);
  await untilAsked(page);
  await page.evaluate(() => ((window as unknown as Watched).seen.length = 0));
  for (let decision = 0; decision < 12 && (await sellers(page, table)).length < 6; decision++) {
    await decide(page);
    await untilAsked(page);
  }
  const shown = await seen(page);
  const sales = shown.filter(({ words }) => words.some((sentence) => /\bsells?\b/.test(sentence)));
  expect(sales.length).toBeGreaterThanOrEqual(6);
  // The barge lies where its coal is sold, or beside others that lie there.
  for (const { far } of sales) expect(Math.min(...Object.values(far))).toBeLessThan(30);
  for (const { words, logged } of shown) expect(logged).toBe(words.at(-1));
});

/** Play a whole game through the interface, for everybody. */
async function playWhole(request: APIRequestContext, seats: number, seed: number): Promise<string> {
  const headers = { authorization: `Bearer ${KEY}` };
  const names = ['Anna', 'Ben', 'Carla', 'Dora'].slice(0, seats);
  const table = await createTable(
    request,
    names.map((name) => ({ name })),
  );
  const pick = picker(seed);
  for (;;) {
    const asked = await request.get(`/api/tables/${table}/actions`, { headers });
    if (asked.status() !== 200) return table;
    const { version, actions } = (await asked.json()) as { version: number; actions: { action: string }[] };
    const data = { request: `whole-${table}-${version}`, version, action: actions[pick(actions.length)]!.action };
    expect((await request.post(`/api/tables/${table}/play`, { headers, data })).status()).toBe(200);
  }
}

for (const seats of [2, 3, 4])
  test(`in a whole game of ${seats}, events lead from every board to the next`, async ({ request }) => {
    const table = await playWhole(request, seats, 7 * seats);
    const read = async <T>(path: string): Promise<T> => (await (await request.get(`/api/${path}`)).json()) as T;
    const board = await read<Board>('board');
    const { steps } = await read<Story>(`tables/${table}/story`);
    const viewAt = async (step: number): Promise<View> => (await read<{ view: View }>(`tables/${table}/steps/${step}`)).view;
    let before = await viewAt(0);
    const kinds = new Set<GameEvent['kind']>();
    for (const { step, events } of steps.slice(1)) {
      const after = await viewAt(step);
      expect(told(soFar(before, after, events, events.length, board)), `step ${step}`).toEqual(told(after));
      for (const { kind } of events) kinds.add(kind);
      before = after;
    }
    expect(kinds).toContain('won');
  });

test('at once nothing is waited for, but the own sale is seen', async ({ page, request }) => {
  await withPace(page, 'at_once');
  await record(page);
  const table = await createTable(request, [{ name: 'Anna' }, ...BOTS]);
  await openTable(page, table);
  for (let decision = 0; decision < 12 && !(await sellers(page, table)).includes(0); decision++) {
    await untilAsked(page);
    await decide(page);
  }
  expect(await sellers(page, table)).toContain(0);
  await expect.poll(async () => (await seen(page)).flatMap(({ words }) => words).join(' ')).toMatch(/Anna sells|You sell/);
  expect((await seen(page)).every(({ words }) => words.some((sentence) => /Anna sells|You sell/.test(sentence)))).toBe(true);
});

/** The version of the table as it is shown. */
const shownVersion = async (page: Page): Promise<number> => Number(await page.locator('[data-version]').getAttribute('data-version'));

/** Decide until bots have done so much that it takes many seconds to be seen; returns the version that they have come to. */
async function watchBots(page: Page, table: string): Promise<number> {
  for (let decision = 0; decision < 12; decision++) {
    await untilAsked(page);
    await decide(page);
    await page.waitForTimeout(1000);
    const target = await version(page, table);
    if (target - (await shownVersion(page)) > 2) return target;
  }
  throw new Error('the bots never do much');
}

for (const [how, skip] of [
  ['a click on the map', (page: Page) => page.locator('.board').click({ position: { x: 200, y: 200 } })],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['the space bar', (page: Page) => page.keyboard.press(' ')],
  ['its button', (page: Page) => page.getByRole('button', { name: 'Skip' }).click()],
] as const) {
  test(`${how} skips what is shown`, async ({ page, request }) => {
    await withPace(page, 'slow');
    await record(page);
    const table = await createTable(request, [{ name: 'Anna' }, ...BOTS]);
    await openTable(page, table);
    await untilAsked(page);
    await page.evaluate(() => ((window as unknown as Watched).seen.length = 0));
    const target = await watchBots(page, table);
    await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();
    await expect(actions(page)).toHaveCount(0);
    await skip(page);
    // Everything is as the server has it, whatever was seen of it.
    await expect.poll(() => shownVersion(page), { timeout: 1000, intervals: [50] }).toBeGreaterThanOrEqual(target);
  });
}

test('while something is shown, the map is dragged and enlarged, and all of it is seen nevertheless', async ({ page, request }) => {
  await withPace(page, 'slow');
  const table = await createTable(request, [{ name: 'Anna' }, ...BOTS]);
  await openTable(page, table);
  await untilAsked(page);
  const [larger, , fit] = await page.locator('.controls button').all();
  await larger!.click();
  await larger!.click();
  const target = await watchBots(page, table);
  const box = async () => (await page.locator('.board').boundingBox())!;
  const frame = (await page.locator('.frame').boundingBox())!;
  const before = await box();
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y - 30, { steps: 5 });
  await page.mouse.up();
  const dragged = await box();
  expect([Math.round(dragged.x - before.x), Math.round(dragged.y - before.y)]).toEqual([-60, -30]);
  await fit!.click();
  await expect.poll(async () => Math.round((await box()).width)).toBeLessThan(before.width / 1.5);
  expect(await shownVersion(page)).toBeLessThan(target);
  await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('what happens is told beside turn, purse and points, and buttons of the map skip nothing', async ({ page, request }) => {
    await withPace(page, 'slow');
    const table = await createTable(request, [{ name: 'Anna' }, ...BOTS]);
    await openTable(page, table);
    await untilAsked(page);
    const target = await watchBots(page, table);
    const caption = page.locator('.caption');
    await expect(caption).toBeInViewport({ ratio: 1 });
    const covers = await page.evaluate(() => {
      const told = document.querySelector('.caption')!.getBoundingClientRect();
      const covered = [...document.querySelectorAll('.glance p, .jumps button')].map((part) => part.getBoundingClientRect());
      return covered.filter(({ top, bottom }) => told.top < bottom && top < told.bottom).length;
    });
    expect(covers).toBe(0);
    await page.getByRole('button', { name: 'The whole river' }).tap();
    await expect(page.getByRole('dialog', { name: 'The whole river' })).toBeVisible();
    expect(await shownVersion(page)).toBeLessThan(target);
    await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();
  });
});

test.describe('in a small window with a mouse', () => {
  test.use({ viewport: { width: 860, height: 900 } });

  test('a click on a legal place is carried out whatever tab is open', async ({ page, request }) => {
    // New lists settle as they do for everybody.
    await page.addInitScript(() => localStorage.removeItem('ruhr-settling'));
    const table = await createTable(request, [{ name: 'Anna' }, { name: 'Ben' }]);
    await openTable(page, table);
    const place = page.locator('.board .place.legal[data-space]').first();
    for (let decision = 0; decision < 30 && !(await place.count()); decision++) {
      await untilAsked(page);
      await decide(page);
      await untilAsked(page);
    }
    await page.getByRole('tab', { name: 'Players' }).click();
    await page.waitForTimeout(500);
    await expect(actions(page)).toHaveCount(0);
    const before = await shownVersion(page);
    const chosen = page.locator('.chosen');
    await place.click();
    // Where more than one thing can be done, they are offered; else it is done.
    await expect.poll(async () => (await shownVersion(page)) > before || (await chosen.count()) > 0).toBe(true);
    await expect(page.getByRole('tab', { name: 'Now' })).toHaveAttribute('aria-selected', 'true');
  });
});

/** The version of the table at the server. */
async function version(page: Page, table: string): Promise<number> {
  const answer = await page.request.get(`/api/tables/${table}`);
  return ((await answer.json()) as { table: { version: number } }).table.version;
}

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`captions with and without pieces that fly: ${reducedMotion}`, async ({ page, request }) => {
    await page.emulateMedia({ reducedMotion });
    await withPace(page, 'fast');
    await record(page);
    const table = await createTable(request, [{ name: 'Anna' }, ...BOTS]);
    await openTable(page, table);
    for (let decision = 0; decision < 12 && !(await sellers(page, table)).includes(0); decision++) {
      await untilAsked(page);
      await decide(page);
    }
    await untilAsked(page);
    expect((await seen(page)).length).toBeGreaterThan(3);
    expect((await flown(page)) > 0).toBe(reducedMotion === 'no-preference');
  });
}
