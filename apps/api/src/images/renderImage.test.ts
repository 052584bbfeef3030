import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { imageFormat, renderImage } from './renderImage.ts';

describe('imageFormat', () => {
  test.each([
    ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
    ['image/webp,image/png,*/*;q=0.5', 'webp'],
    ['image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'png'],
    ['*/*', 'png'],
    ['', 'png'],
    ['text/html', 'png'],
    ['image/jpeg', 'jpeg'],
    ['image/jpeg, image/png', 'png'],
    ['image/jpeg, */*', 'png'],
    ['image/avif;q=0,image/webp,*/*', 'webp'],
    ['image/avif;q=0, image/webp;q=0.0', 'png'],
    ['IMAGE/AVIF', 'avif'],
  ])('Accept %j gets %s', (accept, format) => expect(imageFormat(accept)).toBe(format));
});

describe('renderImage', () => {
  /** A red square in the middle of a transparent picture twice as wide as high. */
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect x="150" y="50" width="100" height="150" fill="#f00"/></svg>';

  /** Red, green, blue and alpha of one pixel. */
  async function pixel(image: Buffer, left: number, top: number): Promise<number[]> {
    const { data } = await sharp(image)
      .ensureAlpha()
      .extract({ left, top, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data];
  }

  test.each(['avif', 'webp', 'png', 'jpeg'] as const)(
    'a drawing is rendered as %s of exactly the size',
    async (format) => {
      const image = await renderImage(svg, { width: 120, height: 90 }, format);
      const { width, height, format: found } = await sharp(image).metadata();
      expect({ width, height }).toEqual({ width: 120, height: 90 });
      expect(found).toBe(format === 'avif' ? 'heif' : format);
    },
  );

  test('[C08] it keeps its proportions at the bottom edge, transparent around it', async () => {
    const image = await renderImage(svg, { width: 300, height: 300 }, 'png');
    // 400 × 200 becomes 300 × 150: the red is from x 112 to 187, at the bottom.
    const [red, , , alpha] = await pixel(image, 150, 298);
    expect([red, alpha]).toEqual([255, 255]);
    expect((await pixel(image, 20, 298))[3]).toBe(0);
    expect((await pixel(image, 150, 100))[3]).toBe(0);
  });

  test('a format without transparency has the shelf’s colour', async () => {
    const [red = 0, green = 0, blue = 0] = await pixel(
      await renderImage(svg, { width: 300, height: 300 }, 'jpeg'),
      10,
      10,
    );
    expect(Math.abs(red - 234) + Math.abs(green - 230) + Math.abs(blue - 220)).toBeLessThan(12);
  });

  test('without a size a picture keeps its own', async () => {
    const { width, height } = await sharp(await renderImage(svg, null, 'webp')).metadata();
    expect({ width, height }).toEqual({ width: 400, height: 200 });
  });

  test('bitmaps are accepted, and other data is refused', async () => {
    const bitmap = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect((await sharp(await renderImage(bitmap, { width: 60, height: 60 }, 'webp')).metadata()).width).toBe(
      60,
    );
    await expect(renderImage('no picture', null, 'png')).rejects.toThrow();
  });
});
