import { expect, test } from 'vitest';
import { nearestContrast } from './nearestContrast.ts';

const srgb = (...components: number[]) => ({ colorSpace: 'srgb', components });

test.each([
  // The lightest grey with 4.5 to 1 on white, as WCAG's own examples have it.
  ['a grey on white is darkened', srgb(0.6, 0.6, 0.6), srgb(1, 1, 1), 4.5, '#767676'],
  ['a grey on black is lightened', srgb(0.2, 0.2, 0.2), srgb(0, 0, 0), 4.5, '#757575'],
  ['a colour with enough contrast stays', srgb(0, 0, 0), srgb(1, 1, 1), 4.5, '#000000'],
])('%s', (_, color, against, required, nearest) => {
  expect(nearestContrast(color, against, required)).toBe(nearest);
});

test('no shade has 7 to 1 on a middle grey', () => {
  expect(nearestContrast(srgb(0, 0, 0), srgb(0.45, 0.45, 0.45), 7)).toBeNull();
});
