import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { lockDataFolder } from './dataFolder.ts';

describe('lockDataFolder', () => {
  /** Another process that takes the lock, reports so, and keeps it until it is killed. */
  async function holder(folder: string) {
    const module = pathToFileURL(join(import.meta.dirname, 'dataFolder.ts')).href;
    const program = `const { lockDataFolder } = await import(${JSON.stringify(module)});
    const lock = await lockDataFolder(${JSON.stringify(folder)});
    await lock.announce('http://localhost:4000');
    console.log('held'); setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
    await once(child.stdout, 'data');
    return child;
  }

  test('a second process gets an error that names the first process and its address', async () => {
    const folder = await temporaryFolder();
    const child = await holder(folder);
    try {
      await expect(lockDataFolder(folder)).rejects.toThrow(
        `Magazijn already runs on the data folder ${folder}: http://localhost:4000 (process ${child.pid})`,
      );
    } finally {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  });

  test('the lock of a killed process is taken over', async () => {
    const folder = await temporaryFolder();
    const child = await holder(folder);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const lock = await lockDataFolder(folder);
    await lock.release();
  });
});
