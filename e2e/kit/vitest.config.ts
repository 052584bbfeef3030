import { defineConfig } from 'vitest/config';
import { projectRoot } from '../../tools/scripts/projectRoot.ts';

/** The packed kit, looked at as its users get it: what is in the tarball, and apps outside the workspace. */
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
