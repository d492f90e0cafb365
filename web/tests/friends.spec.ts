import { expect, test, type Page, type WebSocketRoute } from '@playwright/test';
import { actions, createTable, decide, expectNoMissingWords, openTable, watch } from './player';

/** The line from a page to its table, which can be cut: taking the browser offline leaves open sockets alone. */
async function breakable(page: Page): Promise<{ cut: () => void; mend: () => void }> {
  const open = new Set<WebSocketRoute>();
  let broken = false;
  await page.routeWebSocket(/\/live$/, (socket) => {
    if (broken) return void socket.close();
    socket.connectToServer();
    open.add(socket);
  });
  return {
    cut: () => {
      broken = true;
      for (const socket of open) void socket.close();
      open.clear();
    },
    mend: () => void (broken = false),
  };
}

test('two browsers play each other by link; one reloads, one loses its connection', async ({ browser }) => {
  const [one, other] = [await browser.newContext(), await browser.newContext()];
  const [anna, ben] = [await one.newPage(), await other.newPage()];
  const complaints = [watch(anna), watch(ben)];
  const line = await breakable(ben);
  const answer = await one.request.post('/api/tables', {
    headers: { authorization: 'Bearer annas-key-annas-key-annas-key' },
    data: { request: `friends-${Date.now()}`, seats: [{ name: 'Anna' }, {}] },
  });
  const table = ((await answer.json()) as { table: { id: string } }).table.id;
  await anna.goto(`/table/${table}#key=annas-key-annas-key-annas-key`);
  await expect(anna).not.toHaveURL(/key=/);
  await ben.goto(`/table/${table}`);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit down here' }).click();
  for (const page of [anna, ben]) await expect(page.locator('.board')).toBeVisible();

  const both = async (decisions: number): Promise<void> => {
    for (let made = 0; made < decisions;) {
      await expect.poll(async () => (await actions(anna).count()) + (await actions(ben).count())).toBeGreaterThan(0);
      if ((await decide(anna)) || (await decide(ben))) made++;
    }
  };
  const version = (page: typeof anna) => page.locator('[data-version]').getAttribute('data-version');
  await both(10);
  await ben.reload();
  await expect(ben.locator('.board')).toBeVisible();
  await both(6);
  line.cut();
  await expect(ben.locator('.offline')).toBeVisible();
  for (let tries = 0; tries < 8; tries++) await decide(anna);
  line.mend();
  await both(8);
  await expect.poll(async () => (await version(anna)) === (await version(ben))).toBe(true);
  expect(complaints.flat()).toEqual([]);
  await one.close();
  await other.close();
});

test('hostile names and chat are only ever text', async ({ page, request }) => {
  const complaints = watch(page);
  const name = `<img src=x onerror=alert(1)>"'`;
  const table = await createTable(request, [{ name }, { name: '{{7*7}}${7*7}</script>' }]);
  await openTable(page, table);
  await expect(page.locator('article', { hasText: '<img' }).first()).toBeVisible();
  await request.post(`/api/tables/${table}/chat`, {
    headers: { authorization: 'Bearer a-key-that-only-tests-would-use-1769' },
    data: { request: `chat-${Date.now()}`, seat: 0, text: '<script>alert(1)</script> <b>bold</b> javascript:alert(1)' },
  });
  await page.getByRole('tab', { name: 'Chat' }).click();
  await expect(page.getByText('<script>alert(1)</script> <b>bold</b>')).toBeVisible();
  await expect(page.locator('img[src="x"], svg script, main script')).toHaveCount(0);
  await expectNoMissingWords(page);
  expect(complaints).toEqual([]);
});
