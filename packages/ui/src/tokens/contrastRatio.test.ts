// @vitest-environment node
import { expect, test } from 'vitest';
import { contrastRatio } from './contrastRatio.ts';

const oklch = (...components: number[]) => ({ colorSpace: 'oklch', components });

test('black on white is 21 to 1', () => {
  expect(contrastRatio(oklch(0, 0, 0), oklch(1, 0, 0))).toBeCloseTo(21, 1);
});

test('a colour on itself is 1 to 1', () => {
  expect(contrastRatio(oklch(0.5, 0.1, 30), oklch(0.5, 0.1, 30))).toBe(1);
});

test('the order of the two does not matter', () => {
  const [ink, paper] = [oklch(0.3, 0.05, 284), oklch(0.96, 0.01, 88)];
  expect(contrastRatio(ink, paper)).toBe(contrastRatio(paper, ink));
});

test('sRGB red on white is 4 to 1, as published tables have it', () => {
  expect(contrastRatio(oklch(0.62796, 0.25768, 29.234), oklch(1, 0, 0))).toBeCloseTo(4.0, 1);
});
