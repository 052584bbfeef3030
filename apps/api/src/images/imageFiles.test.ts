import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { imageFiles } from './imageFiles.ts';

test('a picture is the file of its name, whichever kind it is; another name has none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'originals-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'originals'));
  await writeFile(join(folder, 'originals', 'luiers.png'), 'bytes');
  const images = imageFiles(folder);
  expect(Buffer.from((await images('luiers')) ?? '').toString()).toBe('bytes');
  expect(await images('doekjes')).toBeNull();
});

test('a folder that is not there holds no picture; one that cannot be read is a fault', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'originals-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  expect(await imageFiles(folder)('luiers')).toBeNull();
  await writeFile(join(folder, 'originals'), 'a file where a folder belongs');
  await expect(imageFiles(folder)('luiers')).rejects.toThrow();
});
