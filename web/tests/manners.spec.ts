import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expectNoMissingWords, expectNoOverflow, watch } from './player';

const KEY = `annas-key-of-manners-${Date.now()}`;

/** Two people with keys of their own sit at a table of three, of which a bot is one. */
async function together(anna: Page, ben: Page): Promise<string> {
  await anna.goto('/');
  await anna.evaluate((key) => localStorage.setItem('ruhr-key', JSON.stringify(key)), KEY);
  const answer = await anna.request.post('/api/tables', {
    headers: { authorization: `Bearer ${KEY}` },
    data: { request: `manners-${Date.now()}`, seats: [{ name: 'Anna' }, {}, { level: 'schiffsjunge' }] },
  });
  const { table } = (await answer.json()) as { table: { id: string } };
  await anna.goto(`/table/${table.id}`);
  await ben.goto(`/table/${table.id}`);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: /^Sit down here/ }).click();
  for (const page of [anna, ben]) await expect(page.locator('.board')).toBeVisible();
  return table.id;
}

async function say(page: Page, words: string): Promise<void> {
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByRole('textbox', { name: 'Say something to everybody' }).fill(words);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

test('what somebody says is muted and reported from its menu, he is blocked, and all of it is undone', async ({ browser }) => {
  const contexts = await Promise.all([1, 2].map(() => browser.newContext()));
  const [anna, ben] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page];
  const complaints = [anna, ben].map(watch);
  await together(anna, ben);
  await say(ben, 'You play like a stone.');
  await anna.getByRole('tab', { name: 'Chat' }).click();
  const line = anna.getByText('You play like a stone.');
  await expect(line).toBeVisible();
  await anna.getByRole('button', { name: 'Mute, block or report Ben' }).first().press('Enter');
  const sheet = anna.getByRole('dialog', { name: 'Ben' });
  await sheet.getByRole('button', { name: 'Report to the hosts' }).click();
  await sheet.getByRole('combobox', { name: 'Reason' }).selectOption('Insult or threat');
  await sheet.getByRole('textbox', { name: 'A few words, if you like' }).fill('For the second time');
  await expectAccessible(anna);
  await expectNoMissingWords(anna);
  await sheet.getByRole('button', { name: 'Send the report' }).click();
  await expect(sheet.getByText('Thank you. The hosts will look at it.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect(sheet.getByText('You no longer see what Ben says.')).toBeVisible();
  await sheet.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(line).toBeHidden();
  await expect(anna.getByText('One line of somebody you have muted is hidden.')).toBeVisible();
  await say(ben, 'And like two stones.');
  await expect(anna.getByText('2 lines of people you have muted are hidden.')).toBeVisible();
  await anna.reload();
  await anna.getByRole('tab', { name: 'Chat' }).click();
  await expect(anna.getByText('2 lines of people you have muted are hidden.')).toBeVisible();

  // Blocked from the menu of a player, by keys alone.
  await anna.getByTitle('More about Ben').first().press('Enter');
  await anna.getByRole('dialog', { name: 'Ben' }).getByRole('button', { name: 'Mute, block or report Ben' }).press('Enter');
  await anna.getByRole('button', { name: 'Block', exact: true }).press('Enter');
  await expect(anna.getByText('Ben is blocked.')).toBeVisible();
  const answer = await anna.request.post('/api/tables', {
    headers: { authorization: `Bearer ${KEY}` },
    data: { request: `manners-${Date.now()}`, seats: [{ name: 'Anna' }, {}, {}] },
  });
  const { table } = (await answer.json()) as { table: { id: string } };
  await ben.goto(`/table/${table.id}`);
  const free = ben.getByRole('button', { name: /^Sit down here/ }).first();
  await free.click();
  await expect(ben.getByText('The host does not want you to sit down at this table.')).toBeVisible();

  await anna.goto('/me');
  const people = anna.getByRole('region', { name: 'People you keep away from' });
  await expect(people.getByText('blocked, muted')).toBeVisible();
  await expectAccessible(anna);
  await expectNoMissingWords(anna);
  await people.getByRole('button', { name: 'Undo – Ben' }).click();
  await expect(people.getByText('You have not muted or blocked anybody.')).toBeVisible();
  await free.click();
  await expect(ben.getByText('One seat is still free.')).toBeVisible();
  expect(complaints.flat()).toEqual([]);
  for (const context of contexts) await context.close();
});

test('who has blocked somebody is warned before sitting down with him, on a phone', async ({ browser }) => {
  const [desk, hand] = await Promise.all([
    browser.newContext(),
    browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true }),
  ]);
  const [ben, anna] = [await desk.newPage(), await hand.newPage()];
  const complaints = [anna, ben].map(watch);
  const key = { authorization: `Bearer bens-${KEY}` };
  const open = async (name: string): Promise<string> => {
    const data = { request: `manners-${name}-${Date.now()}`, seats: [{ name }, {}, {}] };
    return ((await (await ben.request.post('/api/tables', { headers: key, data })).json()) as { table: { id: string } }).table.id;
  };
  await anna.goto(`/table/${await open('Ben')}`);
  const seat = anna.getByRole('button', { name: /^Sit down here/ }).first();
  await seat.click();
  await expect(anna.getByText('One seat is still free.')).toBeVisible();
  await anna.getByRole('button', { name: 'Mute, block or report Ben' }).click();
  const box = await anna.getByRole('button', { name: 'Block', exact: true }).boundingBox();
  expect(box!.height).toBeGreaterThanOrEqual(44);
  await expectNoOverflow(anna);
  await expectAccessible(anna);
  await anna.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(anna.getByText('Ben is blocked.')).toBeVisible();

  await anna.goto(`/table/${await open('Otto')}`);
  await seat.click();
  await expect(anna.getByText('You have blocked Otto, who sits at this table.')).toBeVisible();
  await expectNoMissingWords(anna);
  await anna.getByRole('button', { name: 'Sit down anyway' }).click();
  await expect(anna.getByText('One seat is still free.')).toBeVisible();
  expect(complaints.flat()).toEqual([]);
  for (const context of [desk, hand]) await context.close();
});
