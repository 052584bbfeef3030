import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SettingsError } from '@magazijn/server';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { staticFile } from './readStaticFiles.ts';
import { shareAssets } from './sharedAssets.ts';

let directory = '';
beforeEach(async () => {
  const parent = await mkdtemp(join(tmpdir(), 'shared-assets-'));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  directory = join(parent, 'assets');
});

const build = (...names: readonly string[]) =>
  new Map(
    names.map(
      (name) => [`/assets/${name}`, staticFile(`/assets/${name}`, Buffer.from(`of ${name}`))] as const,
    ),
  );

test('two builds serve each other’s files, regardless of which started first', async () => {
  const older = await shareAssets(build('HomePage-AAAAAAAA.js'), directory);
  const newer = await shareAssets(build('HomePage-BBBBBBBB.js', 'HomePage-CCCCCCCC.css'), directory);
  const fromOlder = await newer.find('/assets/HomePage-AAAAAAAA.js');
  expect(Buffer.from(fromOlder?.bytes ?? []).toString()).toBe('of HomePage-AAAAAAAA.js');
  expect(fromOlder?.headers).toEqual({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await older.find('/assets/HomePage-CCCCCCCC.css'))?.headers['content-type']).toContain('text/css');
  // Again, from memory.
  expect(await newer.find('/assets/HomePage-AAAAAAAA.js')).toBe(fromOlder);
});

test('files without a hash in their name are not shared', async () => {
  const shared = await shareAssets(build('session.js', 'HomePage-AAAAAAAA.js'), directory);
  expect(await readdir(directory)).toEqual(['HomePage-AAAAAAAA.js']);
  expect(await shared.find('/assets/session.js')).toBeNull();
});

test.each([
  '/assets/../secret-AAAAAAAA.js',
  '/assets/..%2fsecret-AAAAAAAA.js',
  '/assets/%2e%2e/secret-AAAAAAAA.js',
  '/assets/brands/secret-AAAAAAAA.js',
  '/assets/.hidden-AAAAAAAA.js',
  '/secret-AAAAAAAA.js',
])('%s is not found', async (address) => {
  const shared = await shareAssets(build(), directory);
  await writeFile(join(directory, '..', 'secret-AAAAAAAA.js'), 'secret');
  await writeFile(join(directory, '.hidden-AAAAAAAA.js'), 'secret');
  expect(await shared.find(address)).toBeNull();
});

test('a file that no start has renewed for 30 days is removed, one of 29 days stays', async () => {
  await shareAssets(build('Old-AAAAAAAA.js', 'Former-BBBBBBBB.js', 'Kept-CCCCCCCC.js'), directory);
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  await utimes(join(directory, 'Old-AAAAAAAA.js'), daysAgo(31), daysAgo(31));
  await utimes(join(directory, 'Former-BBBBBBBB.js'), daysAgo(29), daysAgo(29));
  await utimes(join(directory, 'Kept-CCCCCCCC.js'), daysAgo(31), daysAgo(31));
  await shareAssets(build('Kept-CCCCCCCC.js'), directory);
  expect((await readdir(directory)).sort()).toEqual(['Former-BBBBBBBB.js', 'Kept-CCCCCCCC.js']);
});

test('a folder that is not writable prevents the start', async () => {
  const file = join(directory, '..', 'file');
  await writeFile(file, '');
  await expect(shareAssets(build('Home-AAAAAAAA.js'), join(file, 'assets'))).rejects.toThrow('ENOTDIR');
});

test('a folder that is not writable is reported in one line that names the setting', async () => {
  await writeFile(directory, 'a file');
  await expect(shareAssets(build(), directory)).rejects.toThrow(
    new SettingsError(
      `ASSETS_DIR=${directory}: is not a writable folder: EEXIST: file already exists, mkdir '${directory}'.`,
    ),
  );
});
