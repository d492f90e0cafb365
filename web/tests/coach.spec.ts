/** A first game with a coach, the words of the game, and the legend. */
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { decide, untilAsked } from './player';

/** Begin a game from the home page, as somebody who has never been here. */
async function begin(page: Page, language = 'en'): Promise<void> {
  await page.addInitScript((code) => {
    localStorage.setItem('ruhr-language', JSON.stringify(code));
    localStorage.setItem('ruhr-pace', '"at_once"');
  }, language);
  await page.goto('/');
  await page.locator('form .big').click();
  await untilAsked(page);
}
test.use({ bypassCSP: true });

const said = (page: Page) => page.locator('.coach p');

test('the coach says what is new, twice at most, and comes and goes by the menu', async ({ page }) => {
  await begin(page);
  await expect(said(page)).toBeVisible();
  const heard: string[] = [];
  for (let decision = 0; decision < 8; decision++) {
    await untilAsked(page);
    if (await said(page).count()) heard.push(await said(page).innerText());
    await decide(page);
  }
  expect(new Set(heard).size).toBeGreaterThan(2);
  await untilAsked(page);
  const coach = page.getByRole('checkbox', { name: /coach/i });
  const open = page.locator('[popovertarget="table-menu"]');
  await open.click();
  await expect(coach).toBeChecked();
  await coach.uncheck();
  await page.keyboard.press('Escape');
  await expect(page.locator('.coach')).toHaveCount(0);
  await decide(page);
  await untilAsked(page);
  await expect(page.locator('.coach')).toHaveCount(0);
  // Back again, he begins anew: there is something to say about whatever is asked.
  await open.click();
  await expect(coach).not.toBeChecked();
  await coach.check();
  await page.keyboard.press('Escape');
  await expect(said(page)).toBeVisible();
});

test('what beginners regret is asked about before it is sent', async ({ page }) => {
  await begin(page);
  await expect(said(page)).toBeVisible();
  for (let decision = 0; decision < 30; decision++) {
    await untilAsked(page);
    await page.locator('.ask:not(.settling)').waitFor();
    const named = (words: RegExp) => page.locator('button.action').filter({ has: page.locator('.words', { hasText: words }) });
    const [none, pilot] = [named(/^\s*no option\s*$/i), named(/^\s*pilot\s*$/i)];
    if ((await none.count()) && (await pilot.count())) {
      await none.first().click();
      await expect(page.locator('.warning')).toContainText('costs nothing');
      await page.locator('.ask:not(.settling) .warning button').filter({ hasText: 'Think again' }).click();
      await expect(page.locator('.warning')).toHaveCount(0);
      return;
    }
    await decide(page);
  }
  throw new Error('the pilot was never free');
});

test('a word tells what it means: pointed at, and touched', async ({ page }) => {
  await begin(page, 'de');
  const word = page.locator('.coach .word').first();
  await word.hover();
  const card = page.getByRole('dialog');
  await expect(card).toBeVisible();
  await expect(card.locator('a')).toHaveAttribute('href', /\/rules#s\d/);
  await expectAccessible(page, 'a word');
  await page.mouse.move(5, 400);
  await expect(card).toHaveCount(0);
  await word.click();
  await expect(card).toBeVisible();
  // A hand needs no keyboard there.
  await expect(card.locator(':focus')).toHaveCount(0);
});

test('by keys a word of the question is come to, opened, read and left', async ({ page }) => {
  await begin(page);
  const question = page.locator('#ask-sentence');
  const options = page.getByRole('heading', { name: 'choose a special option.' });
  // Whoever comes late may find one option only, and is asked something else first.
  for (let decisions = 0; decisions < 12 && !(await options.count()); decisions++) {
    await decide(page);
    await untilAsked(page);
  }
  const word = page.locator('.sentence .word').first();
  await expect(word).toBeVisible();
  // The mouse rests where it has decided, and what the coach says may have moved a word below it, which then tells its meaning.
  await page.mouse.move(5, 400);
  // Who listens hears the question as one sentence: no button is in it, and only its words come after it.
  await expect(question.locator('button')).toHaveCount(0);
  await expect(options).toHaveCount(1);
  await question.focus();
  await page.keyboard.press('Tab');
  await expect(word).toBeFocused();
  // On the way nothing opens by itself.
  const card = page.getByRole('dialog', { name: 'special option' });
  await expect(card).toHaveCount(0);
  for (const key of ['Enter', ' ']) {
    await page.keyboard.press(key);
    const meaning = card.locator(':focus');
    await expect(meaning).toHaveText(/^One help you may choose each turn/);
    await expectAccessible(page, 'a word opened by key');
    await page.keyboard.press('Escape');
    await expect(word).toBeFocused();
    await expect(card).toHaveCount(0);
  }
  // From there on to what can be done, past the card if it is open: nobody is held.
  await page.keyboard.press('Enter');
  await expect(card).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(card).toHaveCount(0);
  await expect(page.locator('button.action').first()).toBeFocused();
  await word.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('button.action').first()).toBeFocused();
});

test('a sign on the map or on a board tells what it means: where the mouse rests, and by key', async ({ page }) => {
  await begin(page);
  const sign = page.locator('.sign');
  /** Rest on a sign; what tells of it is loaded when somebody first points at one. */
  const rest = async (selector: string): Promise<void> => {
    const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
    await page.mouse.move(x + width / 2 - 30, y + height / 2 - 30);
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 });
  };
  await rest('path.head[data-sign=arrow]');
  await expect(async () => {
    await rest('path.head[data-sign=arrow]');
    await expect(sign).toContainText('buyer that coal reaches without a pilot', { timeout: 1500 });
  }).toPass();
  await rest('[data-sign=token]');
  await expect(sign).toContainText('black coal to an industry');
  await page.mouse.move(5, 5);
  await expect(sign).toHaveCount(0);
  await page.locator('[data-part=players] h3 button').first().focus();
  await page.keyboard.press('?');
  await expect(sign).toContainText('Thaler');
  await expectAccessible(page, 'signs of a board');
  await page.keyboard.press('Escape');
  await expect(sign).toHaveCount(0);
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`the legend explains every sign at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await begin(page, 'fr');
    await page.locator('[popovertarget="table-menu"]').click();
    await page.getByRole('button', { name: 'Légende' }).click();
    const legend = page.getByRole('dialog', { name: 'Légende' });
    await expect(legend.locator('h3').first()).toBeVisible();
    await expect.poll(() => legend.locator('h3').count()).toBeGreaterThan(15);
    await expectAccessible(page, 'the legend');
    const excess = await legend.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect(excess).toBeLessThanOrEqual(1);
  });
}
