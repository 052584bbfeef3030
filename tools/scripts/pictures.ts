// `pnpm pictures` compares one sheet of each component of the kit with its baseline. `--part badge` compares the sheets
// and screens of that name in all their looks, `--full` everything, with the shop's screens in docs/images. `--update`
// writes new baselines: all of them, or those of `--part`. The report shows the differences.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from './projectRoot.ts';
import { runCommand } from './runCommand.ts';

const { values } = parseArgs({
  options: {
    part: { type: 'string' },
    full: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
  },
});
const isFull = values.part === undefined && (values.full || values.update);
const vitest = join(projectRoot, 'node_modules', '.bin', 'vitest');
const { code, output } = await runCommand(
  [
    vitest,
    'run',
    '--config',
    'e2e/pictures/vitest.config.ts',
    'e2e/pictures/pictures.test.ts',
    ...(isFull ? ['e2e/pictures/shopScreens.test.ts'] : []),
  ],
  {
    cwd: projectRoot,
    env: {
      ...process.env,
      PICTURES: values.update ? 'update' : undefined,
      PICTURES_PART: values.part?.toLowerCase(),
      DEFAULT_RUN: isFull || values.part !== undefined ? undefined : '1',
    },
  },
);
console.log(output);
console.log(`Report: ${join('.cache', 'pictures', isFull ? '{kit,shop}' : 'kit', 'index.html')}`);
process.exitCode = code;
