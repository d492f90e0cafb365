/** Takes the pictures of the README from a running server: node tests/screenshots.mjs [address] [folder]. */
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';

const [address = 'http://127.0.0.1:8769', folder = '../docs/pictures'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const key = 'the-key-of-whoever-takes-pictures';

async function open(path, { width = 1280, height = 800, dark = false, locale = 'en' } = {}) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    locale,
    hasTouch: width < 700,
    isMobile: width < 700,
    // A picture is of how things stand, not of how they came to stand so.
    storageState: { cookies: [], origins: [{ origin: address, localStorage: [{ name: 'ruhr-pace', value: '"at_once"' }] }] },
  });
  const page = await context.newPage();
  await page.goto(address + path);
  await page.waitForSelector('#main', { timeout: 0 });
  await page.waitForTimeout(1500);
  return page;
}

const shoot = (page, name) => page.screenshot({ path: `${folder}/${name}.jpg`, type: 'jpeg', quality: 82 });

const game = await open('/');
const answer = await game.request.post(`${address}/api/tables`, {
  headers: { authorization: `Bearer ${key}` },
  data: {
    request: `pictures-${Date.now()}`,
    seats: [{ name: 'Anna' }, { level: 'kapitaen' }, { level: 'kapitaen' }, { level: 'kapitaen' }],
  },
});
const table = (await answer.json()).table.id;
await shoot(game, 'home');
await game.goto(`${address}/table/${table}#key=${key}`);
await game.waitForTimeout(2500);

/** Let the captain advise and follow him, until so many turns have passed. */
async function playUntil(turn) {
  for (;;) {
    const now = await (await game.request.get(`${address}/api/tables/${table}`)).json();
    if (now.table.status !== 'playing' || now.table.view.turn >= turn) return;
    if (now.table.decider !== 0) {
      await game.waitForTimeout(60);
      continue;
    }
    const headers = { authorization: `Bearer ${key}` };
    const hint = await (await game.request.get(`${address}/api/tables/${table}/hint`, { headers })).json();
    await game.request.post(`${address}/api/tables/${table}/play`, {
      headers,
      data: { request: `p-${now.table.version}-${Date.now()}`, version: now.table.version, action: hint.action },
    });
  }
}

async function picture(name) {
  await game.waitForSelector('button.action:enabled', { timeout: 10000 }).catch(() => {});
  await game
    .locator('button.action')
    .first()
    .hover()
    .catch(() => {});
  await game.waitForTimeout(900);
  await shoot(game, name);
}

await playUntil(8);
await picture('middle');
for (const [name, options] of [
  ['dark', { dark: true, locale: 'de' }],
  ['phone', { width: 390, height: 844 }],
]) {
  const page = await open(`/table/${table}#key=${key}`, options);
  await page.waitForTimeout(1200);
  await shoot(page, name);
}
await game.getByRole('button', { name: 'Try it' }).click();
await game.waitForTimeout(1500);
await shoot(game, 'trying');
await game.getByRole('button', { name: 'Stop trying' }).click();
await playUntil(99);
await game.waitForSelector('[data-status="finished"] #end-sentence', { timeout: 0 });
await game.waitForTimeout(1500);
await shoot(game, 'end');
const lesson = await open('/learn/options');
await shoot(lesson, 'lesson');
const rules = await open('/rules#s6.4');
await shoot(rules, 'rules');
await browser.close();
