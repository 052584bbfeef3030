import { describe, expect, test } from 'vitest';
import { palettes } from './colours.ts';
import { drawPackShot } from './drawPackShot.ts';
import { dressPack, type PackDress } from './dressPack.ts';
import { measureSvg } from './measureSvg.ts';
import { motifNames } from './motifs.ts';
import type { PackShot } from './PackShot.ts';
import { readSvg } from './readSvg.ts';
import { packDrawing, packShapes } from './shapes/packDrawings.ts';

const paletteNames = Object.keys(palettes) as (keyof typeof palettes)[];
const views = [1, 2, 3, 4] as const;
const packShot: Omit<PackShot, 'shape'> = { palette: 'green', motif: 'bear', word: 'pukkie', figure: '4' };

describe.each(packShapes)('%s', (shape) => {
  test('is well-formed in every view, inside the picture and aligned to its bottom edge', () => {
    for (const view of views) {
      const at = packShapes.indexOf(shape) + view;
      const palette = paletteNames[at % paletteNames.length] ?? 'green';
      const motif = motifNames[at % motifNames.length] ?? 'bear';
      const figure = view % 2 === 0 ? '12' : null;
      const root = readSvg(drawPackShot({ shape, palette, motif, word: 'pukkie', figure }, view));
      expect(root.attributes.viewBox).toBe('0 0 600 600');
      const extent = measureSvg(root);
      expect(extent.left, `${palette} ${view} left`).toBeGreaterThanOrEqual(0);
      expect(extent.right, `${palette} ${view} right`).toBeLessThanOrEqual(600);
      expect(extent.top, `${palette} ${view} top`).toBeGreaterThanOrEqual(0);
      expect(extent.bottom, `${palette} ${view} bottom`).toBeLessThanOrEqual(606);
      if (view < 4) expect(extent.bottom, `${palette} ${view} bottom`).toBeGreaterThan(594);
    }
  });

  test('takes about its declared size', () => {
    const { left, right, height } = packDrawing(shape);
    const width = right - left;
    const size = measureSvg(readSvg(drawPackShot({ ...packShot, shape }, 1)));
    expect((size.right - size.left) / width).toBeGreaterThan(0.72);
    expect((size.right - size.left) / width).toBeLessThan(1.05);
    expect((size.bottom - size.top) / height).toBeGreaterThan(0.72);
    expect((size.bottom - size.top) / height).toBeLessThan(1.05);
  });

  test('shows its palette, its motif, its word and its figure', () => {
    const dress = { ...dressPack({ ...packShot, shape }, 'p'), chance: 0.4 };
    // A chair has its word on the back only.
    const bothSides = (over: Partial<PackDress>) =>
      (['front', 'back'] as const)
        .map((side) => packDrawing(shape).draw({ ...dress, ...over, side }))
        .join('');
    const drawn = bothSides({});
    expect(bothSides({ palette: palettes.lilac })).not.toBe(drawn);
    expect(bothSides({ motif: 'owl' })).not.toBe(drawn);
    expect(bothSides({ word: 'zacht' })).not.toBe(drawn);
    const front = (figure: string | null) => packDrawing(shape).draw({ ...dress, figure });
    expect(new Set([front('4'), front('5'), front(null)]).size).toBe(3);
  });
});
