import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { comparePictures } from './comparePictures.ts';
import { encodeBaseline } from './encodeBaseline.ts';

function picture(width: number, height: number, paint: (data: Buffer) => void = () => undefined): PNG {
  const png = new PNG({ width, height });
  png.data.fill(255);
  paint(png.data);
  return png;
}

const file = (png: PNG, deflateLevel = 9) => PNG.sync.write(png, { deflateLevel });
const agreed = (png: PNG) => encodeBaseline(file(png));

test('the same pixels are the same picture, however the file was compressed', () => {
  const png = picture(4, 4, (data) => data.fill(90, 0, 20));
  expect(comparePictures(agreed(png), file(png, 0))).toBeNull();
});

test('three steps in every channel of one pixel are a difference, though no eye sees it', () => {
  const changed = picture(4, 4, (data) => data.fill(252, 4 * 5, 4 * 5 + 3));
  expect(comparePictures(agreed(picture(4, 4)), file(changed))?.different).toBe(0);
});

test('one step is the same picture: another processor may round so', () => {
  const changed = picture(4, 4, (data) => data.fill(254, 4 * 5, 4 * 5 + 3));
  expect(comparePictures(agreed(picture(4, 4)), file(changed))).toBeNull();
});

test('what one sees is counted and shown', () => {
  const changed = picture(4, 4, (data) => data.fill(0, 4 * 5, 4 * 5 + 3));
  expect(comparePictures(agreed(picture(4, 4)), file(changed))?.different).toBe(1);
});

test('what only one of them has is a difference, and the difference has room for both', () => {
  const comparison = comparePictures(agreed(picture(4, 4)), file(picture(5, 3)));
  expect(comparison).not.toBeNull();
  const { width, height } = PNG.sync.read(comparison?.difference ?? Buffer.of());
  expect([width, height]).toEqual([5, 4]);
});
