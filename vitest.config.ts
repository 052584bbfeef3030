import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

type Options = NonNullable<TestProjectInlineConfiguration['test']>;

/** What builds artefacts, starts whole programs or takes long: `vitest run --project full`. */
const fullTests = '**/*.full.test.{ts,tsx}';

/**
 * The shop as its server renders it. Without a window, since SWR in a browser keeps the first state of each key for the
 * whole process, and with it what other files hydrated.
 */
const shopServerTests = ['apps/shop/src/entry-server.test.tsx'];

/** Tests stand beside what they test; `folders` are relative to the root. */
function project(name: string, folders: string[], options: Options = {}): TestProjectInlineConfiguration {
  const { setupFiles = [], exclude = [fullTests], ...others } = options;
  return {
    test: {
      name,
      include: folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
      exclude: ['**/node_modules/**', '**/dist/**', ...exclude],
      environment: 'node',
      isolate: false,
      // Limits end what hangs; how busy the machine is decides no test.
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
  include: ['packages', 'apps', 'tools'].map((room) => `${room}/${fullTests}`),
  exclude: [],
  // A test starts several programs and a database: on a busy machine that alone takes most of a minute.
  testTimeout: 180_000,
  hookTimeout: 240_000,
});

/**
 * A file gets our own modules anew, but not the process, the DOM and the packages: making those for each file took
 * longer than all tests together. The set-up of a DOM test leaves storage and address as a new page has them.
 */
export default defineConfig({
  test: {
    projects: [
      project('domain', ['packages/domain/src']),
      project('api-client', ['packages/api-client/src']),
      project('server', ['packages/server/src']),
      project('demo-data', ['packages/demo-data/src']),
      // The kit is a package of its own and brings its own set-up.
      'packages/ui/vitest.config.ts',
      project('shop', ['apps/shop/src'], {
        ...dom,
        exclude: [fullTests, ...shopServerTests],
        // Files of the library have no extension in their imports: only bundlers find them.
        server: { deps: { inline: ['@zxing/library'] } },
      }),
      project('shop-server', ['apps/shop/server'], {
        include: ['apps/shop/server/**/*.test.{ts,tsx}', ...shopServerTests],
      }),
      project('api', ['apps/api/src', 'apps/sandbox/src/seed', 'tools/testing'], database),
      project('sandbox', ['apps/sandbox/src'], { exclude: [fullTests, 'apps/sandbox/src/seed/**'] }),
      project('scripts', ['tools/scripts', 'tools/bench', 'tools/prove'], {
        // It imports JSON in a way that only bundlers understand.
        server: { deps: { inline: ['@actions/workflow-parser'] } },
      }),
      full,
    ],
  },
});
