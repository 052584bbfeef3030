import { brands } from '@magazijn/server';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { renderShared } from './renderShared.ts';

/** A red square of the picture's height. */
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><path fill="#f00" d="M0 0h100v100H0z"/></svg>';

async function colourAt(image: Buffer, left: number, top: number): Promise<string> {
  const data = await sharp(image).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return `#${data.toString('hex')}`;
}

test.each(['magazijn', 'bouwsteen'] as const)(
  'a product is shown on the shelf of %s, whole and opaque',
  async (id) => {
    const image = await renderShared(svg, brands[id], 'png');
    const { width, height } = await sharp(image).metadata();
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    const { background, ink, surface } = brands[id].colours;
    expect(await colourAt(image, 20, 20)).toBe(background.light);
    expect(await colourAt(image, 600, 518)).toBe('#ff0000');
    expect(await colourAt(image, 600, 530)).toBe(ink.light);
    expect(await colourAt(image, 1100, 600)).toBe(surface.light);
  },
);

test('the shop’s name is on the label', async () => {
  const [own, other] = await Promise.all([
    renderShared(svg, brands.magazijn, 'png'),
    renderShared(svg, { ...brands.magazijn, wordmark: [] }, 'png'),
  ]);
  const label = { left: 64, top: 540, width: 300, height: 88 };
  const stats = async (image: Buffer) =>
    (await sharp(await sharp(image).extract(label).toBuffer()).stats()).channels[0]?.stdev ?? 0;
  expect(await stats(own)).toBeGreaterThan(20);
  expect(await stats(other)).toBe(0);
});
