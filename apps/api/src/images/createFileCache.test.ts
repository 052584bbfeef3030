import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createFileCache } from './createFileCache.ts';

let folder: string;
beforeEach(async () => {
  const made = await mkdtemp(join(tmpdir(), 'files-'));
  folder = made;
  onTestFinished(() => rm(made, { recursive: true, force: true }));
});

const bytes = Buffer.alloc(100);
const files = async () => (await readdir(folder)).toSorted();

test('the cache never exceeds its size: the least recently used file is removed', async () => {
  const cache = createFileCache(folder, 300);
  for (const file of ['a', 'b', 'c']) await cache.write(file, bytes);
  await cache.read('a');
  await cache.write('d', bytes);
  await expect.poll(files).toEqual(['a', 'c', 'd']);
  expect(await cache.read('b')).toBeNull();
});

test('files of a previous run count, oldest removed first', async () => {
  for (const [file, day] of [
    ['new', 2],
    ['old', 1],
  ] as const) {
    await writeFile(join(folder, file), bytes);
    await utimes(join(folder, file), day * 86_400, day * 86_400);
  }
  await createFileCache(folder, 200).write('next', bytes);
  await expect.poll(files).toEqual(['new', 'next']);
});
