/** What comes is waited for, and is there before its test's window closes; vitest runs this for every file of tests. */
import { configure } from '@testing-library/svelte';
import { afterAll, vi } from 'vitest';

/** What should come is waited for so long, in milliseconds, on a machine that may have much else to do. */
const PATIENCE = 20_000;

/** The usual options of one who waits, and what a test says besides. */
const patient = (options: number | { timeout?: number; interval?: number } = {}) =>
  typeof options === 'number' ? options : { timeout: PATIENCE, ...options };

configure({ asyncUtilTimeout: PATIENCE });
const { waitFor, waitUntil } = vi;
vi.waitFor = (callback, options) => waitFor(callback, patient(options));
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options));

afterAll(() => vi.dynamicImportSettled());
