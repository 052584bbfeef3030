import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { announceDatabase, lockDataFolder, readOrCreateSecret } from './dataFolder.ts';

describe('lockDataFolder', () => {
  test('a released folder can be locked again, and no note remains', async () => {
    const folder = await temporaryFolder();
    const lock = await lockDataFolder(folder);
    await lock.announce('http://localhost:4000');
    await lock.release();
    expect(await readdir(folder)).toEqual(['lock']);
    await (await lockDataFolder(folder)).release();
  });

  test('a data folder that is a file is refused with one line', async () => {
    const file = join(await temporaryFolder(), 'file');
    await writeFile(file, '');
    await expect(lockDataFolder(file)).rejects.toThrow(`The data folder ${file} cannot be used`);
  });
});

describe('announceDatabase', () => {
  test('the note is only readable by its owner, and is removed when the shop stops', async () => {
    const folder = await temporaryFolder();
    const note = join(folder, 'database-url');
    await writeFile(note, 'postgres://stale', { mode: 0o644 });
    const take = await announceDatabase(folder, 'postgres://now');
    expect(await readFile(note, 'utf8')).toBe('postgres://now');
    expect((await stat(note)).mode & 0o777).toBe(0o600);
    await take();
    await expect(stat(note)).rejects.toThrow('ENOENT');
  });
});

describe('readOrCreateSecret', () => {
  test('a secret is created once, only readable by its owner, and reused', async () => {
    const file = join(await temporaryFolder(), 'secret');
    const secret = await readOrCreateSecret(file);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readOrCreateSecret(file)).toBe(secret);
  });

  test('concurrent calls get the same secret', async () => {
    const file = join(await temporaryFolder(), 'secret');
    const secrets = await Promise.all(Array.from({ length: 8 }, () => readOrCreateSecret(file)));
    expect(new Set(secrets).size).toBe(1);
  });
});
