// @vitest-environment node
import { expect, test } from 'vitest';
import { colorText } from './colorText.ts';

test.each([
  [{ colorSpace: 'oklch', components: [0.966, 0.01, 88] }, '#f6f4ec'],
  [{ colorSpace: 'oklch', components: [0, 0, 0], alpha: 0.4 }, '#00000066'],
  [{ colorSpace: 'srgb', components: [1, 0.5, 0] }, '#ff8000'],
])('%j is %s', (color, text) => {
  expect(colorText(color)).toBe(text);
});
