import { expect, test } from 'vitest';
import { colorContrast } from './colorContrast.ts';

test('black on white is 21, a colour on itself 1, in either order', () => {
  expect(colorContrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(colorContrast('#6aab64', '#6aab64')).toBe(1);
  expect(colorContrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(colorContrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
});
