// @vitest-environment node
import { expect, test } from 'vitest';
import { colorIn } from './colorIn.ts';

const oklch = (lightness: number) => ({ colorSpace: 'oklch', components: [lightness, 0, 0] });
const ink = { $value: oklch(0.2), $extensions: { 'nl.magazijn.dark': oklch(0.9) } };
const file = { color: { $type: 'color', ink, rail: { $value: '{color.ink}' } } };

test('each theme has its value', () => {
  expect(colorIn(ink, 'light', file)).toEqual(oklch(0.2));
  expect(colorIn(ink, 'dark', file)).toEqual(oklch(0.9));
});

test('an alias without a dark value is dark as its target', () => {
  expect(colorIn(file.color.rail, 'dark', file)).toEqual(oklch(0.9));
});
