/** The table on every screen: what is measured, not looked at. */
import { expect, test } from '@playwright/test';
import { mapSize, overlaps, textsBelow } from './measuring';
import { createTable, decide, openTable, playOn, untilAsked, watch } from './player';

const LEGIBLE = 12;
/** Screens on which all of the map is to be read without enlarging it, and languages with longer words. */
const LARGE = [
  [1280, 800, 'en'],
  [1280, 800, 'de'],
  [1280, 800, 'fr'],
  [1280, 800, 'es'],
  [1366, 768, 'en'],
  [1920, 1080, 'en'],
  [2560, 1440, 'en'],
] as const;

for (const [width, height, locale] of LARGE) {
  test.describe(`on a screen of ${width} × ${height} in ${locale}`, () => {
    test.use({ viewport: { width, height }, locale });

    test('all that is written on the map is large enough, and nothing covers anything else', async ({ page, request }) => {
      const complaints = watch(page);
      const table = await createTable(request, [{ name: 'Anna' }, { name: 'Ben' }, { name: 'Carla' }, { name: 'Dora' }]);
      await openTable(page, table);
      await untilAsked(page);
      await page.evaluate(() => document.fonts.ready.then(() => true));
      expect(await textsBelow(page, LEGIBLE, '.board')).toEqual([]);
      expect(await overlaps(page)).toEqual([]);
      // Enlarged, what had no room is written too.
      const before = await mapSize(page);
      const larger = page.locator('.controls button').first();
      await larger.click();
      await larger.click();
      await expect.poll(async () => (await mapSize(page)).width).toBeGreaterThan(before.width * 1.9);
      // Pieces grow with the map, they do not glide after it.
      const pieces = page.locator('.board .piece');
      expect(await pieces.count()).toBeGreaterThan(0);
      expect(await pieces.evaluateAll((all) => all.flatMap((piece) => piece.getAnimations()).length)).toBe(0);
      await expect(page.locator('.name.of-obstacle').first()).toBeVisible();
      expect(await textsBelow(page, LEGIBLE, '.board')).toEqual([]);
      expect(await overlaps(page)).toEqual([]);
      await page.keyboard.press('0');
      await expect.poll(() => mapSize(page)).toEqual(before);
      expect(complaints).toEqual([]);
    });
  });
}

/** Late in a game countries, rails and locks lie on the map: on every screen, and in every language on one of them. */
const LATE = [
  [1024, 768, 'de'],
  [1180, 820, 'fr'],
  [1280, 800, 'es'],
  [1366, 768, 'en'],
  [1920, 1080, 'de'],
  [2560, 1440, 'fr'],
] as const;

for (const [width, height, locale] of LATE) {
  test.describe(`late in a game, on a screen of ${width} × ${height} in ${locale}`, () => {
    test.use({ viewport: { width, height }, locale });

    test('nothing covers anything else, nor when the map is enlarged', async ({ page, request }) => {
      const table = await createTable(request, [{ name: 'Anna' }, { name: 'Ben' }, { name: 'Carla' }, { name: 'Dora' }]);
      await playOn(request, table, 1890, (view) => view.turn >= 9);
      await openTable(page, table);
      await untilAsked(page);
      await page.evaluate(() => document.fonts.ready.then(() => true));
      // There is something to be seen.
      expect(await page.locator('.board path.lock').count()).toBeGreaterThan(1);
      expect(await page.locator('.board :is(.house, path.lock)').count()).toBeGreaterThan(4);
      expect(await overlaps(page)).toEqual([]);
      if (width >= 1280 && height >= 800) expect(await textsBelow(page, LEGIBLE, '.board')).toEqual([]);
      const before = await mapSize(page);
      const larger = page.locator('.controls button').first();
      await larger.click();
      await larger.click();
      await expect.poll(async () => (await mapSize(page)).width).toBeGreaterThan(before.width * 1.9);
      expect(await overlaps(page)).toEqual([]);
    });
  });
}

test('a map that was dragged chooses nothing, and a storage that is pointed at tells where its coal goes', async ({ page, request }) => {
  const table = await createTable(request, [{ name: 'Anna' }, { name: 'Ben' }]);
  await openTable(page, table);
  await untilAsked(page);
  const storage = page.locator('[data-place="space:gewalt"]');
  await storage.hover();
  await expect(page.locator('.card')).toContainText('Gewalt');
  await expect(page.locator('.card')).toContainText('Steeler Büchsenmacher');
  await expect(page.locator('.route')).toHaveCount(1);
  await page.locator('.controls button').first().click();
  await page.locator('.controls button').first().click();
  await decide(page);
  await untilAsked(page);
  const legal = page.locator('.place.legal').first();
  await legal.focus();
  const version = await page.locator('[data-version]').getAttribute('data-version');
  const { x, y } = (await legal.boundingBox())!;
  await page.mouse.move(x + 8, y + 8);
  await page.mouse.down();
  await page.mouse.move(x + 48, y + 48, { steps: 5 });
  await page.mouse.up();
  await page.waitForTimeout(300);
  expect((await legal.boundingBox())!.y).not.toBeCloseTo(y, 0);
  expect(await page.locator('[data-version]').getAttribute('data-version')).toBe(version);
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true });

  test('two fingers enlarge the map, two taps fit it in again, and neither chooses anything', async ({ page, request }) => {
    await openTable(page, await createTable(request, [{ name: 'Anna' }, { name: 'Ben' }]));
    await untilAsked(page);
    const before = await mapSize(page);
    const version = await page.locator('[data-version]').getAttribute('data-version');
    const frame = (await page.locator('.frame').boundingBox())!;
    // Where nothing lies: between the river and the port.
    const hand = { x: frame.x + frame.width * 0.42, y: frame.y + frame.height * 0.45 };
    const browser = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number[]) =>
      browser.send('Input.dispatchTouchEvent', { type, touchPoints: apart.map((by, id) => ({ x: hand.x + by, y: hand.y + by / 4, id })) });
    await touch('touchStart', [-20, 20]);
    for (const apart of [26, 32, 38, 44]) await touch('touchMove', [-apart, apart]);
    await touch('touchEnd', []);
    await expect.poll(async () => (await mapSize(page)).width).toBeGreaterThan(before.width * 1.6);
    // Sent together, so that a busy machine does not make two single taps of them.
    const tapTwice = (): Promise<unknown> =>
      Promise.all([touch('touchStart', [0]), touch('touchEnd', []), touch('touchStart', [0]), touch('touchEnd', [])]);
    await tapTwice();
    await expect.poll(() => mapSize(page)).toEqual(before);
    // The browser takes a tap that comes sooner for the third of the same hand.
    await page.waitForTimeout(700);
    await tapTwice();
    await expect.poll(async () => (await mapSize(page)).width).toBeGreaterThan(before.width * 1.6);
    expect(await page.locator('[data-version]').getAttribute('data-version')).toBe(version);
  });
});
