import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildShop } from './buildShop.ts';
import { buildStorybook } from './buildStorybook.ts';
import { countCases, countJourneys } from './countCases.ts';
import { packKit } from './kit/packKit.ts';
import { projectRoot } from './projectRoot.ts';
import { runCommand } from './runCommand.ts';
import type { PartResult, VerifyPart } from './VerifyPart.ts';

const bin = (name: string) => join(projectRoot, 'node_modules', '.bin', name);
const script = (name: string): [string, string] => [process.execPath, join(projectRoot, 'scripts', name)];

const environment = {
  ...process.env,
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  // Tests start our programs a hundred times: what Node has compiled once, it reads.
  NODE_COMPILE_CACHE: join(projectRoot, '.cache', 'compiled'),
};

/**
 * How every tool is run: without colour, since a log is read as often as a terminal; its files where this run keeps them;
 * else in the environment of the start, for Vite, which packs the kit in this process, leaves its NODE_ENV behind.
 */
const plain = () => ({ cwd: projectRoot, env: { ...environment, TMPDIR: process.env.TMPDIR } });

/** A tool that only says yes or no counts as one case; so do several of one kind together. */
async function check(...commands: [string, ...string[]][]): Promise<PartResult> {
  const outputs: string[] = [];
  for (const command of commands) {
    const { code, output } = await runCommand(command, plain());
    if (code !== 0) outputs.push(output);
  }
  const failed = outputs.length > 0 ? 1 : 0;
  return { passed: 1 - failed, failed, output: outputs.join('\n') };
}

/** A test runner that reports its cases in Jest's JSON format to `file`. */
async function cases(command: [string, ...string[]], report: string): Promise<PartResult> {
  const { code, output } = await runCommand(command, plain());
  return countCases(report, code, output);
}

const report = (name: string) => join(projectRoot, '.cache', 'reports', `${name}.json`);

function vitest(name: string, ...args: string[]): Promise<PartResult> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report(name)}`];
  return cases([bin('vitest'), 'run', ...args, ...reporters], report(name));
}

/** The report's place is in the runner's own settings. */
async function journeys(): Promise<PartResult> {
  const { code, output } = await runCommand(
    [bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts'],
    plain(),
  );
  return countJourneys(report('journeys'), code, output);
}

/**
 * Three runs beside each other. What has a DOM has one worker: alone it makes that once, and not for every file. The back
 * end's two wait for PostgreSQL as long as they compute.
 */
async function unitTests(): Promise<PartResult> {
  const results = await Promise.all([
    vitest('unit-dom', '--maxWorkers=1', '--project', 'ui', '--project', 'shop'),
    vitest('unit-api', '--maxWorkers=2', '--project', 'api'),
    vitest(
      'unit',
      '--maxWorkers=1',
      ...['api', 'ui', 'shop', 'full'].flatMap((name) => ['--project', `!${name}`]),
    ),
  ]);
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
    output: results.map(({ output }) => output).join('\n'),
  };
}

const rooms = [
  '.',
  'packages/domain',
  'packages/api-client',
  'packages/server',
  'packages/demo-data',
  'packages/ui',
  'packages/ui/outside',
  'apps/shop',
  'apps/api',
  'apps/sandbox',
];
const isTyped = (room: string) => existsSync(join(projectRoot, room, 'tsconfig.json'));

/**
 * TypeScript 7 checks a room in a fifth of the time of 6, which stays for the tools that need its API. Both packages
 * bring a `tsc`, so the file is named.
 */
const typescript7 = join(projectRoot, 'node_modules', 'typescript-7', 'bin', 'tsc');
const typeCheck = (room: string): [string, ...string[]] => [
  process.execPath,
  typescript7,
  '--project',
  room,
  '--pretty',
  'false',
];

/** What `npm test` runs, the quick answers first. */
export const verifyParts: readonly VerifyPart[] = [
  {
    name: 'format',
    what: 'formatting and quick lint (Biome)',
    budgetSeconds: 15,
    isOneCore: true,
    run: () => check([bin('biome'), 'ci', '--colors=off', '--max-diagnostics=100', '.']),
  },
  {
    name: 'tokens',
    what: 'only tokens name a colour',
    budgetSeconds: 5,
    isOneCore: true,
    run: () => check(script('check-tokens.ts')),
  },
  {
    name: 'directions',
    what: 'the arrows between the rooms',
    budgetSeconds: 25,
    isOneCore: true,
    run: () =>
      check(
        [
          bin('depcruise'),
          '--config',
          '.dependency-cruiser.mjs',
          'packages',
          'apps',
          'testing',
          'scripts',
          'e2e',
          '.storybook',
          'conformance',
          'bench',
          'prove',
        ],
        [bin('depcruise'), '--config', '.dependency-cruiser.folders.mjs', 'packages', 'apps'],
      ),
  },
  {
    name: 'dead-code',
    what: 'nothing unused (knip)',
    budgetSeconds: 20,
    isOneCore: true,
    run: () => check([bin('knip'), '--no-progress']),
  },
  {
    name: 'types',
    what: 'TypeScript in every room',
    budgetSeconds: 40,
    isOneCore: true,
    run: () => check(...rooms.filter(isTyped).map(typeCheck)),
  },
  {
    name: 'lint',
    what: 'promises (oxlint), React and accessibility (ESLint)',
    budgetSeconds: 60,
    isOneCore: true,
    run: () => check([bin('oxlint'), '--type-aware'], [bin('eslint'), '.']),
  },
  {
    name: 'size',
    what: 'the built shop and its weight',
    budgetSeconds: 30,
    isOneCore: true,
    run: async () => {
      await buildShop();
      return check(script('check-size.ts'));
    },
  },
  {
    name: 'kit-size',
    what: 'the packed kit and its weight (size-limit)',
    budgetSeconds: 40,
    isOneCore: true,
    run: async () => {
      await packKit();
      return check([bin('size-limit')]);
    },
  },
  {
    name: 'storybook',
    what: 'Storybook can be built',
    budgetSeconds: 60,
    isOneCore: true,
    run: async () => {
      await buildStorybook();
      return { passed: 1, failed: 0, output: '' };
    },
  },
  { name: 'unit', what: 'unit tests (Vitest)', budgetSeconds: 220, run: unitTests },
  {
    // Not beside `kit-size`: both pack the kit, into one folder.
    name: 'kit',
    what: 'the tarballs, and apps outside the workspace built from them',
    budgetSeconds: 60,
    run: () => vitest('kit', '--config', 'e2e/kit/vitest.config.ts'),
  },
  {
    name: 'stories',
    what: 'every story renders and plays, without an axe violation in any look, and fits',
    budgetSeconds: 150,
    run: () => cases([...script('test-stories.ts'), '--report', report('stories')], report('stories')),
  },
  {
    name: 'pictures',
    what: 'every part as it was agreed to look, in every look; its keyboard, in a browser',
    budgetSeconds: 150,
    run: () => vitest('pictures', '--config', 'e2e/pictures/vitest.config.ts'),
  },
  {
    name: 'journeys',
    what: 'the shop in a browser, on its own server and database',
    budgetSeconds: 420,
    run: journeys,
  },
];
