import { defineConfig } from 'vitest/config';
import { findArea } from './areas.ts';

const { tests, hasDom } = findArea(process.env.MUTATED_AREA);

/** Runs the tests of an area in Stryker's copy. `proveMutations.ts` sets the area. */
export default defineConfig({
  test: {
    include: [...tests],
    environment: hasDom ? 'jsdom' : 'node',
    // A fault in code that runs on import needs a worker that has not loaded the module.
    isolate: true,
    testTimeout: 30_000,
    setupFiles: ['tools/testing/propertySeed.ts', ...(hasDom ? ['tools/testing/dom.ts'] : [])],
  },
});
