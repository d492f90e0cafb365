import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** `make play` serves what is built here; while developing, `npm run dev` asks a server on this machine. */
export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: { outDir: '../src/ruhr/server/client', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8769', ws: true } },
    fs: { allow: ['..'] },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], testTimeout: 60_000 },
});
