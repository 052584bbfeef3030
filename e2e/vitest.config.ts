import { defineConfig } from 'vitest/config';
import { projectRoot } from '../scripts/projectRoot.ts';

/** Journeys through the whole shop in a real browser; not part of the unit tests' run. */
export default defineConfig({
  root: projectRoot,
  test: {
    name: 'journeys',
    include: ['e2e/**/*.test.ts'],
    globalSetup: ['e2e/globalSetup.ts'],
    setupFiles: ['e2e/browser/closeBrowserAfterAll.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
