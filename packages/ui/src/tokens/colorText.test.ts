// @vitest-environment node
import { expect, test } from 'vitest';
import { colorText } from './colorText.ts';

test.each([
  [{ colorSpace: 'oklch', components: [0.966, 0.01, 88] }, 'oklch(0.966 0.01 88)'],
  [{ colorSpace: 'oklch', components: [0.5, 0.2, 30], alpha: 0.4 }, 'oklch(0.5 0.2 30 / 0.4)'],
  [{ colorSpace: 'srgb', components: [1, 0.5, 0] }, 'color(srgb 1 0.5 0)'],
])('%j is %s', (color, text) => {
  expect(colorText(color)).toBe(text);
});
