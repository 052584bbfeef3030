import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildShop } from './buildShop.ts';
import { buildStorybook } from './buildStorybook.ts';
import { countCases, countJourneys } from './countCases.ts';
import { packKit } from './kit/packKit.ts';
import { projectRoot } from './projectRoot.ts';
import { runCommand } from './runCommand.ts';
import type { Counts, PartResult, RunOptions, VerifyPart } from './VerifyPart.ts';

const bin = (name: string) => join(projectRoot, 'node_modules', '.bin', name);
const script = (name: string): [string, string] => [
  process.execPath,
  join(projectRoot, 'tools', 'scripts', name),
];
const report = (name: string) => join(projectRoot, '.cache', 'reports', name);

/** The environment of every tool: no colour, since a log is read as often as a terminal. */
const environment = ({ run }: RunOptions): NodeJS.ProcessEnv => ({
  ...process.env,
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  // Node keeps compiled code between processes.
  NODE_COMPILE_CACHE: join(projectRoot, '.cache', 'compiled'),
  DEFAULT_RUN: run === 'default' ? '1' : undefined,
});

/** A tool that only passes or fails counts as one case, as do several tools of one kind together. */
async function check(options: RunOptions, ...commands: [string, ...string[]][]): Promise<PartResult> {
  const outputs: string[] = [];
  for (const command of commands) {
    const { code, output } = await runCommand(command, { cwd: projectRoot, env: environment(options) });
    if (code !== 0) outputs.push(output);
  }
  const failed = outputs.length > 0 ? 1 : 0;
  return { passed: 1 - failed, failed, output: outputs.join('\n') };
}

/** Counts that the tests wrote themselves; none when they ended before. */
function countsOf(file: string): Counts {
  try {
    return JSON.parse(readFileSync(report(file), 'utf8'));
  } catch {
    return {};
  } finally {
    rmSync(report(file), { force: true });
  }
}

/** How many programs the unit tests started; each wrote a line. */
function processesStarted(): number {
  const file = report('processes-started');
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').length : 0;
}

const shardArguments = ({ shard }: RunOptions) => (shard ? [`--shard=${shard.index}/${shard.count}`] : []);

/** A test runner that reports its cases in Jest's JSON format. */
async function cases(
  options: RunOptions,
  name: string,
  command: (file: string) => [string, ...string[]],
): Promise<PartResult> {
  const file = report(`${name}.json`);
  const { code, output } = await runCommand(command(file), { cwd: projectRoot, env: environment(options) });
  return countCases(file, code, output);
}

const vitest = (options: RunOptions, name: string, ...args: string[]) =>
  cases(options, name, (file) => [
    bin('vitest'),
    'run',
    ...args,
    ...shardArguments(options),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);

/**
 * Three runs side by side. One worker keeps its DOM for all files; with two workers Vitest makes a DOM for each file, which
 * doubled the processor time. Tests of the back end wait for PostgreSQL as long as they compute.
 */
async function unitTests(options: RunOptions): Promise<PartResult> {
  const withDom = ['ui', 'shop'];
  const without = [...withDom, 'full'].flatMap((name) => ['--project', `!${name}`]);
  rmSync(report('processes-started'), { force: true });
  const results = await Promise.all([
    ...withDom.map((name) => vitest(options, `unit-${name}`, '--maxWorkers=1', '--project', name)),
    vitest(options, 'unit', '--maxWorkers=2', ...without),
  ]);
  const { clones } = countsOf('database-clones.json');
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
    counts: {
      ...(clones === undefined ? {} : { 'database clones': clones }),
      'processes started': processesStarted(),
    },
    output: results.map(({ output }) => output).join('\n'),
  };
}

/** Stories. The full run tests all of them in every theme and brand, and again with the system settings of `--systems`. */
async function stories(options: RunOptions, ...looks: string[]): Promise<PartResult> {
  const name = looks.includes('--systems') ? 'story-systems' : 'stories';
  const result = await cases(options, name, (file) => [
    ...script('test-stories.ts'),
    ...['--report', file],
    ...looks,
    ...shardArguments(options),
  ]);
  return { ...result, counts: countsOf('stories-count.json') };
}

/** Journeys and requests; the place of the report is in the runner's own settings. */
async function journeys(options: RunOptions): Promise<PartResult> {
  const command: [string, ...string[]] = [
    bin('playwright'),
    'test',
    '--config',
    'e2e/playwright.config.ts',
    ...shardArguments(options),
  ];
  // Node strips types by itself, faster than the compiler of Playwright.
  const env = { ...environment(options), PW_DISABLE_TS_ESM: '1' };
  const { code, output } = await runCommand(command, { cwd: projectRoot, env });
  return countJourneys(report('journeys.json'), code, output);
}

const sameBudget = (processorSeconds: number) => ({
  default: { processorSeconds },
  full: { processorSeconds },
});

/**
 * What the two runs consist of. In each stage the longest part comes first, so that the others run beside it. Budgets:
 * docs/testing.md.
 */
