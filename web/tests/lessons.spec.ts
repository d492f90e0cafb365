/** Newcomers: every lesson to its end with mouse, keys and fingers, in four languages; other choices, other ways, and whoever leaves. */
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { Course, Lesson, Step } from '../src/lessons/course';
import { expectAccessible } from './axe';
import { expectNoMissingWords, expectNoOverflow, watch, WHOLE } from './player';

const { lessons } = JSON.parse(readFileSync(new URL('../src/generated/course.json', import.meta.url), 'utf8')) as Course;
const [first, second] = lessons as [Lesson, Lesson];
/** The browser's languages, and those in which what is said is listened to. */
const LANGUAGES = ['en-GB', 'de-DE', 'fr-FR', 'es-ES'];
const HEARD = ['en-GB', 'de-DE'];
const LAPTOP = { viewport: { width: 1280, height: 800 } };
const UPRIGHT = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SIDEWAYS = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };

/** Wait until a step can be read and nothing is shown any more; behind the last one the lesson is over. */
const at = (page: Page, step: number): Promise<void> =>
  expect(page.locator(`.lesson[data-step="${step}"][data-watching=false]`)).toBeVisible();
/** An action that is hoped for. */
const hoped = (page: Page, { choose = [] }: Step): Locator =>
  page.locator(choose.map((words) => `button.action[data-action="${words}"]`).join(', ')).first();
const onward = (page: Page): Locator => page.locator('button.way');
const words = (page: Page): Locator => page.locator('.speech .words');

/** How somebody chooses an action, and how he goes on. */
interface Hand {
  choose: (page: Page, action: Locator) => Promise<void>;
  goOn: (page: Page) => Promise<void>;
}
const mouse: Hand = { choose: (_, action) => action.click(), goOn: (page) => onward(page).click() };
const finger: Hand = {
  // What is not the only one is looked at first.
  choose: async (page, action) => {
    const only = (await page.locator('button.action').count()) === 1;
    await action.tap();
    if (only) return;
    await expect(action).toHaveAttribute('data-armed');
    await action.tap();
  },
  goOn: (page) => onward(page).tap(),
};
const keys: Hand = {
  choose: async (page, action) => {
    const number = await action.evaluate((button) => [...document.querySelectorAll('button.action')].indexOf(button) + 1);
    if (number > 9) await action.press('Enter');
    else await page.keyboard.press(String(number));
  },
  goOn: (page) => page.keyboard.press('Enter'),
};

/** What does not fit a step: its words, what it points at, and whether that can be seen, neither outside nor under what is said. */
function amiss({ id, points }: Step): string[] {
  const found: string[] = [];
  if (document.querySelector<HTMLElement>('.speech .words')?.dataset.step !== id) found.push('other words');
  const onBoard = points.filter((point) => !point.startsWith('part:') || /track|export/.test(point));
  if (document.querySelectorAll('[data-beacon]').length !== onBoard.length) found.push('other beacons');
  for (const point of points.filter((one) => !onBoard.includes(one))) {
    const part = point.slice('part:'.length);
    // On a phone, options that can be chosen stand in the list of what is asked.
    const shown = part === 'options' ? '[data-part=options], [data-part=actions]' : `[data-part="${part}"]`;
    const marked = (one: Element): boolean => one.checkVisibility() && getComputedStyle(one).outlineStyle === 'solid';
    if (![...document.querySelectorAll(shown)].some(marked)) found.push(`${part} is not marked`);
  }
  const beacon = document.querySelector(`[data-beacon="${onBoard[0]}"]`);
  if (!beacon) return found;
  const { left, top, right, bottom } = beacon.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const inside = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
  if (!inside || document.elementFromPoint(x, y)?.closest('aside')) found.push(`${onBoard[0]} is out of sight`);
  return found;
}

/** Go through a lesson as it hopes for; tells what it has said. */
async function goThrough(page: Page, lesson: Lesson, { choose, goOn }: Hand): Promise<string[]> {
  const said: string[] = [];
  for (const [number, step] of lesson.steps.entries()) {
    await at(page, number);
    await expect.poll(() => page.evaluate(amiss, step), `${lesson.id}_${step.id}`).toEqual([]);
    said.push((await words(page).innerText()).trim());
    if (step.choose) await choose(page, hoped(page, step));
    else if (step.reach) {
      const reached = page.locator(`.lesson[data-step="${number + 1}"]`);
      while (!(await reached.count())) {
        await choose(page, page.locator('button.action').first());
        await expect(page.locator('.lesson[data-watching=false]')).toBeVisible();
      }
    } else await goOn(page);
  }
  await at(page, lesson.steps.length);
  await expectNoMissingWords(page);
  await expectNoOverflow(page);
  return said;
}

