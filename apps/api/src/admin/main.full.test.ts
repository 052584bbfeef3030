import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('as a process: an unknown command prints one line to the error output and exits with 1', () => {
  const program = fileURLToPath(new URL('main.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'stok'], { encoding: 'utf8' });
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    'There is no command "stok". pnpm --filter api admin --help lists them.\n',
  ]);
});
