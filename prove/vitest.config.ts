import { defineConfig } from 'vitest/config';
import { projectRoot } from '../scripts/projectRoot.ts';

/** Proofs of the back end, each on a database of its own; `pnpm prove` starts them, see docs/assurance.md. */
export default defineConfig({
  root: projectRoot,
  test: {
    name: 'proofs',
    include: ['prove/back-end/*.proof.ts'],
    globalSetup: ['testing/globalSetup.ts'],
    setupFiles: ['testing/propertySeed.ts'],
    // Only ends a test that hangs; `pnpm prove` sets how much is tried.
    testTimeout: 1_800_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
