import type { PNG } from 'pngjs';

/** A picture as places in a list of colours. */
export interface IndexedPixels {
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
export function indexedPixels({ data }: Pick<PNG, 'data'>): IndexedPixels {
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
