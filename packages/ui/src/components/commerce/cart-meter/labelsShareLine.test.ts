import { expect, test } from 'vitest';
import { labelsShareLine } from './labelsShareLine.ts';

const far = { minimum: 45.5, free: 90.9 };

test.each([
  ['short ones at marks far apart', far, '€ 50 bestelminimum', '€ 100 gratis bezorgd', true],
  ['marks that are close', { minimum: 81.8, free: 90.9 }, '90 minimum', '100 gratis', false],
  ['a second one that reaches over the first mark', far, '50', '€ 100 gratis in heel Nederland', false],
  ['a first one that is longer than its side', far, '€ 50 bestelminimum per levering', '100', false],
  ['a first mark at the left, whose label goes to the right', { minimum: 5, free: 90.9 }, '5', '100', true],
  ['a first mark at the left with a long label', { minimum: 5, free: 90.9 }, 'x'.repeat(36), '100', false],
  ['free delivery before the minimum', { minimum: 90.9, free: 45.5 }, '100', '50', false],
])('%s', (_, geometry, minimum, free, expected) => {
  expect(labelsShareLine(geometry, { minimum, free })).toBe(expected);
});
