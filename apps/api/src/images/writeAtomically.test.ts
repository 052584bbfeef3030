import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeAtomically } from './writeAtomically.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'atomically-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('folders are created, and only the file remains', async () => {
  const folder = join(await temporaryFolder(), 'a', 'b');
  await writeAtomically(join(folder, 'x.txt'), 'one');
  await writeAtomically(join(folder, 'x.txt'), 'two');
  expect(await readdir(folder)).toEqual(['x.txt']);
  expect(await readFile(join(folder, 'x.txt'), 'utf8')).toBe('two');
});

test('concurrent writes leave one complete file', async () => {
  const folder = await temporaryFolder();
  const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(100_000));
  await Promise.all(texts.map((text) => writeAtomically(join(folder, 'x.txt'), text)));
  expect(texts).toContain(await readFile(join(folder, 'x.txt'), 'utf8'));
  expect(await readdir(folder)).toEqual(['x.txt']);
});

test('a failed write throws and leaves no temporary file', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'file'), '');
  await expect(writeAtomically(join(folder, 'file', 'x.txt'), 'one')).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['file']);
});
