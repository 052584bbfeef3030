// `pnpm pictures` compares the kit's pictures and the shop's screens, which docs/images shows, and leaves a report of each;
// `--update` takes today's for the agreed ones.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from './projectRoot.ts';
import { runCommand } from './runCommand.ts';

const { values } = parseArgs({ options: { update: { type: 'boolean', default: false } } });
const vitest = join(projectRoot, 'node_modules', '.bin', 'vitest');
const { code, output } = await runCommand(
  [
    vitest,
    'run',
    '--config',
    'e2e/pictures/vitest.config.ts',
    'e2e/pictures/pictures.test.ts',
    'e2e/pictures/shopScreens.test.ts',
  ],
  { cwd: projectRoot, env: { ...process.env, PICTURES: values.update ? 'update' : undefined } },
);
console.log(output);
console.log(`Reports: ${join('.cache', 'pictures', '{kit,shop}', 'index.html')}`);
process.exitCode = code;
