/** `make bench-web`: how big the client is, how soon one can play, and how soon a click is seen. Prints JSON. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';

const PORT = 8792;
const address = `http://127.0.0.1:${PORT}`;
const folder = mkdtempSync(join(tmpdir(), 'ruhr-bench-'));
const key = 'the-key-of-the-one-who-measures';

/** Script and style that one language needs, and all of it, gzipped. */
function sizes() {
  const built = '../src/ruhr/server/client/assets';
  const files = readdirSync(built).filter((name) => /\.(js|css)$/.test(name));
  const size = (names) => names.reduce((sum, name) => sum + gzipSync(readFileSync(join(built, name)), { level: 9 }).length, 0);
  return { one_language: size(files.filter((name) => !/^(de|fr|es)-/.test(name))), all_languages: size(files) };
}

const server = spawn('../.venv/bin/ruhr', ['serve', '--port', String(PORT)], {
  env: {
    ...process.env,
    RUHR_DATABASE_URL: `sqlite:///${join(folder, 'tables.sqlite3')}`,
    RUHR_REQUESTS_A_SECOND: '0',
    RUHR_MESSAGES_A_SECOND: '0',
  },
  stdio: 'ignore',
});
const percentile = (values, share) => [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];
const rounded = (value) => Math.round(value * 10) / 10;

try {
  for (let tries = 0; ; tries++) {
    if (
      await fetch(`${address}/api/health`)
        .then((answer) => answer.ok)
        .catch(() => false)
    )
      break;
    if (tries > 300) throw new Error('the server does not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });

  const newTable = async (request, seats) => {
    const answer = await request.post(`${address}/api/tables`, {
      headers: { authorization: `Bearer ${key}` },
      data: { request: `bench-${Date.now()}-${Math.random().toString(36).slice(2)}`, seats },
    });
    return (await answer.json()).table.id;
  };

  // From navigation to a board on which one can decide, with an empty cache each time.
  const loads = [];
  for (let round = 0; round < 7; round++) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' });
    const table = await newTable(context.request, [{ name: 'Anna' }, { name: 'Ben' }]);
    const page = await context.newPage();
    const began = performance.now();
    await page.goto(`${address}/table/${table}#key=${key}`, { waitUntil: 'commit' });
    await page.waitForSelector('button.action:enabled');
    loads.push(performance.now() - began);
    await context.close();
  }

  // From the click to the frame that shows its result, and the longest frame while pieces fly.
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' });
  const table = await newTable(
    context.request,
    ['Anna', 'Ben', 'Carla', 'Dora'].map((name) => ({ name })),
  );
  const page = await context.newPage();
  await page.goto(`${address}/table/${table}#key=${key}`);
  await page.waitForSelector('button.action:enabled');
  const measured = await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const version = () => document.querySelector('[data-version]').dataset.version;
    const clicks = [];
    const frames = [];
    let last = performance.now();
    let flying = true;
    const watch = (now) => {
      frames.push(now - last);
      last = now;
      if (flying) requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
    for (let decision = 0; decision < 120; decision++) {
      const offered = [...document.querySelectorAll('button.action:enabled')];
      if (!offered.length) break;
      const before = version();
      const began = performance.now();
      offered[(decision * 7) % offered.length].click();
      const anyway = document.querySelector('[data-anyway]');
      if (anyway) anyway.click();
      await frame();
      document.querySelector('[data-anyway]')?.click();
      while (version() === before && performance.now() - began < 5000) await frame();
      await frame();
      clicks.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    flying = false;
    return { clicks, frames: frames.slice(5) };
  });
  console.log(
    JSON.stringify(
      {
        gzipped_bytes: sizes(),
        playable_ms: { median: rounded(percentile(loads, 0.5)), worst: rounded(Math.max(...loads)) },
        click_to_paint_ms: {
          decisions: measured.clicks.length,
          median: rounded(percentile(measured.clicks, 0.5)),
          p95: rounded(percentile(measured.clicks, 0.95)),
        },
        frames_ms: {
          count: measured.frames.length,
          median: rounded(percentile(measured.frames, 0.5)),
          p99: rounded(percentile(measured.frames, 0.99)),
          longest: rounded(Math.max(...measured.frames)),
          above_20: measured.frames.filter((frame) => frame > 20).length,
        },
      },
      null,
      1,
    ),
  );
  await browser.close();
} finally {
  server.kill();
}