export const verifyParts: readonly VerifyPart[] = [
  {
    name: 'unit',
    what: 'unit tests (Vitest)',
    budgets: {
      // `unprivileged.test.ts` starts two processes to check what the machine allows.
      default: { processorSeconds: 740, counts: { 'database clones': 125, 'processes started': 2 } },
      full: { processorSeconds: 740, counts: { 'database clones': 125, 'processes started': 2 } },
    },
    stage: 'checks',
    takesShard: true,
    run: unitTests,
  },
  {
    name: 'lint',
    what: 'types, promises, React and accessibility (oxlint)',
    budgets: sameBudget(145),
    stage: 'checks',
    run: (options) => check(options, [bin('oxlint'), '--type-aware', '--type-check']),
  },
  {
    name: 'format',
    what: 'formatting and quick lint (Biome)',
    budgets: sameBudget(30),
    stage: 'checks',
    run: (options) => check(options, [bin('biome'), 'ci', '--colors=off', '--max-diagnostics=100', '.']),
  },
  {
    name: 'tokens',
    what: 'only tokens name a colour',
    budgets: sameBudget(10),
    stage: 'checks',
    run: (options) => check(options, script('check-tokens.ts')),
  },
  {
    name: 'directions',
    what: 'imports between the folders',
    budgets: sameBudget(40),
    stage: 'checks',
    run: (options) =>
      check(
        options,
        [
          bin('depcruise'),
          '--config',
          '.dependency-cruiser.mjs',
          'packages',
          'apps',
          'e2e',
          'tools',
          '.storybook',
        ],
        [bin('depcruise'), '--config', '.dependency-cruiser.folders.mjs', 'packages', 'apps'],
      ),
  },
  {
    name: 'dead-code',
    what: 'nothing unused (knip)',
    budgets: sameBudget(40),
    stage: 'checks',
    run: (options) => check(options, [bin('knip'), '--no-progress']),
  },
  {
    name: 'size',
    what: 'the built shop and its weight',
    budgets: sameBudget(45),
    stage: 'checks',
    run: async (options) => {
      await buildShop();
      return check(options, script('check-size.ts'));
    },
  },
  {
    name: 'kit-size',
    what: 'the packed kit and its weight (size-limit)',
    budgets: { full: { processorSeconds: 60 } },
    stage: 'checks',
    run: async (options) => {
      await packKit();
      return check(options, [bin('size-limit')]);
    },
  },
  {
    name: 'storybook',
    what: 'Storybook can be built; its documentation too in the full run',
    budgets: { default: { processorSeconds: 35 }, full: { processorSeconds: 90 } },
    stage: 'checks',
    run: async ({ run }) => {
      await buildStorybook(run === 'default' ? 'stories' : 'whole');
      return { passed: 1, failed: 0, output: '' };
    },
  },
  {
    name: 'unit-full',
    what: 'unit tests that build artefacts or start whole programs',
    budgets: { full: { processorSeconds: 640 } },
    takesShard: true,
    run: (options) => vitest(options, 'unit-full', '--project', 'full'),
  },
  {
    // Not beside `kit-size`: both pack the kit, into one folder.
    name: 'kit',
    what: 'the tarballs, and apps outside the workspace built from them',
    budgets: { full: { processorSeconds: 240 } },
    run: (options) => vitest({ ...options, shard: undefined }, 'kit', '--config', 'e2e/kit/vitest.config.ts'),
  },
  {
    name: 'journeys',
    what: 'the shop on its own server and database, by HTTP and in a browser',
    budgets: {
      default: { processorSeconds: 260, counts: { journeys: 30, 'page loads': 100, requests: 100 } },
      full: { processorSeconds: 1050, counts: { journeys: 175, 'page loads': 700, requests: 100 } },
    },
    stage: 'browsers',
    takesShard: true,
    run: journeys,
  },
  {
    name: 'stories',
    what: 'every story renders, plays and has no axe violation',
    budgets: {
      default: { processorSeconds: 150, counts: { stories: 560, looks: 560 } },
      full: { processorSeconds: 230, counts: { stories: 590, looks: 2360 } },
    },
    stage: 'browsers',
    takesShard: true,
    run: (options) => stories(options, ...(options.run === 'full' ? ['--full'] : [])),
  },
  {
    name: 'story-systems',
    what: 'every story with more contrast and in forced colours',
    budgets: { full: { processorSeconds: 250, counts: { stories: 590, looks: 3540 } } },
    stage: 'browsers',
    takesShard: true,
    run: (options) => stories(options, '--systems'),
  },
  {
    name: 'pictures',
    what: 'components compared with their pictures, and their keyboard operation',
    budgets: {
      default: { processorSeconds: 100, counts: { pictures: 120 } },
      full: { processorSeconds: 580, counts: { pictures: 450 } },
    },
    stage: 'browsers',
    takesShard: true,
    run: async (options) => ({
      ...(await vitest(options, 'pictures', '--config', 'e2e/pictures/vitest.config.ts')),
      counts: countsOf('pictures-count.json'),
    }),
  },
];
