import { type Brand, wordmarkBox } from '@magazijn/server';
import sharp from 'sharp';
import type { ImageFormat, ImageSize } from './renderImage.ts';

export const sharedSize: ImageSize = { width: 1200, height: 630 };

/** The shelf, its label, and the box of the product. */
const rail = { top: 522, height: 16 };
const product = { width: 1040, height: 462 };
const mark = { left: 64, width: 300 };

/** The shelf in the brand's colours, with its wordmark on the label. */
function shelfSvg({ colours, wordmark }: Brand): string {
  const { width, height } = sharedSize;
  const scale = mark.width / wordmarkBox.width;
  const below = rail.top + rail.height;
  // Centred on the label.
  const top = below + (height - below - wordmarkBox.height * scale) / 2 - wordmarkBox.y * scale;
  const shapes = wordmark.map(
    ({ fill, d, x = 0 }) => `<path fill="${colours[fill].light}" d="${d}" transform="translate(${x} 0)"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<path fill="${colours.background.light}" d="M0 0h${width}v${height}H0z"/>` +
    `<path fill="${colours.surface.light}" d="M0 ${below}h${width}v${height - below}H0z"/>` +
    `<path fill="${colours.ink.light}" d="M0 ${rail.top}h${width}v${rail.height}H0z"/>` +
    `<g transform="translate(${mark.left} ${top}) scale(${scale})">${shapes.join('')}</g></svg>`
  );
}

/** Renders a product's Open Graph picture: opaque, on the shelf, with the shop's name and without a price. */
export async function renderShared(
  original: Uint8Array | string,
  brand: Brand,
  format: ImageFormat,
): Promise<Buffer> {
  const bytes = typeof original === 'string' ? Buffer.from(original) : original;
  const stands = await sharp(bytes, { limitInputPixels: 40_000_000 })
    .rotate()
    .resize({ ...product, fit: 'contain', position: 'bottom', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
  return sharp(Buffer.from(shelfSvg(brand)))
    .composite([
      { input: stands, left: (sharedSize.width - product.width) / 2, top: rail.top - product.height },
    ])
    .toFormat(format, { quality: 82 })
    .toBuffer();
}
