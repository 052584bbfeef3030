import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

type Options = NonNullable<TestProjectInlineConfiguration['test']>;

/** Tests that build artefacts, start programs or take long: `vitest run --project full`. */
const fullTests = '**/*.full.test.{ts,tsx}';

/**
 * Tests of server rendering, without a window: SWR in a browser keeps the first state of each key for the whole process,
 * so results that other files hydrated would remain.
 */
const shopServerTests = ['apps/shop/src/entry-server.test.tsx', 'apps/shop/src/samePages.test.ts'];

/** The same for tests that compare what server and browser render: they share no process with others. */
const shopAloneTests = ['apps/shop/src/personalPages.test.tsx', 'apps/shop/src/hydration.test.tsx'];

/** A project of tests that are beside the code; `folders` are relative to the root. */
function project(name: string, folders: string[], options: Options = {}): TestProjectInlineConfiguration {
  const { setupFiles = [], exclude = [fullTests], ...others } = options;
  return {
    test: {
      name,
      include: folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
      exclude: ['**/node_modules/**', '**/dist/**', ...exclude],
      environment: 'node',
      isolate: false,
      // Only ends tests that hang: a busy machine must not fail a test.
      testTimeout: 30_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 25_000 } },
      setupFiles: ['tools/testing/countProcesses.ts', 'tools/testing/propertySeed.ts', ...setupFiles],
      ...others,
    },
  };
}

const dom: Options = { environment: 'jsdom', setupFiles: ['tools/testing/dom.ts'] };
const database: Options = { globalSetup: ['tools/testing/globalSetup.ts'], testTimeout: 60_000 };

const full = project('full', [], {
  ...database,
  include: ['packages', 'apps', 'tools'].map((folder) => `${folder}/${fullTests}`),
  exclude: [],
  // Starting several programs and a database takes most of a minute on a busy machine.
  testTimeout: 180_000,
  hookTimeout: 240_000,
});

/**
 * The test files of a worker share the process, the DOM and all modules, ours included: creating those for each file took
 * longer than all tests. So a test resets what it changes in a module. The set-up of DOM tests resets storage and address.
 */
export default defineConfig({
  test: {
    projects: [
      project('domain', ['packages/domain/src']),
      project('api-client', ['packages/api-client/src']),
      project('server', ['packages/server/src']),
      project('demo-data', ['packages/demo-data/src']),
      // The kit has a configuration of its own.
      'packages/ui/vitest.config.ts',
      project('shop', ['apps/shop/src'], {
        ...dom,
        exclude: [fullTests, ...shopServerTests, ...shopAloneTests],
        // The library's imports have no file extension, which only bundlers resolve.
        server: { deps: { inline: ['@zxing/library'] } },
      }),
      project('shop-alone', [], { ...dom, include: shopAloneTests, isolate: true }),
      project('shop-server', ['apps/shop/server'], {
        include: ['apps/shop/server/**/*.test.{ts,tsx}', ...shopServerTests],
      }),
      project('api', ['apps/api/src', 'tools/testing'], database),
      project('sandbox', ['apps/sandbox/src']),
      project('scripts', ['tools/scripts', 'tools/bench', 'tools/prove'], {
        // It imports JSON without an import attribute, which only bundlers accept.
        server: { deps: { inline: ['@actions/workflow-parser'] } },
      }),
      full,
    ],
  },
});
