// `pnpm prove`: what is too long for every run. The cart's model with ten times the sequences, and the journeys that
// kill and restart everything, over and over: `--rounds N` sets how often; 5 unless told otherwise. Twenty thousand
// strange requests, five hundred double submits, two hundred switches, and the kit's pictures, ten times the same.
// Nothing here has a second attempt. Properties get a fresh seed (`npm test` has a fixed one), or that of `--seed N`;
// what one finds becomes a named case.
import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from './projectRoot.ts';
import { runCommand } from './runCommand.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  },
});
const rounds = Number(values.rounds);
if (!Number.isSafeInteger(rounds) || rounds < 1) throw new Error('--rounds takes a whole number from 1.');
if (!Number.isSafeInteger(Number(values.seed))) throw new Error('--seed takes a whole number.');
console.log(`Properties have the seed ${values.seed}; --seed ${values.seed} tries the same again.`);

const run = async (program: string, ...given: string[]): Promise<void> => {
  const { code, output } = await runCommand([join(projectRoot, 'node_modules', '.bin', program), ...given], {
    cwd: projectRoot,
    env: {
      ...process.env,
      PROPERTY_SEED: values.seed,
      MODEL_RUNS: '1000',
      STRANGERS: '20000',
      INTERLEAVINGS: '200',
      DOUBLE_SUBMITS: '500',
    },
  });
  console.log(output.trim().split('\n').slice(-6).join('\n'));
  if (code !== 0) throw new Error(`${output}\nNot proven (see above).`);
};
const vitest = (...given: string[]) => run('vitest', 'run', '--retry=0', ...given);
const journeys = (...files: string[]) =>
  run('playwright', 'test', '--config', 'e2e/playwright.config.ts', '--retries=0', ...files);

const withProperties = globSync('{packages,apps}/*/src/**/*.test.{ts,tsx}', { cwd: projectRoot }).filter(
  (file) => readFileSync(join(projectRoot, file), 'utf8').includes("from 'fast-check'"),
);
await vitest(...withProperties.filter((file) => !file.endsWith('strangers.test.ts')));
await vitest('--project', 'shop', 'apps/shop/src/shared/cart');
await vitest('--project', 'api', 'apps/api/src/contract/strangers.test.ts');
await journeys('switching.test.ts');
await journeys('doubleSubmit.test.ts');
for (let round = 1; round <= rounds; round += 1) {
  console.log(`Kills and restarts, round ${round} of ${rounds}`);
  await journeys('firstOrder.test.ts', 'machine.test.ts');
}
for (let round = 1; round <= 10; round += 1) {
  console.log(`Pictures, round ${round} of 10`);
  await vitest('--config', 'e2e/pictures/vitest.config.ts', 'e2e/pictures/pictures.test.ts');
}
console.log('Proven.');
