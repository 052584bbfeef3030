import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { projectRoot } from '../scripts/projectRoot.ts';

const cache = join(projectRoot, '.cache');

/** One limit for every wait: it only ends what does not come, however busy the machine is. */
const timeoutMs = 30_000;

const punchOut = ['punchOut*.test.ts'];

const isDefaultRun = process.env.DEFAULT_RUN === '1';
/** The journeys of this run: docs/testing.md. */
const grep = isDefaultRun ? /@default/ : /./;

/** Journeys through the whole shop in a real browser; not part of the unit tests' run. */
export default defineConfig({
  testDir: '.',
  globalSetup: './globalSetup.ts',
  outputDir: join(cache, 'journeys'),
  reporter: [
    ['list'],
    ['json', { outputFile: join(cache, 'reports', 'journeys.json') }],
    ['html', { outputFolder: join(cache, 'journeys-report'), open: 'never' }],
  ],
  // Only ends what hangs: the longest journey takes 41 s alone on a slow day of two cores, and shares them with two others.
  timeout: 240_000,
  expect: { timeout: timeoutMs },
  // None in the default run: a test that passes at its second attempt only is flaky, which the full run reports by name.
  retries: isDefaultRun ? 0 : 1,
  forbidOnly: true,
  workers: 3,
  projects: [
    // The sandbox's procurement system remembers one return: one punch-out session at a time.
    { name: 'punch-out', grep, testMatch: punchOut, testIgnore: 'requests/**', workers: 1 },
    { name: 'shop', grep, testIgnore: [...punchOut, '{requests,kit,pictures,stories}/**'] },
    // The server's answers without a browser.
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
