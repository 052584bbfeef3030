import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatVatNumber } from './formatVatNumber.ts';
import { normaliseNumber } from './normaliseNumber.ts';

test.each([
  ['nl 0012.34.567.b01', 'NL001234567B01'],
  ['NL001234567B01\u200b', 'NL001234567B01'],
  ['be0428759497', 'BE 0428.759.497'],
  ['BE 0428.759.497', 'BE 0428.759.497'],
  ['DE 123 456 789 0', 'DE1234567890'],
  [' geen ', 'geen'],
  ['', ''],
])('[V02] %j is written %j', (text, written) => {
  expect(formatVatNumber(text)).toBe(written);
});

test('[V02] what is written stays so, and is the same number', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^(BE|NL)[\dB. -]{9,16}$/)), (text) => {
      const written = formatVatNumber(text);
      expect(formatVatNumber(written)).toBe(written);
      expect(normaliseNumber(written)).toBe(normaliseNumber(text));
    }),
  );
});
