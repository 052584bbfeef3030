import { defineConfig } from 'vitest/config';
import { projectRoot } from '../scripts/projectRoot.ts';

/** Journeys through the whole shop in a real browser; not part of the unit tests' run. */
export default defineConfig({
  root: projectRoot,
  test: {
    name: 'journeys',
    include: ['e2e/**/*.test.ts'],
    // The packed kit and its pictures need no shop, and have runs of their own.
    exclude: ['e2e/{kit,pictures,stories}/**'],
    globalSetup: ['e2e/globalSetup.ts'],
    setupFiles: ['e2e/browser/closeBrowserAfterAll.ts'],
    // Only ends what hangs: every wait within a journey has its own limit (browser/openPage.ts), and the longest journeys
    // take near a minute on two busy cores.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A journey that passes at its second attempt only is named at the end of the run (docs/adr/0021).
    retry: 1,
    maxWorkers: 2,
  },
});
