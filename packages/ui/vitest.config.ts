import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'ui',
    environment: 'jsdom',
    // The files of a worker share modules and DOM: creating those for each file takes most of the time.
    isolate: false,
    testTimeout: 20_000,
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    // These are slow or start programs; the root's project `full` runs them.
    exclude: [...configDefaults.exclude, '**/*.full.test.{ts,tsx}'],
    setupFiles: ['../../tools/testing/countProcesses.ts', './src/testing/setupTests.ts'],
  },
});
