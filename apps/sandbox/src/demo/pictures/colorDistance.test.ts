import { expect, test } from 'vitest';
import { colorDistance } from './colorDistance.ts';

test('the distance is straight through red, green and blue', () => {
  expect(colorDistance('#000000', '#000000')).toBe(0);
  expect(colorDistance('#000000', '#030400')).toBe(5);
  expect(colorDistance('#000000', '#ffffff')).toBeCloseTo(441.67, 1);
});
