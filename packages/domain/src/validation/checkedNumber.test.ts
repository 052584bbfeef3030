import fc from 'fast-check';
import { electronicFormatIBAN } from 'ibantools';
import { describe, expect, test } from 'vitest';
import { normaliseNumber, remainder97 } from './checkedNumber.ts';

describe('normaliseNumber', () => {
  test.each(['nl91 abna 0417 1643 00', 'NL91-ABNA-0417-1643-00', 'NL91ABNA0417164300'])(
    '%s is normalised as by ibantools',
    (text) => {
      expect(normaliseNumber(text)).toBe(electronicFormatIBAN(text));
    },
  );

  test('points are removed from a VAT number', () => {
    expect(normaliseNumber('BE 0428.759.497')).toBe('BE0428759497');
  });
});

describe('remainder97', () => {
  test('letters count as two digits', () => {
    expect(remainder97('A')).toBe(10);
    expect(remainder97('Z0')).toBe(350 % 97);
  });

  test('the remainder is exact for numbers of any length', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Z]{1,40}$/), (text) => {
        const digits = Array.from(text, (character) => Number.parseInt(character, 36)).join('');
        expect(remainder97(text)).toBe(Number(BigInt(digits) % 97n));
      }),
    );
  });
});
