import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { captureLog } from '@magazijn/server/testing';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createImageCache } from './createImageCache.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><circle cx="30" cy="30" r="20"/></svg>';
const request = { name: 'luiers', size: { width: 60, height: 60 }, format: 'webp' } as const;

const maxBytes = 1024 * 1024;

const { logger, lines } = captureLog();

let folder: string;
beforeEach(async () => {
  const made = await mkdtemp(join(tmpdir(), 'cache-'));
  folder = made;
  onTestFinished(() => rm(made, { recursive: true, force: true }));
});

test('a hundred who ask at once have it drawn once, and get the same', async () => {
  const source = vi.fn(async () => svg);
  const image = createImageCache(source, folder, logger, { maxBytes });
  const answers = await Promise.all(Array.from({ length: 100 }, () => image(request)));
  expect(source).toHaveBeenCalledTimes(1);
  expect(answers.every((answer) => answer?.equals(answers[0] ?? Buffer.alloc(0)))).toBe(true);
});

test('after a restart it comes from the disk; another size or format is drawn anew', async () => {
  const source = vi.fn(async () => svg);
  const first = await createImageCache(source, folder, logger, { maxBytes })(request);
  const restarted = createImageCache(source, folder, logger, { maxBytes });
  expect(await restarted(request)).toEqual(first);
  expect(source).toHaveBeenCalledTimes(1);
  await restarted({ ...request, format: 'png' });
  await restarted({ ...request, size: null });
  expect(source).toHaveBeenCalledTimes(3);
});

test('a name without a picture leaves nothing on the disk', async () => {
  expect(await createImageCache(async () => null, folder, logger, { maxBytes })(request)).toBeNull();
  expect(await readdir(folder)).toEqual([]);
});

test('a drawing that fails is tried again by who asks next', async () => {
  const source = vi.fn(async () => svg).mockRejectedValueOnce(new Error('out of ink'));
  const image = createImageCache(source, folder, logger, { maxBytes });
  await expect(image(request)).rejects.toThrow('out of ink');
  expect(await image(request)).not.toBeNull();
});

test('a disk that cannot be written to costs time, not the picture, and is logged', async () => {
  lines.length = 0;
  const blocked = join(folder, 'file');
  await writeFile(blocked, '');
  await expect(
    createImageCache(async () => svg, blocked, logger, { maxBytes })(request),
  ).resolves.not.toBeNull();
  expect(await readFile(blocked, 'utf8')).toBe('');
  expect(lines).toEqual([expect.objectContaining({ event: 'picture-not-kept', picture: 'luiers-60x60' })]);
});

test('an original that is no picture is none, is named in the log by one line, and leaves nothing', async () => {
  lines.length = 0;
  const image = createImageCache(async () => 'no picture at all', folder, logger, { maxBytes });
  expect(await image(request)).toBeNull();
  expect(lines).toEqual([expect.objectContaining({ event: 'picture-broken', picture: 'luiers' })]);
  expect(await readdir(folder)).toEqual([]);
});
