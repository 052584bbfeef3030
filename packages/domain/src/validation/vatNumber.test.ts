import fc from 'fast-check';
import { stdnum } from 'stdnum';
import { describe, expect, test } from 'vitest';
import { remainder97 } from './checkedNumber.ts';
import { enterpriseNumber, hasVatNumberShape, plainVatNumber, vatNumberWarning } from './vatNumber.ts';

describe('hasVatNumberShape', () => {
  test('[V02] a VAT number is optional', () => {
    expect(hasVatNumberShape('')).toBe(true);
    expect(hasVatNumberShape(' \u200b')).toBe(true);
  });

  test.each([
    ['BE0428 759 497', true],
    ['BE 0428.759.497', false],
    ['NL 0012.34.567.B01', false],
    ['geen btw-nr.', true],
  ])('[V02] spaces and points count as typed: %j is %s', (text, expected) => {
    expect(hasVatNumberShape(text)).toBe(expected);
  });

  test.each([
    [11, false],
    [12, true],
    [13, true],
    [14, true],
    [15, false],
  ])('[V02] a VAT number of %s characters: %s', (length, expected) => {
    expect(hasVatNumberShape('X'.repeat(length))).toBe(expected);
  });
});

describe('plainVatNumber', () => {
  test.each([
    ['nl 0012.34.567.b01', 'NL001234567B01'],
    ['NL001234567B01\u200b', 'NL001234567B01'],
    ['BE 0428.759.497', 'BE0428759497'],
    ['be 428.759.497', 'BE0428759497'],
    ['BE 428.759.498', 'BE428759498'],
    ['DE 123 456 789', 'DE123456789'],
    ['', ''],
  ])('[V02] %j normalises to %j', (text, plain) => {
    expect(plainVatNumber(text)).toBe(plain);
  });

  test('[V02] normalisation is idempotent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^(BE|NL)[\dB. -]{9,16}$/)), (text) => {
        expect(plainVatNumber(plainVatNumber(text))).toBe(plainVatNumber(text));
      }),
    );
  });
});

describe('enterpriseNumber', () => {
  test.each([
    ['0428.759.497', '0428759497'],
    ['BE 0428 759 497', '0428759497'],
    ['428759497', '0428759497'],
    ['1000000120', '1000000120'],
  ])('the enterprise number of %j is %s', (text, number) => {
    expect(enterpriseNumber(text)).toBe(number);
  });

  test.each([
    ['eight digits', '28759472'],
    ['eight digits without the leading zeros', 'BE20000014'],
    ['eleven digits', '04287594097'],
    ['a first digit that is never issued', '2428759442'],
    ['wrong check digits', '0428759498'],
    ['check digits 00, which leave the same remainder as 97', '0000009700'],
    ['zeros only', '0000000097'],
    ['a Dutch number', 'NL000099998B57'],
    ['', ''],
  ])('%s is not an enterprise number: %j', (_what, text) => {
    expect(enterpriseNumber(text)).toBeNull();
  });

  test('check digits are 01 to 97, and each number has one valid pair', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 19_999_999 }), (base) => {
        const digits = Array.from({ length: 100 }, (_, check) => String(check).padStart(2, '0'));
        const right = digits.filter((check) => enterpriseNumber(`${String(base).padStart(8, '0')}${check}`));
        expect(right).toHaveLength(1);
        expect(Number(right[0])).toBeGreaterThanOrEqual(1);
        expect(Number(right[0])).toBeLessThanOrEqual(97);
      }),
    );
  });
});

describe('vatNumberWarning', () => {
  const dutch = fc.stringMatching(/^NL[0-9]{9}B[0-9]{2}$/);
  // stdnum accepts any first digit; the register only issues 0 and 1 (see the examples below).
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
    // One digit too many, and an invalid first digit; their check digits are right.
    'BE04287594097',
    'BE2428759442',
    'BE2428759497',
    'BE',
    'BE0000000000',
  ])('%j gets the warning', (text) => {
    expect(vatNumberWarning(text)).toBe('Controleer dit nummer');
  });

  test.each(['00', '01', '99'])('check digits %s are never issued by MOD 97-10', (check) => {
    const digits = Array.from({ length: 2_000 }, (_, index) => `NL${String(100_000_000 + index)}B${check}`);
    const sameRemainder = digits.filter((number) => remainder97(number) === 1);
    expect(sameRemainder.length).toBeGreaterThan(0);
    // Those that pass the eleven test belong to companies, whose suffix can be 99 but not 00.
    const passing = sameRemainder.filter((number) => vatNumberWarning(number) === null);
    const isCompany = (number: string) => vatNumberWarning(`${number.slice(0, -2)}02`) === null;
    expect(passing.filter((number) => check === '00' || !isCompany(number))).toEqual([]);
  });

  test('Dutch numbers with issued check digits have the same result as in stdnum', () => {
    fc.assert(
      fc.property(dutch, (number) => {
        fc.pre(Number(number.slice(-2)) >= 2 && Number(number.slice(-2)) <= 98);
        expect(vatNumberWarning(number) === null).toBe(stdnum.NL?.btw?.validate(number).isValid);
      }),
      { numRuns: 2000 },
    );
  });

  test('Belgian numbers have the same result as in stdnum', () => {
    fc.assert(
      fc.property(belgian, (number) => {
        expect(vatNumberWarning(number) === null).toBe(stdnum.BE?.vat?.validate(number).isValid);
      }),
      { numRuns: 2000 },
    );
  });

  test('Belgian numbers with right check digits are accepted here and by stdnum', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200_000, max: 19_999_999 }), (base) => {
        const number = `BE${String(base).padStart(8, '0')}${String(97 - (base % 97)).padStart(2, '0')}`;
        expect(vatNumberWarning(number)).toBeNull();
        expect(stdnum.BE?.vat?.validate(number).isValid).toBe(true);
      }),
    );
  });

  test('Dutch company numbers with a right eleven test are accepted here and by stdnum', () => {
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
