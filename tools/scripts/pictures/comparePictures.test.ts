import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { encodeBaseline, readPicture } from './baselines.ts';
import { comparePictures, samePicture, sameShades } from './comparePictures.ts';

describe('comparePictures', () => {
  function picture(width: number, height: number, paint: (data: Buffer) => void = () => undefined): PNG {
    const png = new PNG({ width, height });
    png.data.fill(255);
    paint(png.data);
    return png;
  }

  const file = (png: PNG, deflateLevel = 9) => PNG.sync.write(png, { deflateLevel });
  const agreed = (png: PNG) => encodeBaseline(file(png));

  test('the same pixels are the same picture, however the file was compressed', async () => {
    const png = picture(4, 4, (data) => data.fill(90, 0, 20));
    expect(await comparePictures(await agreed(png), file(png, 0))).toBeNull();
  });

  test('three steps in every channel of one pixel are a difference, though no eye sees it', async () => {
    const changed = picture(4, 4, (data) => data.fill(252, 4 * 5, 4 * 5 + 3));
    expect((await comparePictures(await agreed(picture(4, 4)), file(changed)))?.different).toBe(0);
  });

  test('one step is the same picture: another processor may round so', async () => {
    const changed = picture(4, 4, (data) => data.fill(254, 4 * 5, 4 * 5 + 3));
    expect(await comparePictures(await agreed(picture(4, 4)), file(changed))).toBeNull();
  });

  test('what one sees is counted and shown', async () => {
    const changed = picture(4, 4, (data) => data.fill(0, 4 * 5, 4 * 5 + 3));
    expect((await comparePictures(await agreed(picture(4, 4)), file(changed)))?.different).toBe(1);
  });

  test('what only one of them has is a difference, and the difference has room for both', async () => {
    const comparison = await comparePictures(await agreed(picture(4, 4)), file(picture(5, 3)));
    expect(comparison).not.toBeNull();
    const { width, height } = PNG.sync.read(comparison?.difference ?? Buffer.of());
    expect([width, height]).toEqual([5, 4]);
  });
});

describe('samePicture', () => {
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
  ])('%s', async (_what, gray, deflateLevel, same) => {
    expect(await samePicture(await encodeBaseline(file(90)), file(gray, deflateLevel))).toBe(same);
  });
});

describe('sameShades', async () => {
  /** A picture of 1,000 smoothed shades on a ground of one colour, so that its palette cannot hold them all. */
  function picture(shift: number, ground: readonly [number, number, number] = [40, 120, 200]): PNG {
    const png = new PNG({ width: 100, height: 100 });
    for (let at = 0; at < 10_000; at += 1) {
      const shade = at < 1000 ? [at % 250, (at * 7) % 250, (at * 13) % 250] : ground;
      const moved = shade.map((channel) => Math.min(255, channel + shift));
      png.data.set([...moved, 255], at * 4);
    }
    return png;
  }
  const agreed = await readPicture(await encodeBaseline(PNG.sync.write(picture(0))));

  test('a picture is its own agreed one, though the palette is smaller', () => {
    expect(sameShades(agreed, picture(0))).toBe(true);
  });

  test('one step in every channel of every pixel is what another processor may make of it', () => {
    expect(sameShades(agreed, picture(1))).toBe(true);
  });

  describe('is another picture', () => {
    test('with a flat colour three steps away', () => {
      expect(sameShades(agreed, picture(0, [43, 123, 203]))).toBe(false);
    });

    test('with one pixel of another colour', () => {
      const other = picture(0);
      other.data.set([200, 30, 30], 5000 * 4);
      expect(sameShades(agreed, other)).toBe(false);
    });

    test('of another size', () => {
      expect(sameShades(agreed, new PNG({ width: 100, height: 99 }))).toBe(false);
    });
  });
});
