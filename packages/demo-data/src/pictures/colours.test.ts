import { describe, expect, test } from 'vitest';
import { colorContrast, colorDistance, mixColors, palettes, paper, readableOn } from './colours.ts';

describe('palettes', () => {
  test.each(Object.entries(palettes))('%s: text is readable on its base, foot and label', (_, palette) => {
    for (const ground of [palette.base, palette.deep, palette.light]) {
      expect(colorContrast(readableOn(ground, palette.dark), ground)).toBeGreaterThan(2.3);
    }
    expect(colorContrast(palette.dark, paper)).toBeGreaterThan(4.5);
  });

  test.each(Object.entries(palettes))(
    '%s: its tones are distinguishable, and its foot is darker than its base',
    (_, palette) => {
      expect(new Set(Object.values(palette)).size).toBe(5);
      expect(colorContrast(palette.base, palette.deep)).toBeGreaterThan(1.3);
      expect(colorContrast(palette.deep, '#ffffff')).toBeGreaterThan(colorContrast(palette.base, '#ffffff'));
    },
  );
});

describe('mixColors', () => {
  test('a share of 0 is the first colour, of 1 the second, of a half between them', () => {
    expect(mixColors('#102030', '#f0e0d0', 0)).toBe('#102030');
    expect(mixColors('#102030', '#f0e0d0', 1)).toBe('#f0e0d0');
    expect(mixColors('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mixColors('#000000', '#0a0a0a', 0.5)).toBe('#050505');
  });
});

describe('colorContrast', () => {
  test('black on white is 21, a colour on itself 1, in either order', () => {
    expect(colorContrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(colorContrast('#6aab64', '#6aab64')).toBe(1);
    expect(colorContrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(colorContrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  });
});

describe('colorDistance', () => {
  test('the distance is Euclidean in red, green and blue', () => {
    expect(colorDistance('#000000', '#000000')).toBe(0);
    expect(colorDistance('#000000', '#030400')).toBe(5);
    expect(colorDistance('#000000', '#ffffff')).toBeCloseTo(441.67, 1);
  });
});

describe('readableOn', () => {
  test('text is white on a dark background and dark on a light one', () => {
    expect(readableOn('#2d7056', '#1f4a3d')).toBe(paper);
    expect(readableOn('#f6c632', '#84480f')).toBe('#84480f');
  });
});
