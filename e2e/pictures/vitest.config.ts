import { defineConfig } from 'vitest/config';
import { projectRoot } from '../../tools/scripts/projectRoot.ts';

const isDefault = process.env.DEFAULT_RUN === '1';

/**
 * The kit in a browser, on the built Storybook: pictures (`PICTURES=update` writes new baselines), keyboards, and planted
 * faults that the checks of all stories must find. `DEFAULT_RUN=1` takes one sheet of each component.
 */
export default defineConfig({
  root: projectRoot,
  test: {
    name: 'pictures',
    include: [isDefault ? 'e2e/pictures/pictures.test.ts' : 'e2e/{pictures,stories}/**/*.test.ts'],
    globalSetup: ['e2e/pictures/globalSetup.ts'],
    setupFiles: ['e2e/browser/closeBrowserAfterAll.ts'],
    // Only ends a test that hangs: all screens of a brand take a minute on an idle machine.
    testTimeout: 600_000,
    hookTimeout: 60_000,
    // As for journeys; flaky tests are listed at the end of the run (docs/adr/0021).
    retry: isDefault ? 0 : 1,
    // For two cores: pictures use five pages at once, since each waits for its frames, beside the keyboards.
    maxConcurrency: 5,
    maxWorkers: 2,
  },
});
