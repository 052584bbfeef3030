// @vitest-environment node
import { expect, test } from 'vitest';
import { hexText } from './hexText.ts';

test.each([
  ['oklch', [0, 0, 0], '#000000'],
  ['oklch', [1, 0, 0], '#ffffff'],
  // As CSS Color 4 gives it for sRGB red.
  ['oklch', [0.62796, 0.25768, 29.234], '#ff0000'],
  ['srgb', [1, 0.5, 0], '#ff8000'],
])('%s %j is %s', (colorSpace, components, hex) => {
  expect(hexText({ colorSpace, components })).toBe(hex);
});

test('a colour outside sRGB is clipped', () => {
  expect(hexText({ colorSpace: 'oklch', components: [0.8, 0.3, 150] })).toMatch(/^#00/);
});

test('another colour space is refused by name', () => {
  expect(() => hexText({ colorSpace: 'lab', components: [50, 0, 0] })).toThrow(
    'lab is neither oklch nor srgb',
  );
});
