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

const filesBelow = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test('a hundred concurrent requests render a picture once', async () => {
  const source = vi.fn(async () => svg);
  const image = createImageCache(source, folder, logger, { maxBytes });
  const answers = await Promise.all(Array.from({ length: 100 }, () => image(request)));
  expect(source).toHaveBeenCalledTimes(1);
  expect(answers.every((answer) => answer?.equals(answers[0] ?? Buffer.alloc(0)))).toBe(true);
});

test('after a restart it is read from disk; another size or format is rendered', async () => {
  const first = await createImageCache(async () => svg, folder, logger, { maxBytes })(request);
  const [made = ''] = await filesBelow();
  // Longer than any rendered picture.
  await writeFile(made, Buffer.concat([first ?? Buffer.alloc(0), Buffer.from('kept')]));
  const restarted = createImageCache(async () => svg, folder, logger, { maxBytes });
  expect((await restarted(request))?.subarray(-4).toString()).toBe('kept');
  await restarted({ ...request, format: 'png' });
  await restarted({ ...request, size: null });
  expect(await filesBelow()).toHaveLength(3);
});

test('the original is read at most once a minute', async () => {
  const source = vi.fn(async () => svg);
  const image = createImageCache(source, folder, logger, { maxBytes, now: () => 1000 });
  for (let times = 0; times < 5; times += 1) await image(request);
  expect(source).toHaveBeenCalledTimes(1);
});

test('a missing name is looked up once a minute, and found once it exists', async () => {
  let time = 1000;
  const source = vi.fn(async (): Promise<string | null> => null);
  const image = createImageCache(source, folder, logger, { maxBytes, now: () => time });
  await image(request);
  source.mockResolvedValue(svg);
  expect(await image(request)).toBeNull();
  expect(source).toHaveBeenCalledTimes(1);
  time += 61_000;
  expect(await image(request)).not.toBeNull();
});

test('a replaced original is rendered again and a deleted one is gone, after a minute or a restart', async () => {
  let time = 1000;
  const source = vi.fn(async (): Promise<string | null> => svg);
  const open = () => createImageCache(source, folder, logger, { maxBytes, now: () => time });
  const image = open();
  const former = await image(request);
  source.mockResolvedValue(svg.replace('<circle', '<circle fill="#f00"'));
  const replaced = await open()(request);
  expect(replaced).not.toEqual(former);
  time += 61_000;
  expect(await image(request)).toEqual(replaced);
  source.mockResolvedValue(null);
  expect(await open()(request)).toBeNull();
  time += 61_000;
  expect(await image(request)).toBeNull();
});

test('serves cached derivatives while originals cannot be read', async () => {
  let time = 1000;
  const source = vi.fn(async () => svg);
  const image = createImageCache(source, folder, logger, { maxBytes, now: () => time });
  const made = await image(request);
  time += 61_000;
  source.mockRejectedValue(new Error('bucket away'));
  expect(await image(request)).toEqual(made);
  await expect(image({ ...request, format: 'png' })).rejects.toThrow('bucket away');
});

test('a missing name leaves no file', async () => {
  expect(await createImageCache(async () => null, folder, logger, { maxBytes })(request)).toBeNull();
  expect(await readdir(folder)).toEqual([]);
});

test('a failed rendering is retried by the next request', async () => {
  const source = vi.fn(async () => svg).mockRejectedValueOnce(new Error('out of ink'));
  const image = createImageCache(source, folder, logger, { maxBytes });
  await expect(image(request)).rejects.toThrow('out of ink');
  expect(await image(request)).not.toBeNull();
});

test('with an unwritable disk pictures are still served, and the error is logged', async () => {
  lines.length = 0;
  const blocked = join(folder, 'file');
  await writeFile(blocked, '');
  await expect(
    createImageCache(async () => svg, blocked, logger, { maxBytes })(request),
  ).resolves.not.toBeNull();
  expect(await readFile(blocked, 'utf8')).toBe('');
  expect(lines).toEqual([expect.objectContaining({ event: 'picture-not-kept', picture: 'luiers-60x60' })]);
});

test('an invalid original is 404, logged once, and leaves no file', async () => {
  lines.length = 0;
  const image = createImageCache(async () => 'no picture at all', folder, logger, { maxBytes });
  expect(await image(request)).toBeNull();
  expect(lines).toEqual([expect.objectContaining({ event: 'picture-broken', picture: 'luiers' })]);
  expect(await readdir(folder)).toEqual([]);
});
