import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'ui',
    environment: 'jsdom',
    // Our own modules are loaded anew for each file; the DOM and React are not, which takes most of the time.
    isolate: false,
    testTimeout: 20_000,
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    // The project `full` of the root has these: they take long or start programs.
    exclude: [...configDefaults.exclude, '**/*.full.test.{ts,tsx}'],
    setupFiles: ['../../tools/testing/countProcesses.ts', './src/testing/setupTests.ts'],
  },
});
