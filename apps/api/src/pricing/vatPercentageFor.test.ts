import { expect, test } from 'vitest';
import { vatPercentageFor } from './vatPercentageFor.ts';

test.each([
  ['NL', 21, 21],
  ['NL', 9, 9],
  ['NL', 0, 0],
  ['BE', 21, 21],
  ['BE', 9, 6],
  ['BE', 0, 0],
] as const)('in %s goods of the Dutch rate %i carry %i %%', (country, dutch, expected) => {
  expect(vatPercentageFor(country, dutch)).toBe(expected);
});
