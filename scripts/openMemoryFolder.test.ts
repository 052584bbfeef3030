import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { openMemoryFolder } from './openMemoryFolder.ts';

const code = `
  import { existsSync, writeFileSync } from 'node:fs';
  import { openMemoryFolder } from ${JSON.stringify(join(import.meta.dirname, 'openMemoryFolder.ts'))};
  const folder = openMemoryFolder();
  if (folder !== null) writeFileSync(folder + '/kept', 'kept');
  console.log(JSON.stringify({ folder, written: folder !== null && existsSync(folder + '/kept') }));
`;

test('it is there while the process runs, and gone after it', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code]);
  const { folder, written } = JSON.parse(stdout);
  // A machine without such a place has none; nobody would see the difference but by the clock.
  expect(written).toBe(folder !== null);
  expect(folder !== null && existsSync(folder)).toBe(false);
});

test('a place that is missing, or on a disk, is none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'magazijn-disk-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  expect(openMemoryFolder(join(folder, 'missing'))).toBeNull();
  expect(openMemoryFolder(folder)).toBeNull();
});
