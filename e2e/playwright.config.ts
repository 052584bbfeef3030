import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { projectRoot } from '../tools/scripts/projectRoot.ts';

const cache = join(projectRoot, '.cache');

/** The timeout of every wait, for tests that hang. */
const timeoutMs = 30_000;

const punchOut = ['punchOut*.test.ts'];

const isDefaultRun = process.env.DEFAULT_RUN === '1';
/** The journeys of this run; see docs/testing.md. */
const grep = isDefaultRun ? /@default/ : /./;

/** Journeys through the whole shop in a real browser. */
export default defineConfig({
  testDir: '.',
  globalSetup: './globalSetup.ts',
  outputDir: join(cache, 'journeys'),
  reporter: [
    ['list'],
    ['json', { outputFile: join(cache, 'reports', 'journeys.json') }],
    ['html', { outputFolder: join(cache, 'journeys-report'), open: 'never' }],
  ],
  // For journeys that hang: the longest takes 41 s alone on two slow cores, and shares them with two others.
  timeout: 240_000,
  expect: { timeout: timeoutMs },
  // A flaky test fails the default run; the full run retries it and reports it by name.
  retries: isDefaultRun ? 0 : 1,
  forbidOnly: true,
  workers: 3,
  projects: [
    // One at a time, since the sandbox's procurement system stores one return.
    { name: 'punch-out', grep, testMatch: punchOut, testIgnore: 'requests/**', workers: 1 },
    { name: 'shop', grep, testIgnore: [...punchOut, '{requests,kit,pictures,stories}/**'] },
    { name: 'requests', testMatch: 'requests/*.test.ts' },
  ],
  use: {
    actionTimeout: timeoutMs,
    navigationTimeout: timeoutMs,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: { mode: 'only-on-failure', fullPage: true },
    trace: 'on-first-retry',
  },
});
