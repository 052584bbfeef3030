import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { baselineHash, encodeBaseline, fileHash, pixelHash, readPicture } from './baselines.ts';

/** A picture with `count` greys, the first of them most often. */
function picture(count: number): PNG {
  const png = new PNG({ width: 40, height: 20 });
  for (let at = 0; at < 800; at++) {
    const shade = at < count ? at : 0;
    png.data.set([shade % 256, Math.floor(shade / 256), 0, 255], at * 4);
  }
  return png;
}

test('up to 256 colours the file shows the very picture', async () => {
  const png = picture(256);
  const file = await encodeBaseline(PNG.sync.write(png));
  expect(await readPicture(file)).toEqual({ width: 40, height: 20, data: png.data });
  expect(baselineHash(file, 'pixels')).toBe(pixelHash(png));
});

test('the hash of the browser’s own file is kept beside that of the pixels', async () => {
  const before = PNG.sync.write(picture(8));
  expect(baselineHash(await encodeBaseline(before), 'file')).toBe(fileHash(before));
  const packed = PNG.sync.write(picture(8), { deflateLevel: 0 });
  expect(baselineHash(await encodeBaseline(packed), 'file')).not.toBe(fileHash(before));
});

test('with more it shows the nearest, and its hash is still that of the very picture', async () => {
  const png = picture(700);
  const file = await encodeBaseline(PNG.sync.write(png));
  const shown = await readPicture(file);
  expect([shown.width, shown.height]).toEqual([40, 20]);
  expect(shown.data.equals(png.data)).toBe(false);
  expect(baselineHash(file, 'pixels')).toBe(pixelHash(png));
});

test('a picture that keeps all its colours has the hashes too', async () => {
  const png = picture(700);
  const before = PNG.sync.write(png);
  const file = await encodeBaseline(before, 'all');
  expect((await readPicture(file)).data.equals(png.data)).toBe(true);
  expect([baselineHash(file, 'pixels'), baselineHash(file, 'file')]).toEqual([
    pixelHash(png),
    fileHash(before),
  ]);
});

test('a file without a hash has none', () => {
  expect(baselineHash(PNG.sync.write(picture(2)), 'pixels')).toBeNull();
});
