import { expect, test } from 'vitest';
import { dressPack } from '../dressPack.ts';
import { paper } from '../inks.ts';
import type { MotifName, PaletteName } from '../PackShot.ts';
import { palettes } from '../palettes.ts';
import { drawMotif } from './drawMotif.ts';

function drawn(motif: MotifName, palette: PaletteName) {
  const dress = dressPack({ shape: 'box', palette, motif, word: 'doos', figure: null }, 'p');
  return drawMotif(dress, 10, -20, 100, palettes[palette].base);
}

test('a brown bear on a brown pack gets a white disc behind it, on a green one it does not', () => {
  expect(drawn('bear', 'brown')).toMatch(new RegExp(`^<circle cx="10" cy="-20" r="56" fill="${paper}"/>`));
  expect(drawn('bear', 'green')).toMatch(/^<g transform="translate\(10 -20\)">/);
});

test('a white rabbit on a cream pack gets a deep disc', () => {
  expect(drawn('rabbit', 'cream')).toContain(`r="56" fill="${palettes.cream.deep}"`);
});

test('a leaf takes a tone of its pack that stands out', () => {
  expect(drawn('leaf', 'green')).toContain(paper);
  expect(drawn('leaf', 'pink')).toContain(palettes.pink.dark);
});
