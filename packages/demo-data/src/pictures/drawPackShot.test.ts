import fc from 'fast-check';
import { expect, test } from 'vitest';
import { palettes } from './colours.ts';
import { drawPackShot } from './drawPackShot.ts';
import { measureSvg } from './measureSvg.ts';
import { motifNames } from './motifs.ts';
import type { PackShot } from './PackShot.ts';
import { readSvg } from './readSvg.ts';
import { packShapes } from './shapes/packDrawings.ts';

const paletteNames = Object.keys(palettes) as (keyof typeof palettes)[];
const views = [1, 2, 3, 4] as const;

function packShot(over: Partial<PackShot> = {}): PackShot {
  return { shape: 'diaper-bag', palette: 'green', motif: 'bear', word: 'pukkie', figure: '4', ...over };
}

const anyPackShot = fc.record({
  shape: fc.constantFrom(...packShapes),
  palette: fc.constantFrom(...paletteNames),
  motif: fc.constantFrom(...motifNames),
  word: fc.stringMatching(/^[a-z0-9é%&+-]{1,12}$/),
  figure: fc.option(fc.constantFrom('4', '80', '500', '5 L', '4+', 'M', '12 kg', '1000')),
});

test('there are 203 shapes, 12 palettes and 25 motifs', () => {
  expect([packShapes.length, paletteNames.length, motifNames.length]).toEqual([203, 12, 25]);
});

test('the four views of one product differ', () => {
  for (const shape of packShapes) {
    expect(new Set(views.map((view) => drawPackShot(packShot({ shape }), view))).size, shape).toBe(4);
  }
});

test('drawing is deterministic', () => {
  fc.assert(
    fc.property(anyPackShot, fc.constantFrom(...views), (shot, view) => {
      expect(drawPackShot({ ...shot }, view)).toBe(drawPackShot(shot, view));
    }),
    { numRuns: 40 },
  );
});

test('different products are drawn differently', () => {
  fc.assert(
    fc.property(anyPackShot, anyPackShot, (one, other) => {
      fc.pre(JSON.stringify(one) !== JSON.stringify(other));
      expect(drawPackShot(one, 1)).not.toBe(drawPackShot(other, 1));
    }),
    { numRuns: 60 },
  );
});

test('for any word and figure, a picture is well-formed, in its frame and under 16 kB', () => {
  fc.assert(
    fc.property(anyPackShot, fc.constantFrom(...views), (shot, view) => {
      const svg = drawPackShot(shot, view);
      const extent = measureSvg(readSvg(svg));
      expect(Math.min(extent.left, extent.top)).toBeGreaterThanOrEqual(0);
      expect(extent.right).toBeLessThanOrEqual(600);
      expect(svg.length).toBeLessThan(16_000);
    }),
    { numRuns: 150 },
  );
});

test('a picture has no text elements and no external references', () => {
  const svg = drawPackShot(packShot(), 1).replace('xmlns="http://www.w3.org/2000/svg"', '');
  expect(svg).not.toMatch(/<text|<image|<style|http|font/);
});

test.each([
  ['rond', true],
  ['recht', false],
])('a table of the word %s has a round top: %s', (word, isRound) => {
  const drawn = ['46', '53', '59', null].map((figure) =>
    drawPackShot(packShot({ shape: 'table', motif: 'none', word, figure }), 1),
  );
  for (const svg of drawn) expect(svg.includes('rx="262"')).toBe(isRound);
});