/** Somebody whose browser speaks a language, on such a screen, and what the browser complains about. */
async function learner(browser: Browser, locale: string, screen: object): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({ ...screen, locale, reducedMotion: 'reduce' });
  const page = await context.newPage();
  return { page, complaints: watch(page) };
}

/**
 * In every language with the mouse on a laptop and with a finger on a phone, which is turned between the lessons; by keys in two.
 * Each way goes through some of the lessons, so that every lesson is gone through with mouse, finger and keys; `WHOLE` goes through all.
 */
const WAYS = LANGUAGES.flatMap((language, at) => [
  { language, how: 'with the mouse', screen: LAPTOP, hand: mouse, turned: null },
  { language, how: 'with a finger on a phone', screen: UPRIGHT, hand: finger, turned: at % 2 },
  ...(HEARD.includes(language) ? [{ language, how: 'by keys, hearing what is said', screen: LAPTOP, hand: keys, turned: null }] : []),
]);
for (const { language, how, screen, hand, turned } of WAYS) {
  const alike = WAYS.filter((way) => way.hand === hand);
  const turn = alike.findIndex((way) => way.language === language);
  const share = lessons.filter((_, number) => WHOLE || number % alike.length === turn);
  test(`every lesson comes to its end ${how}, in ${language}`, async ({ browser }) => {
    const { page, complaints } = await learner(browser, language, screen);
    await page.goto(`/learn/${share[0]!.id}`);
    const told = page.locator('[data-told]');
    for (const [number, lesson] of share.entries()) {
      await test.step(lesson.id, async () => {
        if (turned !== null) await page.setViewportSize((number % 2 === turned ? UPRIGHT : SIDEWAYS).viewport);
        const said = await goThrough(page, lesson, hand);
        const unheard = async (): Promise<string[]> => {
          const heard = await told.innerText();
          return said.filter((words) => !heard.includes(words));
        };
        if (hand === keys) await expect.poll(unheard).toEqual([]);
        const next = page.locator('.after a.button');
        const following = share[number + 1];
        if (following && lessons.indexOf(following) === lessons.indexOf(lesson) + 1) await (screen === LAPTOP ? next.click() : next.tap());
        else if (following) await page.goto(`/learn/${following.id}`);
      });
    }
    await page.locator('.after a[href="/learn"]').click();
    await expect(page.locator('li.done')).toHaveCount(share.length);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
}

/** A lesson with a choice, the number of its first choice, and what is hoped for there. */
const choice = (lesson: Lesson): { number: number; step: Step } => {
  const number = lesson.steps.findIndex(({ choose }) => choose);
  return { number, step: lesson.steps[number]! };
};
/** One that is come to by reading alone. */
const chosen = lessons.find(
  (lesson) => choice(lesson).number > 0 && lesson.steps.slice(0, choice(lesson).number).every(({ reach }) => !reach),
)!;

/** Go to the first choice of a lesson that has one. */
async function toAChoice(page: Page): Promise<{ number: number; step: Step; other: Locator }> {
  const { number, step } = choice(chosen);
  await page.goto(`/learn/${chosen.id}`);
  for (let read = 0; read < number; read++) {
    await at(page, read);
    await onward(page).click();
  }
  await at(page, number);
  const others = step.choose!.map((words) => `:not([data-action="${words}"])`).join('');
  return { number, step, other: page.locator(`button.action${others}`).first() };
}

test('another choice is shown with what it causes; the lesson says why it hoped for something else, and goes back', async ({ page }) => {
  const { number, step, other } = await toAChoice(page);
  const asked = await words(page).innerText();
  for (const [goBack, times] of [
    [() => onward(page).click(), 1],
    [() => page.keyboard.press('Escape'), 2],
  ] as const) {
    await other.click();
    await expect(words(page)).not.toHaveText(asked);
    await expect(page.getByRole('heading', { name: 'What came of it' })).toBeVisible();
    await expect(page.locator('.came li').first()).toBeVisible();
    await expect(page.locator('[data-told]')).toContainText(await words(page).innerText());
    await goBack();
    await at(page, number);
    await expect(words(page)).toHaveText(asked);
    // Who is wrong again and again is shown what is hoped for.
    await expect(page.locator('button.action.advised')).toHaveCount(times - 1);
  }
  await hoped(page, step).click();
  await at(page, number + 1);
});

test('what happens is shown moment by moment, and nothing is asked meanwhile', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('ruhr-pace', '"slow"'));
  const { number, step } = await toAChoice(page);
  await hoped(page, step).click();
  await expect(page.locator('.lesson[data-watching=true]')).toBeVisible();
  await expect(page.locator('.caption')).toBeVisible();
  await expect(page.locator('button.action')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await at(page, number + 1);
});

test('who reloads or leaves comes back to the step; a lesson can be repeated and skipped', async ({ page }) => {
  await page.goto('/learn');
  await expect(page.locator('main .button')).toHaveText('Begin');
  const { number } = await toAChoice(page);
  const said = await words(page).innerText();
  await page.reload();
  await at(page, number);
  await expect(words(page)).toHaveText(said);

  await page.getByRole('link', { name: 'Leave the lesson' }).click();
  const row = page.locator(`li a[href="/learn/${chosen.id}"]`);
  await expect(row).toContainText(`Step ${number + 1} of ${chosen.steps.length}`);
  await page.locator('main .button').click();
  await at(page, number);

  // Back to what was said before, and on again.
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await at(page, number - 1);
  await page.reload();
  await at(page, number - 1);

  await page.getByRole('button', { name: 'Skip this lesson' }).click();
  const following = lessons[lessons.indexOf(chosen) + 1]!;
  await expect(page).toHaveURL(`/learn/${following.id}`);
  await page.goto('/learn');
  await expect(row).toContainText('skipped');

  await page.goto(`/learn/${first.id}`);
  await goThrough(page, first, mouse);
  await page.getByRole('button', { name: 'Once more' }).click();
  await at(page, 0);
  await page.goto('/learn');
  await expect(page.locator('li.done')).toHaveCount(1);
});

test('the rules open beside the lesson, the legend over it', async ({ page, context }) => {
  await page.goto(`/learn/${first.id}`);
  await at(page, 0);
  await page.getByRole('button', { name: 'Legend' }).click();
  await expect(page.getByRole('dialog', { name: 'Legend' }).locator('h3').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const [rules] = await Promise.all([context.waitForEvent('page'), page.locator('.sections a').first().click()]);
  await expect(rules).toHaveURL(/\/rules#s/);
  await at(page, 0);
});

test('who has neither played nor learned is offered the lessons first; after them comes a first game', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.card').first().getByRole('heading')).toHaveText('Learn');
  await page.locator('.card').first().getByRole('link').click();
  await page.locator('main .button').click();
  await at(page, 0);
  await page.goto('/');
  await expect(page.locator('.card').first().getByRole('heading')).toHaveText('Play now');
  await expect(page.locator('.card').nth(1).getByRole('heading')).toHaveText('Learn');
  await page.goto('/learn');
  await page.getByRole('button', { name: 'Play the first game' }).click();
  await expect(page.locator('.board')).toBeVisible();
  await expect(page.locator('footer').getByText('Cabin boy').first()).toBeVisible();
});

test('a lesson that cannot go on says so, and goes on when it can', async ({ page }) => {
  await page.route('**/api/try', (route) =>
    route.fulfill({ status: 429, json: { error: { code: 'too_many_requests', section: null, values: {} } } }),
  );
  await page.goto(`/learn/${second.id}`);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/try');
  await page.getByRole('button', { name: 'Try again' }).click();
  await at(page, 0);
});

test.describe('axe finds nothing', () => {
  test.use({ bypassCSP: true });
  for (const [size, screen] of [
    ['laptop', LAPTOP],
    ['phone', UPRIGHT],
  ] as const) {
    test(`while learning, ${size}`, async ({ browser }) => {
      const context = await browser.newContext({ ...screen, bypassCSP: true, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const { other } = await toAChoice(page);
      await expectAccessible(page, 'a choice');
      await (screen === LAPTOP ? mouse : finger).choose(page, other);
      await expect(page.locator('.came')).toBeVisible();
      await expectAccessible(page, 'another choice');
      await page.goto('/learn');
      await expect(page.locator('main .button')).toBeVisible();
      await expectAccessible(page, 'all lessons');
      for (const target of await page.locator('main :is(a, button):visible').all()) {
        const box = await target.boundingBox();
        if (screen === UPRIGHT && box) expect(box.height).toBeGreaterThanOrEqual(44);
      }
      await context.close();
    });
  }
});

test('coal that is pointed at tells where it would go, as at the table, and an option tells what one could sell then', async ({ page }) => {
  await page.goto(`/learn/${second.id}`);
  const option = second.steps.findIndex(({ choose }) => choose?.some((action) => action.startsWith('option ')));
  const preview = page.locator('.preview');
  for (const [number, step] of second.steps.slice(0, option).entries()) {
    await at(page, number);
    if (!step.choose) {
      await mouse.goOn(page);
      continue;
    }
    // A start is what its coal would bring.
    await hoped(page, step).hover();
    await expect(preview).toContainText(/To |With a pilot to /);
    await expect(page.locator('.route')).toHaveCount(1);
    await mouse.choose(page, hoped(page, step));
  }
  await at(page, option);
  await hoped(page, second.steps[option]!).hover();
  await expect(preview.getByText('What you could sell then')).toBeAttached();
  await page.locator('[data-space="kunstwerk"]').hover();
  await expect(page.locator('.board .card')).toContainText(/To |With a pilot to /);
  await expect(page.locator('.route')).toHaveCount(1);
});
