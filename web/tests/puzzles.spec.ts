/** Who solves puzzles: by mouse, keys and fingers, in four languages; what an answer costs, and what is remembered. */
import { expect, test, type Page } from '@playwright/test';
import type { ListedPuzzle, PuzzleAndTurn } from '../src/lib/types';
import { expectAccessible } from './axe';
import { expectNoMissingWords, expectNoOverflow, watch } from './player';

const LANGUAGES = ['en-GB', 'de-DE', 'fr-FR', 'es-ES'];
const UPRIGHT = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const puzzlesOf = async (page: Page): Promise<ListedPuzzle[]> =>
  ((await (await page.request.get('/api/puzzles')).json()) as { puzzles: ListedPuzzle[] }).puzzles;
const puzzleOf = async (page: Page, id: string): Promise<PuzzleAndTurn> =>
  (await (await page.request.get(`/api/puzzles/${id}`)).json()) as PuzzleAndTurn;
const action = (page: Page, words: string) => page.locator(`button.action[data-action="${words}"]`);

test('the puzzle of the day is played, answered with its cost, solved and remembered', async ({ page }) => {
  const complaints = watch(page);
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('ruhr-settling', '0'));
  await page.goto('/learn');
  await page.locator('a[href="/puzzles"]').click();
  await expect(page.locator('h1')).toHaveText('Puzzles');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Puzzle of the day' }).click();
  const shown = page.locator('[data-puzzle]');
  await expect(shown).toBeVisible();
  const puzzle = await puzzleOf(page, (await shown.getAttribute('data-puzzle'))!);
  await expectAccessible(page);
  await action(page, puzzle.natural).click();
  await expect(page.locator('#verdict')).toContainText('Not the best');
  await expect(page.getByRole('status').first()).toContainText('your chance to win');
  await expectNoMissingWords(page);
  await page.keyboard.press('Escape');
  await action(page, puzzle.answers[0]!.action).press('Enter');
  await expect(page.locator('#verdict')).toContainText('Right');
  await expect(page.locator('#verdict')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All puzzles' }).first().click();
  await expect(page.locator('dd').last()).toHaveText('1');
  await expect(page.locator('dl')).toContainText('Your rating');
  expect(complaints).toEqual([]);
});

/** The first puzzle after which so much is asked in the same turn. */
async function followedBy(page: Page, decisions: number): Promise<PuzzleAndTurn> {
  for (const { id } of await puzzlesOf(page)) {
    const puzzle = await puzzleOf(page, id);
    if (puzzle.then.length === decisions) return puzzle;
  }
  throw new Error(`no puzzle goes on for ${decisions} decisions`);
}

test('a whole turn is played, by mouse and by keys, and what it has cost is told in the end', async ({ page }) => {
  const complaints = watch(page);
  await page.addInitScript(() => localStorage.setItem('ruhr-settling', '0'));
  const puzzle = await followedBy(page, 2);
  await page.goto(`/puzzles/${puzzle.id}`);
  await expect(page.locator('header').last()).toContainText('Decision 1 of 3');
  await action(page, puzzle.natural).click();
  await expect(page.locator('#verdict')).toContainText('Not the best');
  const remembered = () => page.evaluate(() => localStorage.getItem('ruhr-puzzles'));
  const rated = await remembered();
  expect(rated).toContain(puzzle.id);
  await page.getByRole('button', { name: 'Play the turn on' }).click();
  await expect(page.locator(`[data-puzzle="${puzzle.id}.2"]`)).toContainText('goes on as after the best choice');
  await expect(page.getByRole('heading', { name: 'What is best?' })).toBeFocused();
  await expectAccessible(page);
  await action(page, puzzle.then[0]!.answers[0]!.action).click();
  await expect(page.locator('#verdict')).toContainText('Right');
  await page.getByRole('button', { name: 'Play the turn on' }).press('Enter');
  await expect(page.locator('header').last()).toContainText('Decision 3 of 3');
  await expect(page.getByRole('heading', { name: 'What is best?' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await action(page, puzzle.then[1]!.answers[0]!.action).press('Enter');
  await expect(page.locator('#verdict')).toContainText('Right');
  await expect(page.getByRole('status').first()).toContainText('The whole turn gave away');
  await expect(page.getByRole('button', { name: 'Play the turn on' })).toHaveCount(0);
  expect(await remembered()).toBe(rated);
  await expectNoMissingWords(page);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

for (const locale of LANGUAGES)
  test(`a puzzle by theme on a phone, ${locale}`, async ({ browser }) => {
    const context = await browser.newContext({ ...UPRIGHT, locale });
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('ruhr-settling', '0'));
    await page.goto('/puzzles');
    const [first] = await puzzlesOf(page);
    await expectNoOverflow(page);
    await expectNoMissingWords(page);
    await page.goto(`/puzzles/${first!.id}?theme=${first!.theme}`);
    const { answers } = await puzzleOf(page, first!.id);
    const best = action(page, answers[0]!.action);
    await best.tap();
    await best.tap();
    await expect(page.locator('section.right #verdict')).toBeVisible();
    await expectNoMissingWords(page);
    await expectNoOverflow(page);
    await expect(page.locator('.ways a[href*="theme="]')).toBeVisible();
    await context.close();
  });

test('how the game is won is reached from the lessons, by keyboard, and tells of every number of players', async ({ page }) => {
  const complaints = watch(page);
  await page.goto('/learn');
  await page.getByRole('link', { name: 'How the game is won' }).press('Enter');
  await expect(page.locator('h1')).toHaveText('How the game is won');
  for (const players of ['2 players', '3 players', '4 players']) {
    await page.getByRole('button', { name: players }).press('Enter');
    await expect(page.getByRole('button', { name: players })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('region', { name: 'First choices' }).locator('tbody tr').first()).toBeVisible();
  }
  await page.getByRole('button', { name: 'turn 12' }).press('Enter');
  await expect(page.getByRole('region', { name: 'What goes with winning' }).locator('tbody tr').first()).toBeVisible();
  await expectNoMissingWords(page);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

for (const locale of LANGUAGES)
  test(`how the game is won on a phone, ${locale}`, async ({ browser }) => {
    const context = await browser.newContext({ ...UPRIGHT, locale });
    const page = await context.newPage();
    await page.goto('/strategy');
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await expectNoOverflow(page);
    await expectNoMissingWords(page);
    await context.close();
  });
