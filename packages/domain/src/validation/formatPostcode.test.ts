import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPostcode } from './formatPostcode.ts';

test.each([
  ['1234ab', 'NL', '1234 AB'],
  [' 1234  AB ', 'NL', '1234 AB'],
  ['9000', 'BE', '9000'],
  [' 9 000', 'BE', '9000'],
  ['1234', 'NL', '1234'],
  [' hier ', 'NL', 'hier'],
  ['B-9000', 'BE', 'B-9000'],
] as const)('%j in %s is written %j', (text, country, expected) => {
  expect(formatPostcode(text, country)).toBe(expected);
});

test('what is formatted stays so', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('NL' as const, 'BE' as const), (text, country) => {
      const once = formatPostcode(text, country);
      expect(formatPostcode(once, country)).toBe(once);
    }),
  );
});
