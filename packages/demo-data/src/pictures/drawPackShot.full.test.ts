import { describe, expect, test } from 'vitest';
import { palettes } from './colours.ts';
import { drawPackShot } from './drawPackShot.ts';
import { measureSvg, readSvg } from './measureSvg.ts';
import { motifs } from './motifs/motifs.ts';
import type { MotifName, PackShape, PaletteName } from './PackShot.ts';
import { packDrawings } from './shapes/packDrawings.ts';

const shapes = Object.keys(packDrawings) as PackShape[];
const paletteNames = Object.keys(palettes) as PaletteName[];
const motifNames = Object.keys(motifs) as MotifName[];
const views = [1, 2, 3, 4] as const;

describe.each(shapes)('%s', (shape) => {
  test('is well-formed and inside the picture in every palette and view', () => {
    for (const [index, palette] of paletteNames.entries()) {
      const figure = index % 2 === 0 ? '12' : null;
      const motif = motifNames[(index * 7) % motifNames.length] ?? 'bear';
      for (const view of views) {
        const root = readSvg(drawPackShot({ shape, palette, motif, word: 'pukkie', figure }, view));
        expect(root.attributes.viewBox).toBe('0 0 600 600');
        const extent = measureSvg(root);
        expect(extent.left, `${palette} ${view} left`).toBeGreaterThanOrEqual(0);
        expect(extent.right, `${palette} ${view} right`).toBeLessThanOrEqual(600);
        expect(extent.top, `${palette} ${view} top`).toBeGreaterThanOrEqual(0);
        expect(extent.bottom, `${palette} ${view} bottom`).toBeLessThanOrEqual(606);
      }
    }
  });

  test('is aligned to the bottom edge, alone and in a row', () => {
    for (const view of [1, 2, 3] as const) {
      const { bottom } = measureSvg(
        readSvg(drawPackShot({ shape, palette: 'green', motif: 'bear', word: 'pukkie', figure: '4' }, view)),
      );
      expect(bottom).toBeGreaterThan(594);
    }
  });
});
