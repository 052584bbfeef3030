import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { encodeBaseline } from './encodeBaseline.ts';
import { samePicture } from './samePicture.ts';

function file(gray: number, deflateLevel = 9): Buffer {
  const png = new PNG({ width: 4, height: 4 });
  png.data.fill(gray);
  for (let at = 3; at < png.data.length; at += 4) png.data[at] = 255;
  return PNG.sync.write(png, { deflateLevel });
}

test.each([
  ['the very file', 90, 9, true],
  ['the same pixels in another file', 90, 0, true],
  ['one step brighter', 91, 9, true],
  ['three steps brighter', 93, 9, false],
])('%s', (_what, gray, deflateLevel, same) => {
  expect(samePicture(encodeBaseline(file(90)), file(gray, deflateLevel))).toBe(same);
});
