import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { runCommand } from './runCommand.ts';

test('when npm test is stopped, the running command and its children end too', async () => {
  const module = pathToFileURL(join(import.meta.dirname, 'runCommand.ts')).href;
  const program = `const { runCommand } = await import(${JSON.stringify(module)});
    setTimeout(() => console.log('started'), 300);
    await runCommand('sleep 61.7 & sleep 61.7; true');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(143);
  await expect.poll(async () => (await runCommand(['pgrep', '-f', 'sleep 61[.]7'])).code).toBe(1);
});
