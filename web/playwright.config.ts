import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { WITHOUT_WINDOWS } from './tests/chromium';

/** The tests use Debian's Chromium and the server and client as they are installed. */
const PORT = Number(process.env.RUHR_TEST_PORT ?? 8791);
const ADDRESS = `http://127.0.0.1:${PORT}`;
const folder = process.env.RUHR_TEST_FOLDER ?? (process.env.RUHR_TEST_FOLDER = mkdtempSync(join(tmpdir(), 'ruhr-web-')));

export default defineConfig({
  testDir: 'tests',
  outputDir: join(folder, 'results'),
  timeout: 180_000,
  expect: { timeout: 15_000 },
  workers: 3,
  // On a machine that is busy for a moment a test may come too late: it is tried once more, and then reported as flaky.
  retries: 1,
  fullyParallel: true,
  reporter: [['list']],
  use: {
    baseURL: ADDRESS,
    // These players do not wait: neither to see what the bots do, nor until a new list settles, but where a test is about that.
    storageState: {
      cookies: [],
      origins: [
        {
          origin: ADDRESS,
          localStorage: [
            { name: 'ruhr-pace', value: '"at_once"' },
            { name: 'ruhr-confirm-end', value: 'false' },
            { name: 'ruhr-settling', value: '0' },
          ],
        },
      ],
    },
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    launchOptions: WITHOUT_WINDOWS,
  },
  webServer: {
    command: `${process.env.RUHR ?? '../.venv/bin/ruhr'} serve --port ${PORT}`,
    url: `${ADDRESS}/api/health`,
    env: {
      RUHR_DATABASE_URL: `sqlite:///${join(folder, 'tables.sqlite3')}`,
      RUHR_REQUESTS_A_SECOND: '0',
      RUHR_TABLES_AN_HOUR: '0',
      RUHR_MESSAGES_A_SECOND: '0',
      RUHR_SOCKETS_AN_ADDRESS: '0',
      // Notices may stay on this machine; e-mails are offered, and reach nobody.
      RUHR_PRIVATE_ADDRESSES: 'true',
      RUHR_WEEKLY: 'leichtmatrose',
      RUHR_ADDRESS: ADDRESS,
      RUHR_SMTP_URL: 'smtp+plain://127.0.0.1:9',
      RUHR_MAIL_FROM: 'ruhr@example.org',
      RUHR_MAILS_AN_HOUR: '0',
    },
    timeout: 60_000,
  },
});
