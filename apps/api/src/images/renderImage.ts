import sharp from 'sharp';
import type { ImageFormat } from './imageFormat.ts';

/** The shelf behind products, for a format without transparency (token `bay`). */
const bay = { r: 234, g: 230, b: 220 };
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** A size in pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Makes a picture of one size and format. It keeps its proportions and stands on the bottom edge, as everything in the
 * shop stands on its shelf.
 *
 * @param size null for the picture's own.
 */
export function renderImage(
  original: Uint8Array | string,
  size: ImageSize | null,
  format: ImageFormat,
): Promise<Buffer> {
  const bytes = typeof original === 'string' ? Buffer.from(original) : original;
  const image = sharp(bytes, { limitInputPixels: 40_000_000 }).rotate();
  // What is laid around the picture comes after `flatten`, so it has to be of the right colour by itself.
  const background = format === 'jpeg' ? bay : clear;
  if (size) image.resize({ ...size, fit: 'contain', position: 'bottom', background });
  switch (format) {
    case 'avif':
      return image.avif({ quality: 60, effort: 2 }).toBuffer();
    case 'webp':
      return image.webp({ quality: 82, alphaQuality: 90 }).toBuffer();
    case 'png':
      return image.png({ palette: true, compressionLevel: 9 }).toBuffer();
    case 'jpeg':
      return image.flatten({ background: bay }).jpeg({ quality: 82 }).toBuffer();
  }
}
