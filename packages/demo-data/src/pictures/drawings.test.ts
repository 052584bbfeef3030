import { expect, test } from 'vitest';
import { ink, mixColors, palettes, paper } from './colours.ts';
import { inColours, readDrawing } from './drawings.ts';

const { base, dark, deep } = palettes.yellow;

test.each([
  ['var(--base)', base],
  ['M0 0H5', 'M0 0H5'],
  [`color-mix(in srgb, var(--base), ${ink} 12.5%)`, mixColors(base, ink, 0.125)],
  ['readable(var(--base), var(--dark))', dark],
  ['readable(var(--dark), var(--base))', paper],
  [
    'color-mix(in srgb, color-mix(in srgb, var(--base), var(--deep) 50%), #ffffff 20%)',
    mixColors(mixColors(base, deep, 0.5), '#ffffff', 0.2),
  ],
])('%s is %s on a yellow pack', (value, expected) => {
  expect(inColours(value, palettes.yellow)).toBe(expected);
});

test('an unknown drawing or colour is an error', () => {
  expect(() => readDrawing('shapes/nothing')).toThrow('ENOENT');
  expect(() => inColours('var(--bsae)', palettes.yellow)).toThrow('Unknown colour --bsae');
});
