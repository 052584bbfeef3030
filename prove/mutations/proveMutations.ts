// `pnpm prove mutations-money`: Stryker plants one fault after the other into the code of a room and runs the room's own
// tests. Its report, with every fault that no test found, is .cache/mutations/money.html; docs/mutations.md has the sums.
import { Stryker } from '@stryker-mutator/core';
import { readSection, writeSection } from '../../bench/report.ts';
import { projectRoot } from '../../scripts/projectRoot.ts';
import { reportProof } from '../../testing/reportProof.ts';
import { findRoom, rooms } from './rooms.ts';

const { name, home, code, goal } = findRoom(process.argv[2]);

// Stryker takes its paths, and the tests theirs, from here.
process.chdir(projectRoot);
// Its own option for the tests, `testFiles`, turns a fault on once its module is loaded (10.1.1): too late for constants.
process.env.MUTATED_ROOM = name;
// A fault that a fresh seed finds may live at the next.
delete process.env.PROPERTY_SEED;

const faults = await new Stryker({
  mutate: [...code],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'prove/mutations/vitest.config.ts', related: false },
  // The copied folders; the other rooms are reached through node_modules.
  ignorePatterns: ['**', '!*.json', '!testing/**', '!prove/mutations/**', `!${home}/**`],
  concurrency: 1,
  // Only ends what hangs: on a busy machine a test that is slow has not found a fault.
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
// Rounded down: a score is never rounded up to its goal.
const score = Math.floor((1000 * found) / Math.max(planted, 1)) / 10;

const row = `| ${[name, planted, found, `${score} %`, `${goal} %`, new Date().toISOString().slice(0, 10)].join(' | ')} |`;
const [head = '', line = '', ...known] = readSection('mutations', 'mutations.md').trim().split('\n');
const before = (room: string) => known.find((each) => each.startsWith(`| ${room} |`)) ?? [];
writeSection(
  'mutations',
  'mutations.md',
  [head, line, ...rooms.flatMap((room) => (room.name === name ? row : before(room.name)))].join('\n'),
);
if (score < goal) process.exitCode = 1;
else reportProof(found, `of ${planted} planted faults found (${score} %)`);
