import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { indexedPixels } from './indexedPixels.ts';
import { pixelHash } from './pixelHash.ts';

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

/** A hash that {@link encodeBaseline} put into a file; null when there is none. */
export function baselineHash(file: Buffer, of: Hashed): string | null {
  const keyword = `tEXt${of}\0`;
  const at = file.indexOf(keyword, 0, 'latin1');
  return at < 0 ? null : file.toString('latin1', at + keyword.length, at + keyword.length + 64);
}
