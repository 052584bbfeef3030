import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { samePicture } from './samePicture.ts';

/** How two pictures differ, for people. */
export interface Comparison {
  /** Pixels in which one sees it; 0 when the shades lie closer than a palette of 256 colours shows. */
  readonly different: number;
  /** A picture with the differences in red, as large as both together. */
  readonly difference: Buffer;
}

/** The same picture on a larger sheet, transparent where there was none. */
function on(sheet: { readonly width: number; readonly height: number }, picture: PNG): PNG {
  if (picture.width === sheet.width && picture.height === sheet.height) return picture;
  const larger = new PNG({ ...sheet });
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger;
}

/**
 * Compares a picture with the agreed one. Not one pixel may differ, a smoothed edge included: the browser, its fonts and
 * its settings are fixed. Only the last step of a shade is left to the processor; see `sameShades`.
 *
 * @param before made by `encodeBaseline`.
 * @returns null when every pixel is the same.
 */
export function comparePictures(before: Buffer, after: Buffer): Comparison | null {
  if (samePicture(before, after)) return null;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const size = { width: Math.max(one.width, other.width), height: Math.max(one.height, other.height) };
  const difference = new PNG(size);
  const [from, to] = [on(size, one), on(size, other)];
  const different = pixelmatch(from.data, to.data, difference.data, size.width, size.height, {
    includeAA: true,
  });
  return { different, difference: PNG.sync.write(difference) };
}
