/** `make bench-web`: how big the client is, how soon one can play, and how soon a click is seen. Prints JSON. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';

const PORT = Number(process.env.RUHR_BENCH_PORT ?? 8792);
const address = `http://127.0.0.1:${PORT}`;
const folder = mkdtempSync(join(tmpdir(), 'ruhr-bench-'));
const key = 'the-key-of-the-one-who-measures';

/** Script and style, gzipped: what was loaded until the first question, what is loaded after it or when it is first asked for, and all of it. */
function sizes(loaded) {
  const assets = '../src/ruhr/server/client/assets';
  const files = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name));
  const size = (names) => names.reduce((sum, name) => sum + gzipSync(readFileSync(join(assets, name)), { level: 9 }).length, 0);
  const later = files.filter((name) => !loaded.has(name) && !/^(de|fr|es)-/.test(name));
  return { one_language: size([...loaded]), later: size(later), all_languages: size(files) };
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
  const loaded = new Set();
  for (let round = 0; round < 7; round++) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' });
    const table = await newTable(context.request, [{ name: 'Anna' }, { name: 'Ben' }]);
    const page = await context.newPage();
    await page.addInitScript(() => {
      const asked = new MutationObserver(() => {
        if (!document.querySelector('#ask-sentence')?.textContent) return;
        asked.disconnect();
        performance.mark('asked');
      });
      asked.observe(document, { subtree: true, childList: true, attributes: true });
    });
    const began = performance.now();
    await page.goto(`${address}/table/${table}#key=${key}`, { waitUntil: 'commit' });
    await page.waitForSelector('button.action:enabled');
    loads.push(performance.now() - began);
    const names = await page.evaluate(() => {
      const [asked] = performance.getEntriesByName('asked');
      return performance.getEntriesByType('resource').flatMap(({ name, startTime }) => (startTime < asked.startTime ? name : []));
    });
    for (const name of names) {
      const asset = /\/assets\/([^/]+\.(js|css))$/.exec(name);
      if (asset) loaded.add(asset[1]);
    }
    await context.close();
  }

  /** Play at a pace, and measure from the click to the frame that shows its result, and every frame meanwhile. */
  async function measure(pace, decisions) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' });
    // The end of a turn is not asked for twice.
    await context.addInitScript((chosen) => {
      localStorage.setItem('ruhr-pace', JSON.stringify(chosen));
      localStorage.setItem('ruhr-confirm-end', 'false');
    }, pace);
    const table = await newTable(
      context.request,
      ['Anna', 'Ben', 'Carla', 'Dora'].map((name) => ({ name })),
    );
    const page = await context.newPage();
    await page.goto(`${address}/table/${table}#key=${key}`);
    await page.waitForSelector('button.action:enabled');
    const measured = await page.evaluate(async (most) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const version = () => document.querySelector('[data-version]').dataset.version;
      // What can be chosen now: nothing while something is shown, or while a new list settles.
      const offered = () => [...document.querySelectorAll('.ask:not(.settling) button.action:enabled')];
      const held = () => document.querySelector('.ask:not(.settling) [data-anyway]');
      const until = async (happens, most) => {
        for (const began = performance.now(); !happens() && performance.now() - began < most;) await frame();
      };
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
      await until(() => offered().length, 20_000);
      for (let decision = 0; decision < most; decision++) {
        const choices = offered();
        if (!choices.length) break;
        const before = version();
        let began = performance.now();
        choices[(decision * 7) % choices.length].click();
        await until(() => version() !== before || held(), 5000);
        if (version() === before && held()) {
          // Asked once more: what counts is the click that plays.
          began = performance.now();
          held().click();
          await until(() => version() !== before, 5000);
        }
        await frame();
        clicks.push(performance.now() - began);
        await until(() => offered().length, 20_000);
      }
      flying = false;
      return { clicks, frames: frames.slice(5) };
    }, decisions);
    await context.close();
    return measured;
  }

  const { clicks } = await measure('at_once', 120);
  const { frames } = await measure('normal', 40);
  console.log(
    JSON.stringify(
      {
        gzipped_bytes: sizes(loaded),
        playable_ms: { median: rounded(percentile(loads, 0.5)), worst: rounded(Math.max(...loads)) },
        click_to_paint_ms: {
          decisions: clicks.length,
          median: rounded(percentile(clicks, 0.5)),
          p95: rounded(percentile(clicks, 0.95)),
        },
        frames_ms: {
          count: frames.length,
          median: rounded(percentile(frames, 0.5)),
          p99: rounded(percentile(frames, 0.99)),
          longest: rounded(Math.max(...frames)),
          above_20: frames.filter((frame) => frame > 20).length,
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
