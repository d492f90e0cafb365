/** A connection that says what it does: the server is paused like one that hangs. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { actions, createTable, openTable, untilAsked } from './player';

/** A second try has a port of its own, where nobody is left over from the first. */
const portOf = (retry: number): number => Number(process.env.RUHR_PAUSED_PORT ?? 8792) + retry;
let server: ChildProcess;

test.use({
  // eslint-disable-next-line no-empty-pattern -- Playwright wants to see which fixtures are used
  baseURL: async ({}, use, { retry }) => use(`http://127.0.0.1:${portOf(retry)}`),
});
// One server is paused, by one test at a time.
test.describe.configure({ mode: 'serial' });
// eslint-disable-next-line no-empty-pattern -- as above
test.beforeAll(async ({}, { retry }) => {
  const env = { ...process.env, RUHR_DATABASE_URL: `sqlite:///${join(mkdtempSync(join(tmpdir(), 'ruhr-web-')), 'tables.sqlite3')}` };
  server = spawn(process.env.RUHR ?? '../.venv/bin/ruhr', ['serve', '--port', String(portOf(retry))], { stdio: 'ignore', env });
  await expect(async () => expect((await fetch(`http://127.0.0.1:${portOf(retry)}/api/health`)).status).toBe(200)).toPass({
    timeout: 60_000,
  });
  // Nobody else's server is at this address.
  expect(server.exitCode).toBeNull();
});
test.afterAll(async () => {
  if (server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGCONT');
  server.kill();
  await ended;
});

test('what is sent to a server that hangs is told, and carried out once when it goes on', async ({ page, request }) => {
  await page.addInitScript(() => {
    localStorage.setItem('ruhr-confirm-end', 'false');
    localStorage.setItem('ruhr-pace', '"at_once"');
  });
  const table = await createTable(request, [{ name: 'Anna' }, { name: 'Ben' }]);
  await openTable(page, table);
  await untilAsked(page);
  const before = Number(await page.locator('[data-version]').getAttribute('data-version'));
  const offline = page.getByText('No connection', { exact: false });
  server.kill('SIGSTOP');
  await actions(page).first().click();
  await expect(page.getByText('Sending …')).toBeVisible({ timeout: 4000 });
  await expect(offline).toBeHidden();
  await expect(offline).toBeVisible({ timeout: 12_000 });
  await expect(page.getByText('Sending …')).toBeHidden();
  // It hangs on for longer than one try to come back.
  await page.waitForTimeout(4000);
  server.kill('SIGCONT');
  await expect(offline).toBeHidden({ timeout: 20_000 });
  await untilAsked(page);
  const { changes } = (await (await request.get(`/api/tables/${table}/changes?after=${before}`)).json()) as { changes: { kind: string }[] };
  expect(changes.map(({ kind }) => kind)).toEqual(['played']);
  await expect(page.locator('[data-version]')).toHaveAttribute('data-version', String(before + 1));
});

test('who waits for others is told that the connection is lost, too', async ({ page, request }) => {
  const table = await createTable(request, [{ name: 'Anna' }, { name: 'Ben' }]);
  await page.goto(`/table/${table}`);
  await expect(page.locator('.board')).toBeVisible();
  const offline = page.getByText('No connection', { exact: false });
  server.kill('SIGSTOP');
  await expect(offline).toBeVisible({ timeout: 15_000 });
  server.kill('SIGCONT');
  await expect(offline).toBeHidden({ timeout: 20_000 });
});
