import { defineConfig } from 'vitest/config';
import { projectRoot } from '../../tools/scripts/projectRoot.ts';

const isDefault = process.env.DEFAULT_RUN === '1';

/**
 * The kit in a browser, on the built Storybook: pictures (`PICTURES=update` writes them anew instead of comparing), its
 * keyboards, and the faults that the run over all stories must find. `DEFAULT_RUN=1` is one sheet of each part.
 */
export default defineConfig({
  root: projectRoot,
  test: {
    name: 'pictures',
    include: [isDefault ? 'e2e/pictures/pictures.test.ts' : 'e2e/{pictures,stories}/**/*.test.ts'],
    globalSetup: ['e2e/pictures/globalSetup.ts'],
    setupFiles: ['e2e/browser/closeBrowserAfterAll.ts'],
    // Only ends what hangs: all screens of a brand take a minute on a quiet machine, and a busy one is no reason to fail.
    testTimeout: 600_000,
    hookTimeout: 60_000,
    // As for journeys, and named at the end of the run like them (docs/adr/0021).
    retry: isDefault ? 0 : 1,
    // For the two cores that everything is measured on: the pictures, five pages at once since each waits for its frames, beside the keyboards.
    maxConcurrency: 5,
    maxWorkers: 2,
  },
});
