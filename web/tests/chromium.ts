/** Debian's Chromium as the tests start it. */
import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const CHROMIUM = '/usr/bin/chromium';
const SHELL = `${CHROMIUM}-headless-shell`;
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser that people have: it knows all that theirs do. */
export const WHOLE_BROWSER: LaunchOptions = { executablePath: process.env.CHROMIUM ?? CHROMIUM, args };
/** The same without its windows, if it is there: it knows no notifications, and is quicker. */
export const WITHOUT_WINDOWS: LaunchOptions = {
  executablePath: process.env.CHROMIUM ?? (existsSync(SHELL) ? SHELL : CHROMIUM),
  args,
};
