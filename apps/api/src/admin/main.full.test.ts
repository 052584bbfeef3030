import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('as a process of its own: an unknown command is one line on the error output and ends with 1', () => {
  const program = fileURLToPath(new URL('main.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'stok'], { encoding: 'utf8' });
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    'There is no command "stok". pnpm --filter api admin --help lists them.\n',
  ]);
});
