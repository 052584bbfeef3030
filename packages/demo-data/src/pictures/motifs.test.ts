import { expect, test } from 'vitest';
import { measureSvg } from './measureSvg.ts';
import { drawPlainMotif, motifNames, tonesOf } from './motifs.ts';
import { readSvg } from './readSvg.ts';

const colours = { mark: '#111111', accent: '#222222', ground: '#eeeeee' };

test.each(motifNames)('%s fills its box and stays inside', (motif) => {
  const extent = measureSvg(readSvg(`<svg>${drawPlainMotif(motif, colours)}</svg>`));
  expect(Math.min(extent.left, extent.top)).toBeGreaterThan(-60);
  expect(Math.max(extent.right, extent.bottom)).toBeLessThan(60);
  expect(extent.right - extent.left + extent.bottom - extent.top).toBeGreaterThan(125);
});

test('a motif declares only colours that it uses', () => {
  for (const motif of motifNames) {
    for (const tone of tonesOf(motif)) expect(drawPlainMotif(motif, colours), motif).toContain(tone);
  }
});
