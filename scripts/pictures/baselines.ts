import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { projectRoot } from '../projectRoot.ts';

/** Where the pictures lie that everybody agreed on: the kit's, and the shop's screens, which the docs show. */
export const baselineFolders = {
  kit: join(projectRoot, 'e2e', 'pictures', 'baselines'),
  shop: join(projectRoot, 'docs', 'images'),
} as const;

/** Whose pictures they are. */
export type Pictured = keyof typeof baselineFolders;

const path = (of: Pictured, name: string) => join(baselineFolders[of], `${name}.png`);

/** The agreed picture, or null when there is none yet. */
export const readBaseline = (of: Pictured, name: string): Buffer | null =>
  existsSync(path(of, name)) ? readFileSync(path(of, name)) : null;

/** Keeps a picture as the agreed one. */
export function writeBaseline(of: Pictured, name: string, picture: Buffer): void {
  mkdirSync(dirname(path(of, name)), { recursive: true });
  writeFileSync(path(of, name), of === 'shop' ? hashedPicture(picture) : encodeBaseline(picture));
}

/** Names of the agreed pictures; one of the shop stands in the folder of its brand. */
export const baselineNames = (of: Pictured): string[] =>
  globSync('**/*.png', { cwd: baselineFolders[of] }).map((file) => file.replace(/\.png$/, ''));

/** Removes one that nothing shows any more. */
export const removeBaseline = (of: Pictured, name: string): void => rmSync(path(of, name), { force: true });

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** What the hashes are of: every pixel, or the browser's own file, which need not be read for that. */
type Hashed = 'pixels' | 'file';

/** The hash of the file as the browser gave it: when it is the same, so is every pixel. */
export const fileHash = (picture: Buffer): string => createHash('sha256').update(picture).digest('hex');

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

const text = (of: Hashed, hash: string) => chunk('tEXt', Buffer.from(`${of}\0${hash}`, 'latin1'));

/**
 * The file that the repository keeps of a picture: a PNG of 256 colours, a third of the whole, for people to look at;
 * and in it, as text, the hashes of the browser's file and of the very pixels that it drew, for the comparison, which is
 * exact.
 */
export function encodeBaseline(picture: Buffer): Buffer {
  const png = PNG.sync.read(picture);
  const { width, height } = png;
  const { palette, indices } = indexedPixels(png);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits per pixel, by a palette.
  header.set([8, 3], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    rows.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    text('pixels', pixelHash(png)),
    text('file', fileHash(picture)),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.of()),
  ]);
}

/** Signature and header of a PNG, which every other chunk follows. */
const headLength = 33;

/** The browser's own file with the same hashes in it: a screen with twenty products has more than 256 colours. */
export function hashedPicture(picture: Buffer): Buffer {
  const hashes = [text('pixels', pixelHash(PNG.sync.read(picture))), text('file', fileHash(picture))];
  return Buffer.concat([picture.subarray(0, headLength), ...hashes, picture.subarray(headLength)]);
}

/** A hash that {@link encodeBaseline} or {@link hashedPicture} put into a file; null when there is none. */
export function baselineHash(file: Buffer, of: Hashed): string | null {
  const keyword = `tEXt${of}\0`;
  const at = file.indexOf(keyword, 0, 'latin1');
  return at < 0 ? null : file.toString('latin1', at + keyword.length, at + keyword.length + 64);
}

/** A picture as places in a list of colours. */
interface IndexedPixels {
  /** Red, green and blue of each colour, at most 256. */
  readonly palette: Uint8Array;
  /** One place per pixel. */
  readonly indices: Uint8Array;
}

const channels = (color: number) => [color & 255, (color >> 8) & 255, (color >> 16) & 255] as const;

/**
 * The 256 commonest colours of a picture, and each pixel as one of them: its own, or the nearest for the rare steps of
 * a smoothed edge.
 */
function indexedPixels({ data }: Pick<PNG, 'data'>): IndexedPixels {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  const counts = new Map<number, number>();
  for (const color of pixels) counts.set(color, (counts.get(color) ?? 0) + 1);
  const common = [...counts].sort(([a, often], [b, other]) => other - often || a - b).slice(0, 256);
  const colors = common.map(([color]) => channels(color));
  const places = new Map(common.map(([color], place) => [color, place]));

  const nearest = (color: number): number => {
    const [red, green, blue] = channels(color);
    let found = 0;
    let least = Number.POSITIVE_INFINITY;
    for (const [place, [r, g, b]] of colors.entries()) {
      const distance = Math.abs(r - red) + Math.abs(g - green) + Math.abs(b - blue);
      if (distance < least) [found, least] = [place, distance];
    }
    places.set(color, found);
    return found;
  };
  const indices = new Uint8Array(pixels.length);
  for (const [at, color] of pixels.entries()) indices[at] = places.get(color) ?? nearest(color);
  return { palette: Uint8Array.from(colors.flat()), indices };
}

/** One hash over the size and every pixel of a picture, so that two files with the same pixels have the same. */
export function pixelHash({ width, height, data }: Pick<PNG, 'width' | 'height' | 'data'>): string {
  return createHash('sha256').update(`${width}x${height}:`).update(data).digest('hex');
}
