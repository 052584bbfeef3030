import { PNG } from 'pngjs';
import { baselineHash, fileHash } from './encodeBaseline.ts';
import { pixelHash } from './pixelHash.ts';
import { sameShades } from './sameShades.ts';

/**
 * Whether a picture is the agreed one: by the hash of the file, else of the pixels, else but for the last step of a
 * shade.
 *
 * @param agreed made by `encodeBaseline`.
 */
export function samePicture(agreed: Buffer, picture: Buffer): boolean {
  if (baselineHash(agreed, 'file') === fileHash(picture)) return true;
  const png = PNG.sync.read(picture);
  return baselineHash(agreed, 'pixels') === pixelHash(png) || sameShades(PNG.sync.read(agreed), png);
}
