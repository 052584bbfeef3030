import { expect, test } from 'vitest';
import { mixColors } from './mixColors.ts';

test('a share of 0 is the first colour, of 1 the second, of a half between them', () => {
  expect(mixColors('#102030', '#f0e0d0', 0)).toBe('#102030');
  expect(mixColors('#102030', '#f0e0d0', 1)).toBe('#f0e0d0');
  expect(mixColors('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(mixColors('#000000', '#0a0a0a', 0.5)).toBe('#050505');
});
