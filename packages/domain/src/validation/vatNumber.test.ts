import fc from 'fast-check';
import { stdnum } from 'stdnum';
import { describe, expect, test } from 'vitest';
import { normaliseNumber } from './checkedNumber.ts';
import { formatVatNumber, hasVatNumberShape, vatNumberWarning } from './vatNumber.ts';

describe('hasVatNumberShape', () => {
  test('[V02] a VAT number is optional', () => {
    expect(hasVatNumberShape('')).toBe(true);
  });

  test.each([
    [11, false],
    [12, true],
    [13, true],
    [14, true],
    [15, false],
  ])('[V02] with %s characters: %s', (length, expected) => {
    expect(hasVatNumberShape('X'.repeat(length))).toBe(expected);
  });
});

describe('formatVatNumber', () => {
  test.each([
    ['nl 0012.34.567.b01', 'NL001234567B01'],
    ['NL001234567B01\u200b', 'NL001234567B01'],
    ['be0428759497', 'BE 0428.759.497'],
    ['BE 0428.759.497', 'BE 0428.759.497'],
    ['DE 123 456 789 0', 'DE1234567890'],
    [' de 123 456 789 0123 ', 'de 123 456 789 0123'],
    ['xbe0428759497', 'XBE0428759497'],
    ['be04287594970', 'BE04287594970'],
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
});

describe('vatNumberWarning', () => {
  const dutch = fc.stringMatching(/^NL[0-9]{9}B[0-9]{2}$/);
  // stdnum lets any first digit pass; the register only gives out 0 and 1 (see the examples below).
  const belgian = fc.stringMatching(/^BE[01][0-9]{9}$/);

  test.each([
    'NL000099998B57',
    'NL 0000.99998.B57',
    'NL004495445B01',
    'BE0428759497',
    'BE1000000120',
    'BE428759497',
    'DE136695976',
    '',
  ])('%j gets no warning', (text) => {
    expect(vatNumberWarning(text)).toBeNull();
  });

  test.each([
    'NL000099998B58',
    'NL123456789B01',
    'NL000000000B01',
    'NL004495445',
    'NL004495445B012',
    'BE0428759498',
    // One digit too many, and one that no number begins with: their check digits are right.
    'BE04287594097',
    'BE2428759442',
    'BE2428759497',
    'BE',
    'BE0000000000',
  ])('%j gets the warning', (text) => {
    expect(vatNumberWarning(text)).toBe('Controleer dit nummer');
  });

  test('of Dutch numbers it thinks what stdnum thinks', () => {
    fc.assert(
      fc.property(dutch, (number) => {
        expect(vatNumberWarning(number) === null).toBe(stdnum.NL?.btw?.validate(number).isValid);
      }),
      { numRuns: 2000 },
    );
  });

  test('of Belgian numbers it thinks what stdnum thinks', () => {
    fc.assert(
      fc.property(belgian, (number) => {
        expect(vatNumberWarning(number) === null).toBe(stdnum.BE?.vat?.validate(number).isValid);
      }),
      { numRuns: 2000 },
    );
  });

  test('Belgian numbers with right check digits pass here and at stdnum', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200_000, max: 19_999_999 }), (base) => {
        const number = `BE${String(base).padStart(8, '0')}${String(97 - (base % 97)).padStart(2, '0')}`;
        expect(vatNumberWarning(number)).toBeNull();
        expect(stdnum.BE?.vat?.validate(number).isValid).toBe(true);
      }),
    );
  });

  test('Dutch numbers of companies with a right eleven test pass here and at stdnum', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.integer({ min: 1, max: 99 }),
        (base, suffix) => {
          const digits = String(base).padStart(8, '0');
          const check =
            Array.from(digits, Number).reduce((sum, digit, index) => sum + digit * (9 - index), 0) % 11;
          fc.pre(check < 10);
          const number = `NL${digits}${check}B${String(suffix).padStart(2, '0')}`;
          expect(vatNumberWarning(number)).toBeNull();
          expect(stdnum.NL?.btw?.validate(number).isValid).toBe(true);
        },
      ),
    );
  });
});
