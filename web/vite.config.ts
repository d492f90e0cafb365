import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import type { TestCase } from 'vitest/node';
import { gameServer } from './game-server.ts';

/** `make dev` says which command serves the game while we develop; otherwise a server at the usual port is asked. */
const command = process.env.RUHR_SERVE;
const port = command ? 8770 : 8769;

function tellIfTriedTwice(test: TestCase): void {
  if (test.diagnostic()?.flaky) console.warn(`Tried twice: ${test.fullName}`);
}

/** `make play` serves what is built here; `make dev` serves it as it is written. */
export default defineConfig({
  plugins: [svelte(), ...(command ? [gameServer(command, port)] : [])],
  base: '/',
  build: {
    outDir: '../src/ruhr/server/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': { target: `http://127.0.0.1:${port}`, ws: true } },
    fs: { allow: ['..'] },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/settled.ts'],
    testTimeout: 60_000,
    // On a machine that is busy for a moment a test may come too late: it is tried once more, and reported.
    retry: 1,
    reporters: ['default', { onTestCaseResult: tellIfTriedTwice }],
  },
});
