import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { announceDatabase } from './announceDatabase.ts';

test('the note is its owner’s alone, and goes when the shop stops', async () => {
  const folder = await temporaryFolder();
  const note = join(folder, 'database-url');
  await writeFile(note, 'postgres://stale', { mode: 0o644 });
  const take = await announceDatabase(folder, 'postgres://now');
  expect(await readFile(note, 'utf8')).toBe('postgres://now');
  expect((await stat(note)).mode & 0o777).toBe(0o600);
  await take();
  await expect(stat(note)).rejects.toThrow('ENOENT');
});
