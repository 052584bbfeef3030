import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { encodeBaseline } from './encodeBaseline.ts';
import { sameShades } from './sameShades.ts';

/** A picture of 1,000 smoothed shades on a ground of one colour, so that its palette cannot hold them all. */
function picture(shift: number, ground: readonly [number, number, number] = [40, 120, 200]): PNG {
  const png = new PNG({ width: 100, height: 100 });
  for (let at = 0; at < 10_000; at += 1) {
    const shade = at < 1000 ? [at % 250, (at * 7) % 250, (at * 13) % 250] : ground;
    const moved = shade.map((channel) => Math.min(255, channel + shift));
    png.data.set([...moved, 255], at * 4);
  }
  return png;
}
const agreed = PNG.sync.read(encodeBaseline(PNG.sync.write(picture(0))));

test('a picture is its own agreed one, though the palette is smaller', () => {
  expect(sameShades(agreed, picture(0))).toBe(true);
});

test('one step in every channel of every pixel is what another processor may make of it', () => {
  expect(sameShades(agreed, picture(1))).toBe(true);
});

describe('is another picture', () => {
  test('with a flat colour three steps away', () => {
    expect(sameShades(agreed, picture(0, [43, 123, 203]))).toBe(false);
  });

  test('with one pixel of another colour', () => {
    const other = picture(0);
    other.data.set([200, 30, 30], 5000 * 4);
    expect(sameShades(agreed, other)).toBe(false);
  });

  test('of another size', () => {
    expect(sameShades(agreed, new PNG({ width: 100, height: 99 }))).toBe(false);
  });
});
