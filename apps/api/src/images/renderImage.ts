import { parseAccept } from 'hono/utils/accept';
import sharp from 'sharp';

/** The allowed sizes, so that requests cannot fill the cache; each also at double density. */
export const imageSizes: readonly string[] = [
  ...['60x60', '95x95', '120x120', '190x190', '240x240', '300x300', '600x600', '1200x1200'],
  ...['520x140', '1040x280', '2080x560', '340x210', '680x420', '1360x840'],
  // For Open Graph: renderShared.ts.
  '1200x630',
];

export const isImageSize = (width: number, height: number): boolean =>
  imageSizes.includes(`${width}x${height}`);

export type ImageFormat = 'avif' | 'webp' | 'png' | 'jpeg';

/** The smallest format in an Accept header; `q=0` refuses one. Pictures are transparent, so JPEG is a last resort. */
export function imageFormat(accept: string): ImageFormat {
  const given = parseAccept(accept).filter(({ q }) => q > 0);
  const accepts = (type: string): boolean => given.some((each) => each.type.toLowerCase() === type);
  if (accepts('image/avif')) return 'avif';
  if (accepts('image/webp')) return 'webp';
  return accepts('image/jpeg') && !accepts('image/png') && !accepts('*/*') ? 'jpeg' : 'png';
}

/** The background for a format without transparency (token `surface-muted`). */
const surfaceMuted = { r: 234, g: 230, b: 220 };
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Renders a picture with its proportions, aligned to the bottom edge; `size` null for the picture's own. */
export function renderImage(
  original: Uint8Array | string,
  size: ImageSize | null,
  format: ImageFormat,
): Promise<Buffer> {
  const bytes = typeof original === 'string' ? Buffer.from(original) : original;
  const image = sharp(bytes, { limitInputPixels: 40_000_000 }).rotate();
  // `flatten` runs before the padding is added, so the padding needs the background colour itself.
  const background = format === 'jpeg' ? surfaceMuted : clear;
  if (size) image.resize({ ...size, fit: 'contain', position: 'bottom', background });
  switch (format) {
    case 'avif':
      return image.avif({ quality: 60, effort: 2 }).toBuffer();
    case 'webp':
      return image.webp({ quality: 82, alphaQuality: 90 }).toBuffer();
    case 'png':
      return image.png({ palette: true, compressionLevel: 9 }).toBuffer();
    case 'jpeg':
      return image.flatten({ background: surfaceMuted }).jpeg({ quality: 82 }).toBuffer();
  }
}
