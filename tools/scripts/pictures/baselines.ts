import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { projectRoot } from '../projectRoot.ts';

/** The folders of the baselines: the kit's, and the shop's screens, which the docs show. */
export const baselineFolders = {
  kit: join(projectRoot, 'e2e', 'pictures', 'baselines'),
  shop: join(projectRoot, 'docs', 'images'),
} as const;

export type Pictured = keyof typeof baselineFolders;

/** How many colours a baseline keeps; a screen with twenty products needs more. */
const coloursOf = { kit: 256, shop: 1024 } as const;

const path = (of: Pictured, name: string) => join(baselineFolders[of], `${name}.webp`);

export const readBaseline = (of: Pictured, name: string): Buffer | null =>
  existsSync(path(of, name)) ? readFileSync(path(of, name)) : null;

export async function writeBaseline(of: Pictured, name: string, picture: Buffer): Promise<void> {
  mkdirSync(dirname(path(of, name)), { recursive: true });
  writeFileSync(path(of, name), await encodeBaseline(picture, coloursOf[of]));
}

/** The pattern of baselines in their folder: the shop's are in a folder per brand, beside other pictures of the docs. */
const baselineFiles = { kit: '*.webp', shop: '{magazijn,bouwsteen}/*.webp' } as const;

export const baselineNames = (of: Pictured): string[] =>
  globSync(baselineFiles[of], { cwd: baselineFolders[of] }).map((file) => file.replace(/\.webp$/, ''));

export const removeBaseline = (of: Pictured, name: string): void => rmSync(path(of, name), { force: true });

/** The pixels of a picture: red, green, blue and alpha of each, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

export async function readPicture(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** The hash of every pixel, or of the browser's file, which need not be decoded. */
type Hashed = 'pixels' | 'file';

/** The hash of the browser's file: files with the same hash have the same pixels. */
export const fileHash = (picture: Buffer): string => createHash('sha256').update(picture).digest('hex');

/**
 * Encodes a picture as a baseline: a lossless WebP to look at, whose EXIF description has the hashes of the browser's file
 * and of its pixels, for an exact comparison.
 *
 * @param colours how many of the commonest colours it keeps, which makes the file a third smaller
 */
export async function encodeBaseline(picture: Buffer, colours: number = coloursOf.kit): Promise<Buffer> {
  const pixels = await readPicture(picture);
  const { width, height } = pixels;
  const data = commonestColors(pixels, colours);
  return sharp(data, { raw: { width, height, channels: 4 } })
    .withExif({ IFD0: { ImageDescription: `pixels ${pixelHash(pixels)} file ${fileHash(picture)}` } })
    .webp({ lossless: true, effort: 4, quality: 100 })
    .toBuffer();
}

/** The hash that {@link encodeBaseline} wrote into a file; null when there is none. */
export function baselineHash(file: Buffer, of: Hashed): string | null {
  const keyword = `${of} `;
  const at = file.lastIndexOf(keyword, undefined, 'latin1');
  const hash = at < 0 ? '' : file.toString('latin1', at + keyword.length, at + keyword.length + 64);
  return /^[0-9a-f]{64}$/.test(hash) ? hash : null;
}

const channels = (color: number) => [color & 255, (color >> 8) & 255, (color >> 16) & 255] as const;

/** The difference of two colours: the steps of red, green and blue together. */
export function colorDistance(one: number, other: number): number {
  const [red, green, blue] = channels(one);
  const [otherRed, otherGreen, otherBlue] = channels(other);
  return Math.abs(red - otherRed) + Math.abs(green - otherGreen) + Math.abs(blue - otherBlue);
}

/** The number of pixels of each colour. */
export function countColors(pixels: Uint32Array): Map<number, number> {
  const counts = new Map<number, number>();
  for (const color of pixels) counts.set(color, (counts.get(color) ?? 0) + 1);
  return counts;
}

/**
 * Reduces a picture to its most frequent colours: a pixel keeps its colour, or gets the nearest if it is a rare shade of
 * a smoothed edge.
 */
function commonestColors({ data }: Picture, max: number): Buffer {
  const pixels = pixelsOf(data);
  const common = [...countColors(pixels)]
    .sort(([a, often], [b, other]) => other - often || a - b)
    .slice(0, max)
    .map(([color]) => color);
  const replacements = new Map(common.map((color) => [color, color]));
  const nearest = (color: number): number => {
    let found = color;
    let minimum = Number.POSITIVE_INFINITY;
    for (const candidate of common) {
      const distance = colorDistance(candidate, color);
      if (distance < minimum) [found, minimum] = [candidate, distance];
    }
    replacements.set(color, found);
    return found;
  };
  return Buffer.from(pixels.map((color) => replacements.get(color) ?? nearest(color)).buffer);
}

/** One number per pixel, in an array of its own. */
export const pixelsOf = (data: Buffer): Uint32Array<ArrayBuffer> =>
  new Uint32Array(Uint8Array.from(data).buffer);

/** A hash of the size and every pixel of a picture, independent of the file's compression. */
export function pixelHash({ width, height, data }: Picture): string {
  return createHash('sha256').update(`${width}x${height}:`).update(data).digest('hex');
}
