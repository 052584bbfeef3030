import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { baselineHash, fileHash, type Picture, pixelHash, pixelsOf, readPicture } from './baselines.ts';

/** How two pictures differ, for people. */
interface Comparison {
  /** Pixels in which one sees it; 0 when the shades lie closer than a palette of 256 colours shows. */
  readonly different: number;
  /** A picture with the differences in red, as large as both together. */
  readonly difference: Buffer;
}

/** The same picture on a larger sheet, transparent where there was none. */
function on(sheet: { readonly width: number; readonly height: number }, picture: Picture): Buffer {
  const larger = new PNG({ ...sheet });
  for (let y = 0; y < picture.height; y += 1) {
    const row = y * picture.width * 4;
    picture.data.copy(larger.data, y * sheet.width * 4, row, row + picture.width * 4);
  }
  return larger.data;
}

/**
 * Compares a picture with the agreed one. Not one pixel may differ, a smoothed edge included: the browser, its fonts and
 * its settings are fixed. Only the last step of a shade is left to the processor; see `sameShades`.
 *
 * @param before made by `encodeBaseline`.
 * @returns null when every pixel is the same.
 */
export async function comparePictures(before: Buffer, after: Buffer): Promise<Comparison | null> {
  if (await samePicture(before, after)) return null;
  const [one, other] = await Promise.all([readPicture(before), readPicture(after)]);
  const size = { width: Math.max(one.width, other.width), height: Math.max(one.height, other.height) };
  const difference = new PNG(size);
  const [from, to] = [on(size, one), on(size, other)];
  const different = pixelmatch(from, to, difference.data, size.width, size.height, { includeAA: true });
  return { different, difference: PNG.sync.write(difference) };
}

/**
 * Whether a picture is the agreed one: by the hash of the file, else of the pixels, else but for the last step of a
 * shade.
 *
 * @param agreed made by `encodeBaseline`.
 */
export async function samePicture(agreed: Buffer, picture: Buffer): Promise<boolean> {
  if (baselineHash(agreed, 'file') === fileHash(picture)) return true;
  const pixels = await readPicture(picture);
  return (
    baselineHash(agreed, 'pixels') === pixelHash(pixels) || sameShades(await readPicture(agreed), pixels)
  );
}

/**
 * How far apart two colours may lie, in steps of red, green and blue together: one step in each, once for the picture
 * and once for the agreed one's palette.
 */
const slack = 6;

const distance = (one: number, other: number): number =>
  Math.abs((one & 255) - (other & 255)) +
  Math.abs(((one >> 8) & 255) - ((other >> 8) & 255)) +
  Math.abs(((one >> 16) & 255) - ((other >> 16) & 255));

function countColors(pixels: Uint32Array): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const color of pixels) counts.set(color, (counts.get(color) ?? 0) + 1);
  return counts;
}

/** Colours that an agreed picture has at most; one with fewer has every colour that was there. */
const paletteSize = 256;

/**
 * Whether a picture is the agreed one but for what another processor, or another version of the C library, makes of the
 * same arithmetic: a colour of `oklch()` may come out one step brighter or darker.
 *
 * The agreed picture has the commonest colours alone, and the nearest of them for the rare shades of smoothed edges. So
 * each pixel must have the agreed one's colour; or be a rare shade that has no nearer colour in that palette.
 */
export function sameShades(agreed: Picture, picture: Picture): boolean {
  if (agreed.width !== picture.width || agreed.height !== picture.height) return false;
  const [before, after] = [pixelsOf(agreed.data), pixelsOf(picture.data)];
  const known = countColors(before);
  const counts = countColors(after);
  // What is commoner stands in the palette; a step of shade may make one of three.
  const rare = known.size < paletteSize ? 0 : 3 * Math.min(...known.values());
  const nearest = new Map<number, number>();
  const toNearest = (color: number): number => {
    let least = nearest.get(color);
    if (least === undefined) {
      least = Math.min(...[...known.keys()].map((each) => distance(color, each)));
      nearest.set(color, least);
    }
    return least;
  };
  return after.every((color, at) => {
    const away = distance(color, before[at] ?? 0);
    if (away <= slack) return true;
    return (counts.get(color) ?? 0) <= rare && away <= toNearest(color) + slack;
  });
}
