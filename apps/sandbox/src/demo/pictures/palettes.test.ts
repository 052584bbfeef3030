import { expect, test } from 'vitest';
import { colorContrast } from './colorContrast.ts';
import { paper } from './inks.ts';
import { palettes } from './palettes.ts';
import { readableOn } from './readableOn.ts';

test.each(Object.entries(palettes))(
  '%s: lettering reads on its base, its foot and its label',
  (_, palette) => {
    for (const ground of [palette.base, palette.deep, palette.light]) {
      expect(colorContrast(readableOn(ground, palette.dark), ground)).toBeGreaterThan(2.3);
    }
    expect(colorContrast(palette.dark, paper)).toBeGreaterThan(4.5);
  },
);

test.each(Object.entries(palettes))(
  '%s: its tones can be told apart and its foot is darker than its base',
  (_, palette) => {
    expect(new Set(Object.values(palette)).size).toBe(5);
    expect(colorContrast(palette.base, palette.deep)).toBeGreaterThan(1.3);
    expect(colorContrast(palette.deep, '#ffffff')).toBeGreaterThan(colorContrast(palette.base, '#ffffff'));
  },
);
