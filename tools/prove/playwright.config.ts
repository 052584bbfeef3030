import { defineConfig } from '@playwright/test';
import journeys from '../../e2e/playwright.config.ts';

/** Browser proofs, on a shop of their own. `pnpm prove` runs them; see docs/assurance.md. */
export default defineConfig({
  ...journeys,
  testDir: 'browser',
  testMatch: '*.proof.ts',
  globalSetup: '../../e2e/globalSetup.ts',
  reporter: 'list',
  retries: 0,
  // Only ends a test that hangs; `pnpm prove` sets the repetitions.
  timeout: 1_800_000,
  expect: { timeout: 120_000 },
  use: { ...journeys.use, actionTimeout: 120_000, navigationTimeout: 120_000 },
  projects: [{ name: 'proofs' }],
});
