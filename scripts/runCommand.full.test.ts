import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { runCommand } from './runCommand.ts';

test('the exit code and everything that was written are kept', async () => {
  const program = 'console.log("out"); console.error("err"); process.exit(3)';
  const { code, output } = await runCommand([process.execPath, '--eval', program]);
  expect(code).toBe(3);
  expect(output).toContain('out');
  expect(output).toContain('err');
});

test('a program that does not exist fails and is named', async () => {
  const { code, output } = await runCommand(['no-such-program']);
  expect(code).toBe(127);
  expect(output).toContain('no-such-program');
});

test('when we are told to stop, the command and what it started end too', async () => {
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
