import { describe, expect, test } from 'vitest';
import { palettes, paper } from './colours.ts';
import { dressPack } from './dressPack.ts';
import { measureSvg } from './measureSvg.ts';
import { drawFigure, drawFoot, drawMotif, drawPattern } from './print.ts';
import { readSvg } from './readSvg.ts';

describe('drawMotif', () => {
  function drawn(motif: string, palette: keyof typeof palettes) {
    const dress = dressPack({ shape: 'box', palette, motif, word: 'doos', figure: null }, 'p');
    return drawMotif(dress, 10, -20, 100, palettes[palette].base);
  }

  test('a brown bear gets a white disc on a brown pack, but not on a green one', () => {
    expect(drawn('bear', 'brown')).toMatch(new RegExp(`^<circle cx="10" cy="-20" r="56" fill="${paper}"/>`));
    expect(drawn('bear', 'green')).toMatch(/^<g transform="translate\(10 -20\)">/);
  });

  test('a white rabbit on a cream pack gets a dark disc', () => {
    expect(drawn('rabbit', 'cream')).toContain(`r="56" fill="${palettes.cream.deep}"`);
  });

  test('a leaf gets a contrasting tone of its pack', () => {
    expect(drawn('leaf', 'green')).toContain(paper);
    expect(drawn('leaf', 'pink')).toContain(palettes.pink.dark);
  });
});

describe('drawFigure', () => {
  function drawn(figure: string | null) {
    return drawFigure(
      dressPack({ shape: 'box', palette: 'blue', motif: 'none', word: 'doos', figure }, 'p'),
      0,
      0,
      50,
    );
  }

  test('a product without a figure has no disc', () => {
    expect(drawn(null)).toBe('');
  });

  test.each(['4', '80', '5 L', '1000', '12 x 500'])('%s fits in its disc', (figure) => {
    const extent = measureSvg(readSvg(`<svg>${drawn(figure)}</svg>`));
    expect(extent).toEqual({ left: -50, top: -50, right: 50, bottom: 50 });
  });
});

describe('drawFoot', () => {
  const dress = dressPack({ shape: 'box', palette: 'blue', motif: 'none', word: 'doos', figure: null }, 'p');
  const chances = Array.from({ length: 100 }, (_, index) => index / 100);

  test('the foot of a pack has five edges, each in the pack’s deep tone', () => {
    const feet = new Set(chances.map((chance) => drawFoot({ ...dress, chance }, -100, 100, -80, 0)));
    expect(feet.size).toBe(5);
    for (const foot of feet) expect(foot).toContain(dress.palette.deep);
  });

  test('the area above it has five patterns, one of them plain', () => {
    const patterns = new Set(
      chances.map((chance) => drawPattern({ ...dress, chance }, -100, -200, 200, 100)),
    );
    expect(patterns.size).toBe(5);
    expect(patterns).toContain('');
  });
});
