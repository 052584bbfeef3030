// `pnpm prove mutations-money`: Stryker plants faults into the code of an area and runs the area's own tests. The
// report with the surviving faults is .cache/mutations/money.html; docs/mutations.md has the scores.
import { Stryker } from '@stryker-mutator/core';
import { readSection, writeSection } from '../../bench/report.ts';
import { projectRoot } from '../../scripts/projectRoot.ts';
import { reportProof } from '../../testing/reportProof.ts';
import { areas, findArea } from './areas.ts';

const { name, home, code, goal } = findArea(process.argv[2]);

// Stryker and the tests resolve paths from the working directory.
process.chdir(projectRoot);
// Stryker's own `testFiles` option activates a fault after its module has loaded (10.1.1), too late for constants.
process.env.MUTATED_AREA = name;
// A fault found by a fresh seed may survive the next.
delete process.env.PROPERTY_SEED;

const faults = await new Stryker({
  mutate: [...code],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/prove/mutations/vitest.config.ts', related: false },
  // The copied folders. Other packages resolve through node_modules.
  ignorePatterns: ['**', '!*.json', '!tools/testing/**', '!tools/prove/mutations/**', `!${home}/**`],
  concurrency: 1,
  // Only for tests that hang, since slowness of a busy machine is not a found fault.
  timeoutMS: 60_000,
  incremental: true,
  incrementalFile: `.cache/mutations/${name}.json`,
  reporters: ['progress-append-only', 'html'],
  htmlReporter: { fileName: `.cache/mutations/${name}.html` },
}).runMutationTest();

const withStatus = (...statuses: readonly string[]) =>
  faults.filter(({ status }) => statuses.includes(status)).length;
const found = withStatus('Killed', 'Timeout');
const planted = found + withStatus('Survived', 'NoCoverage');
// Rounded down, so that a score never reaches its goal by rounding.
const score = Math.floor((1000 * found) / Math.max(planted, 1)) / 10;

const row = `| ${[name, planted, found, `${score} %`, `${goal} %`, new Date().toISOString().slice(0, 10)].join(' | ')} |`;
const [head = '', line = '', ...known] = readSection('mutations', 'mutations.md').trim().split('\n');
const before = (area: string) => known.find((each) => each.startsWith(`| ${area} |`)) ?? [];
writeSection(
  'mutations',
  'mutations.md',
  [head, line, ...areas.flatMap((area) => (area.name === name ? row : before(area.name)))].join('\n'),
);
if (score < goal) process.exitCode = 1;
else reportProof(found, `of ${planted} planted faults found (${score} %)`);
