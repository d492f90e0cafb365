/** The table page in every window: what is measured, not looked at, while a whole game is played. */
import { fileURLToPath } from 'node:url';
import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { mapSize, textsBelow } from './measuring';
import { createTable, KEY, openTable, picker, playToTheEnd, WHOLE } from './player';

interface Window {
  width: number;
  height: number;
  touch?: boolean;
}
const WINDOWS: Record<string, Window> = {
  'small laptop': { width: 1024, height: 768 },
  'tablet on its side': { width: 1180, height: 820, touch: true },
  laptop: { width: 1280, height: 800 },
  'wide laptop': { width: 1366, height: 768 },
  'full HD': { width: 1920, height: 1080 },
  'large screen': { width: 2560, height: 1440 },
  'phone upright': { width: 390, height: 844, touch: true },
  'phone on its side': { width: 844, height: 390, touch: true },
};
/** Where every step of the game is looked at; in other windows, after every sixty decisions. */
const WATCHED = ['small laptop', 'phone upright'];
const LEGIBLE = 12;
const FINGER = 44;

const headers = { authorization: `Bearer ${KEY}` };

/** Decide for whoever is asked; says whether there was something to decide. */
async function decideFor(request: APIRequestContext, table: string, pick: (count: number) => number): Promise<boolean> {
  const asked = await request.get(`/api/tables/${table}/actions`, { headers });
  if (asked.status() !== 200) return false;
  const { version, actions } = (await asked.json()) as { version: number; actions: { action: string }[] };
  const data = { request: `window-${table}-${version}`, version, action: actions[pick(actions.length)]!.action };
  expect((await request.post(`/api/tables/${table}/play`, { headers, data })).status()).toBe(200);
  return true;
}

/** Open a table in a window. From then on every size that its map has is written down. */
async function open(browser: Browser, { width, height, touch = false }: Window, table: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  // Nobody waits for what is shown.
  await context.addInitScript(() => localStorage.setItem('ruhr-pace', '"at_once"'));
  const page = await context.newPage();
  await look(page, table);
  return page;
}

/** Look at a table, anew if it was looked at before. */
async function look(page: Page, table: string): Promise<void> {
  await openTable(page, table);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(() => {
    const sizes = ((window as unknown as { sizes: string[] }).sizes = [] as string[]);
    new ResizeObserver(([board]) => {
      const { width, height } = board!.contentRect;
      sizes.push(`${Math.round(width)} × ${Math.round(height)}`);
    }).observe(document.querySelector('.board')!);
  });
}

/** Parts of the page that cover one another, or that are cut off by the window. */
async function collisions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = ['nav', '.table > header', '.table > .map', 'section.turn', 'footer article', 'aside'].flatMap((selector) =>
      [...document.querySelectorAll(selector)]
        .filter((part) => getComputedStyle(part).position !== 'fixed')
        .map((part) => ({ selector, part, box: part.getBoundingClientRect() })),
    );
    // The page's own links stand in the empty end of the row of turns.
    const ends = (one: { selector: string }, other: { selector: string }): boolean =>
      one.selector === 'nav' && other.selector === '.table > header';
    const pairs = parts.flatMap((one, index) => parts.slice(index + 1).map((other) => [one, other] as const));
    const covered = pairs.filter(
      ([one, other]) =>
        !ends(one, other) &&
        one.box.left < other.box.right - 1 &&
        other.box.left < one.box.right - 1 &&
        one.box.top < other.box.bottom - 1 &&
        other.box.top < one.box.bottom - 1,
    );
    const spilling = [...document.querySelectorAll('article, section.turn, .turns li, aside')].filter(
      (part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1,
    );
    return [
      ...covered.map(([one, other]) => `${one.selector} covers ${other.selector}`),
      ...spilling.map((part) => `${part.className} has more than it has room for: ${part.textContent.slice(0, 40)}`),
    ];
  });
}

/** Parts that something else lies over, by what is seen at their middle. */
async function coveredParts(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const covered = [...document.querySelectorAll(selector)].filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return !seen || !(part.contains(seen) || seen.contains(part));
    });
    return covered.map((part) => part.outerHTML.slice(0, 80));
  }, selector);
}

