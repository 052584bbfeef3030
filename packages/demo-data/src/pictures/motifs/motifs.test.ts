import { expect, test } from 'vitest';
import { measureSvg, readSvg } from '../measureSvg.ts';
import { motifs } from './motifs.ts';

const colors = { mark: '#111111', accent: '#222222', ground: '#eeeeee' };

test.each(Object.entries(motifs))('%s fills its box and stays inside', (_, motif) => {
  const extent = measureSvg(readSvg(`<svg>${motif.draw(colors)}</svg>`));
  expect(Math.min(extent.left, extent.top)).toBeGreaterThan(-60);
  expect(Math.max(extent.right, extent.bottom)).toBeLessThan(60);
  expect(extent.right - extent.left + extent.bottom - extent.top).toBeGreaterThan(125);
});

test('a motif declares only colours that it uses', () => {
  for (const [name, { draw, tones }] of Object.entries(motifs)) {
    for (const tone of tones) expect(draw(colors), name).toContain(tone);
  }
});
