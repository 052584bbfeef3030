import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import {
  baselineHash,
  colorDistance,
  countColors,
  fileHash,
  type Picture,
  pixelHash,
  pixelsOf,
  readPicture,
} from './baselines.ts';

/** The visible difference of two pictures. */
interface Comparison {
  /** The number of visibly different pixels; 0 if the shades differ less than a palette of 256 colours shows. */
  readonly different: number;
  /** A picture with the differences in red, large enough for both. */
  readonly difference: Buffer;
}

function onSheet(sheet: { readonly width: number; readonly height: number }, picture: Picture): Buffer {
  const larger = new PNG({ ...sheet });
  for (let y = 0; y < picture.height; y += 1) {
    const row = y * picture.width * 4;
    picture.data.copy(larger.data, y * sheet.width * 4, row, row + picture.width * 4);
  }
  return larger.data;
}

/**
 * Compares a picture with its baseline. No pixel may differ, not even at smoothed edges, since browser, fonts and settings
 * are fixed. The only tolerance is the last step of a shade, which depends on the processor; see `sameShades`.
 *
 * @param before a file of `encodeBaseline`
 * @returns null if the pictures are the same
 */
export async function comparePictures(before: Buffer, after: Buffer): Promise<Comparison | null> {
  if (await samePicture(before, after)) return null;
  const [one, other] = await Promise.all([readPicture(before), readPicture(after)]);
  const size = { width: Math.max(one.width, other.width), height: Math.max(one.height, other.height) };
  const difference = new PNG(size);
  const [from, to] = [onSheet(size, one), onSheet(size, other)];
  const different = pixelmatch(from, to, difference.data, size.width, size.height, { includeAA: true });
  return { different, difference: PNG.sync.write(difference) };
}

/**
 * Whether a picture is the same as its baseline: by the hash of the file, else of the pixels, else apart from the last step
 * of a shade.
 *
 * @param baseline a file of `encodeBaseline`
 */
export async function samePicture(baseline: Buffer, picture: Buffer): Promise<boolean> {
  if (baselineHash(baseline, 'file') === fileHash(picture)) return true;
  const pixels = await readPicture(picture);
  return (
    baselineHash(baseline, 'pixels') === pixelHash(pixels) || sameShades(await readPicture(baseline), pixels)
  );
}

/**
 * The tolerance of a colour, in steps of red, green and blue together: one step each for the picture, and one for the
 * palette of the baseline.
 */
const slack = 6;

/** The maximum number of colours of a baseline; one with fewer has all colours of its picture. */
const paletteSize = 256;

/**
 * Whether a picture is the same as its baseline apart from rounding: on another processor, or with another C library, a
 * colour of `oklch()` may be one step brighter or darker.
 *
 * The baseline has only the most frequent colours, and the nearest of them for rare shades of smoothed edges. So each pixel
 * must have the colour of the baseline, or be a rare shade without a nearer colour in the palette.
 */
function sameShades(baseline: Picture, picture: Picture): boolean {
  if (baseline.width !== picture.width || baseline.height !== picture.height) return false;
  const [before, after] = [pixelsOf(baseline.data), pixelsOf(picture.data)];
  const known = countColors(before);
  const counts = countColors(after);
  // More frequent colours are in the palette; a step of a shade may divide a colour into three.
  const rare = known.size < paletteSize ? 0 : 3 * Math.min(...known.values());
  const nearest = new Map<number, number>();
  const toNearest = (color: number): number => {
    let minimum = nearest.get(color);
    if (minimum === undefined) {
      minimum = Math.min(...[...known.keys()].map((each) => colorDistance(color, each)));
      nearest.set(color, minimum);
    }
    return minimum;
  };
  return after.every((color, at) => {
    const away = colorDistance(color, before[at] ?? 0);
    if (away <= slack) return true;
    return (counts.get(color) ?? 0) <= rare && away <= toNearest(color) + slack;
  });
}