/** What a finger can hardly hit: all that can be pressed but links inside of sentences, and places on the map. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const seen = [...document.querySelectorAll<HTMLElement>('a, button, select, input, summary')].filter(
      (target) =>
        target.checkVisibility({ visibilityProperty: true }) && !target.closest('.board, .hidden, p a, li > a:not(.turns a), .skip'),
    );
    return seen.flatMap((target) => {
      // A target may reach farther than it is drawn, and a box to tick is pressed with its words.
      const reach = getComputedStyle(target, '::after').position === 'absolute' ? target.closest('article, li') : target.closest('label');
      const { width, height } = (reach ?? target).getBoundingClientRect();
      return width < least - 0.5 || height < least - 0.5
        ? [
            `${target.textContent.trim() || target.getAttribute('aria-label') || target.className}: ${Math.round(width)} × ${Math.round(height)}`,
          ]
        : [];
    });
  }, FINGER);
}

async function expectInShape(page: Page, name: string, when: string): Promise<void> {
  const { width, touch } = WINDOWS[name]!;
  const where = `${name}, ${when}`;
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(excess, `${where}: wider than the window`).toBeLessThanOrEqual(0);
  const small = await textsBelow(page, LEGIBLE, 'nav, .table > :not(.map)');
  expect(small, `${where}: too small`).toEqual([]);
  expect(await collisions(page), where).toEqual([]);
  if (touch) expect(await smallTargets(page), `${where}: too small for a finger`).toEqual([]);
  if (width > 1000) {
    const below = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(below, `${where}: higher than the window`).toBeLessThanOrEqual(0);
    const tops = await page.locator('footer article').evaluateAll((boards) => boards.map((board) => board.getBoundingClientRect().top));
    expect(new Set(tops).size, `${where}: players side by side`).toBe(1);
  }
}

for (const [name, screen] of Object.entries(WINDOWS)) {
  test(`${name}: a whole game is in shape, and the map never changes its size`, async ({ browser, request }) => {
    const table = await createTable(
      request,
      ['Skipper', 'Haniel', 'Dinnendahl', 'Stinnes'].map((name) => ({ name })),
    );
    const page = await open(browser, screen, table);
    await expectInShape(page, name, 'at the beginning');
    const size = await mapSize(page);
    const pick = picker(5);
    const watched = WHOLE || WATCHED.includes(name);
    if (!watched) await page.goto('about:blank');
    for (let decisions = 1; await decideFor(request, table, pick); decisions++)
      if (decisions % 60 === 0) {
        if (!watched) await look(page, table);
        await expectInShape(page, name, `after ${decisions} decisions`);
        expect(await mapSize(page), `the map after ${decisions} decisions`).toEqual(size);
        if (!watched) await page.goto('about:blank');
      }
    if (!watched) await look(page, table);
    await expect(page.locator('[data-status="finished"]')).toBeVisible({ timeout: 120_000 });
    expect(await mapSize(page), 'the map at the end').toEqual(size);
    const had = (): Promise<string[]> => page.evaluate(() => [...new Set((window as unknown as { sizes: string[] }).sizes)]);
    await expect.poll(had, 'the sizes the map had').toHaveLength(1);
    await page.context().close();
  });
}

for (const name of ['phone upright', 'phone on its side'] as const) {
  test(`${name}: all is one touch away, legible and large enough for a finger`, async ({ browser, request }) => {
    const table = await createTable(request, [{ name: 'Anna' }, { name: 'Ben' }]);
    const page = await open(browser, WINDOWS[name]!, table);
    // Turn, phase, purse and points are in sight while one decides, wherever the river is looked at.
    if (name === 'phone upright') await page.mouse.wheel(0, 900);
    await expect(page.locator('.glance .when').last()).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.glance .purse').last()).toBeInViewport({ ratio: 1 });
    await expect.poll(() => coveredParts(page, '.glance .when, .glance .purse > *')).toEqual([]);
    await expect(page.locator('button.action').first()).toBeInViewport({ ratio: 1 });
    for (const tab of await page.getByRole('tab').all()) {
      await tab.tap();
      await expectInShape(page, name, `tab ${await tab.textContent()}`);
    }
    await page.context().close();
  });
}

test('a phone on its side has the map on the left and what is asked on the right', async ({ browser, request }) => {
  const table = await createTable(request, [{ name: 'Anna' }, { name: 'Ben' }]);
  const page = await open(browser, WINDOWS['phone on its side']!, table);
  const map = (await page.locator('.board').boundingBox())!;
  const asked = (await page.locator('aside').boundingBox())!;
  expect(map.x + map.width).toBeLessThanOrEqual(asked.x + 1);
  await expect(page.locator('.board')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('aside')).toBeInViewport({ ratio: 1 });
  await page.context().close();
});

test('the end of a game for four is seen at a glance at 1280 × 800: places, every source of points, the chart and what to do next', async ({
  page,
}) => {
  await page.goto('/');
  const record = fileURLToPath(new URL('../../tests/golden/4-players-calmer-water-0.json', import.meta.url));
  await page.locator('input[type=file]').setInputFiles(record);
  await page.getByRole('group', { name: 'Go on from a decision' }).getByRole('button').click();
  await expect(page.locator('.board')).toBeVisible();
  await playToTheEnd(page, 1);
  const sources = page.getByRole('table', { name: 'Points by source' }).getByRole('rowheader');
  // The panel is loaded when it is asked for.
  await expect.poll(() => sources.count()).toBeGreaterThan(12);
  const panel = page.getByRole('region', { name: 'Points', exact: true });
  await expect.poll(() => panel.evaluate((region) => region.scrollHeight - region.clientHeight)).toBeLessThanOrEqual(0);
  for (const part of ['#end-sentence', '.now ol', '.now button', '.points table', '.points figure', '.points summary', '.bar'])
    await expect(page.locator(part).first(), part).toBeInViewport({ ratio: 0.99 });
  // Nothing in the chart is cut off either.
  const outside = await page.locator('.points figure').evaluate((chart) => {
    const { top, bottom, left, right } = chart.getBoundingClientRect();
    const parts = [...chart.querySelectorAll('text, .mark')].map((part) => ({
      words: part.textContent,
      box: part.getBoundingClientRect(),
    }));
    return parts.filter(({ box }) => box.top < top - 2 || box.bottom > bottom + 2 || box.left < left - 2 || box.right > right + 2);
  });
  expect(outside).toEqual([]);
  expect(await textsBelow(page, LEGIBLE, 'aside')).toEqual([]);
});
