import { defineConfig } from 'vitest/config';
import { projectRoot } from '../../tools/scripts/projectRoot.ts';

/** Tests the packed kit as its users get it: the contents of the tarball, and apps outside the workspace. */
export default defineConfig({
  root: projectRoot,
  test: {
    name: 'kit',
    include: ['e2e/kit/**/*.test.ts'],
    globalSetup: ['e2e/kit/globalSetup.ts'],
    setupFiles: ['e2e/browser/closeBrowserAfterAll.ts'],
    testTimeout: 60_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
  },
});
