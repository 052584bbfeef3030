import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

type Options = NonNullable<TestProjectInlineConfiguration['test']>;

/** Tests stand beside what they test; `folders` are relative to the root. */
function project(name: string, folders: string[], options: Options = {}): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      // Every room proves that its properties have the seed of the set-up.
      include: [...folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`), 'testing/propertySeed.test.ts'],
      exclude: ['**/node_modules/**', '**/dist/**'],
      environment: 'node',
      isolate: false,
      // Limits end what hangs; how busy the machine is decides no test.
      testTimeout: 30_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 25_000 } },
      ...options,
      setupFiles: ['testing/propertySeed.ts', ...(options.setupFiles ?? [])],
    },
  };
}

const dom: Options = { environment: 'jsdom', setupFiles: ['testing/dom.ts'] };
const database: Options = { globalSetup: ['testing/globalSetup.ts'], testTimeout: 60_000 };
const processes: Options = { testTimeout: 60_000 };

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
      // It draws every picture.
      project('demo-data', ['packages/demo-data/src'], processes),
      // The kit is a package of its own and brings its own set-up.
      'packages/ui/vitest.config.ts',
      project('shop', ['apps/shop/src'], dom),
      project('shop-server', ['apps/shop/server']),
      project('api', ['apps/api/src', 'apps/sandbox/src/seed', 'testing', 'scripts/artefacts'], database),
      project('sandbox', ['apps/sandbox/src'], {
        ...processes,
        exclude: ['**/node_modules/**', 'apps/sandbox/src/seed/**'],
      }),
      project('scripts', ['scripts', 'bench', 'prove'], {
        ...processes,
        exclude: ['**/node_modules/**', 'scripts/artefacts/**'],
        // It imports JSON in a way that only bundlers understand.
        server: { deps: { inline: ['@actions/workflow-parser'] } },
      }),
    ],
  },
});
