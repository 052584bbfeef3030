import { createHash } from 'node:crypto';
import type { PNG } from 'pngjs';

/** One hash over the size and every pixel of a picture, so that two files with the same pixels have the same. */
export function pixelHash({ width, height, data }: Pick<PNG, 'width' | 'height' | 'data'>): string {
  return createHash('sha256').update(`${width}x${height}:`).update(data).digest('hex');
}
