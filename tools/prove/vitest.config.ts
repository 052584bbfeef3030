import { defineConfig } from 'vitest/config';
import { projectRoot } from '../scripts/projectRoot.ts';

/** Back-end proofs, each on a database of its own. `pnpm prove` runs them; see docs/assurance.md. */
export default defineConfig({
  root: projectRoot,
  test: {
    name: 'proofs',
    include: ['tools/prove/back-end/*.proof.ts'],
    globalSetup: ['tools/testing/globalSetup.ts'],
    setupFiles: ['tools/testing/propertySeed.ts'],
    // Only ends a test that hangs; `pnpm prove` sets the repetitions.
    testTimeout: 1_800_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
