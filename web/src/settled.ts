/** What a component has begun to load is there before its test's window closes; vitest runs this for every file of tests. */
import { afterAll, vi } from 'vitest';

afterAll(() => vi.dynamicImportSettled());
