import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildShop } from '../../tools/scripts/buildShop.ts';
import { pictureBrowser } from './pictureBrowser.ts';
import { openPictureCheck } from './pictureCheck.ts';
import { shopPictures, showScreens } from './shopScreens.ts';

const { check, gone, writeReport } = openPictureCheck('shop');
const browser = pictureBrowser();
beforeAll(() => buildShop(), 600_000);
afterAll(async () => {
  await (await browser).close();
  writeReport();
});

test.for(['magazijn', 'bouwsteen'] as const)('the screens of a customer in %s', async (brand, { signal }) => {
  const folder = await mkdtemp(join(tmpdir(), 'magazijn-screens-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const found: string[] = [];
  await showScreens(await browser, { brand, folder }, async ({ name, take }) => {
    // After a timeout the shop has stopped, and its pictures are invalid.
    signal.throwIfAborted();
    found.push(...(await check(name, take)));
  });
  expect(found, 'open .cache/pictures/shop/index.html').toEqual([]);
});

test('every baseline belongs to an existing screen', () => {
  expect(gone(shopPictures)).toEqual([]);
});
