// `pnpm prove mutations-money`: Stryker plants one fault after the other into the code of a room and runs the room's own
// tests, with the seed of `npm test`. The faults that no test finds are listed in docs/mutations.md; a second run tries
// only what has changed since, unless .cache/mutations is deleted.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { writeSection } from '../../bench/writeSection.ts';
import { projectRoot } from '../../scripts/projectRoot.ts';
import { tellProof } from '../../testing/tellProof.ts';
import { findRoom } from './rooms.ts';
import { scoreOf } from './survivors.ts';

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
  // What is copied: all other rooms are reached by node_modules, as they are.
  ignorePatterns: ['**', '!*.json', '!testing/**', '!prove/mutations/**', `!${home}/**`],
  concurrency: 1,
  // Only ends what hangs: on a busy machine a test that is slow has not found a fault.
  timeoutMS: 60_000,
  incremental: true,
  incrementalFile: `.cache/mutations/${name}.json`,
  reporters: ['progress-append-only'],
}).runMutationTest();

const { planted, found, score, survivors } = scoreOf(
  faults,
  (file) => readFileSync(file, 'utf8'),
  (file) => relative(projectRoot, file),
);
const sum = `${found} of ${planted} planted faults, ${score} %`;
const day = new Date().toISOString().slice(0, 10);
await writeSection(name, [`Found ${sum}, on ${day}.`, '', ...survivors].join('\n').trimEnd(), 'mutations.md');
console.log([sum, ...survivors].join('\n'));
if (score < goal) process.exitCode = 1;
else tellProof(found, `of ${planted} planted faults found (${score} %)`);
