import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPostcode, isPostcode, postcodeCountry } from './postcode.ts';

describe('isPostcode', () => {
  test.each([
    ['1234 AB', 'NL'],
    ['1234ab', 'NL'],
    ['9999XX', 'NL'],
    ['9000', 'BE'],
    ['1000', 'BE'],
  ] as const)('%j is a postcode of %s', (text, country) => {
    expect(isPostcode(text, country)).toBe(true);
  });

  test.each([
    ['0234 AB', 'NL'],
    ['1234 SS', 'NL'],
    ['1234 SA', 'NL'],
    ['1234 sd', 'NL'],
    ['1234', 'NL'],
    ['1234 ABC', 'NL'],
    ['1234 AB', 'BE'],
    ['0900', 'BE'],
    ['90000', 'BE'],
    ['01234 AB', 'NL'],
    ['B1234AB', 'NL'],
    ['', 'NL'],
  ] as const)('%j is not a postcode of %s', (text, country) => {
    expect(isPostcode(text, country)).toBe(false);
  });
});

describe('formatPostcode', () => {
  test.each([
    ['1234ab', 'NL', '1234 AB'],
    [' 1234  AB ', 'NL', '1234 AB'],
    ['9000', 'BE', '9000'],
    [' 9 000', 'BE', '9000'],
    ['1234', 'NL', '1234'],
    [' hier ', 'NL', 'hier'],
    ['B-9000', 'BE', 'B-9000'],
    ['b 9000', 'BE', 'b 9000'],
    ['9000 gent', 'BE', '9000 gent'],
    [' gent ', 'BE', 'gent'],
    ['1234ab', 'BE', '1234ab'],
    ['12 34', 'NL', '12 34'],
  ] as const)('%j in %s is formatted as %j', (text, country, expected) => {
    expect(formatPostcode(text, country)).toBe(expected);
  });

  test('formatting is idempotent', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('NL' as const, 'BE' as const), (text, country) => {
        const once = formatPostcode(text, country);
        expect(formatPostcode(once, country)).toBe(once);
      }),
    );
  });
});

describe('postcodeCountry', () => {
  test.each([
    ['3581kl', 'NL'],
    ['9000', 'BE'],
    ['90 00', 'BE'],
    ['B-9000', null],
    ['', null],
  ])('the country of %j is %s', (text, country) => {
    expect(postcodeCountry(text)).toBe(country);
  });

  test('no text is a postcode of both countries', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{4} ?[A-Z]{0,2}$/)), (text) => {
        expect(isPostcode(text, 'NL') && isPostcode(text, 'BE')).toBe(false);
      }),
    );
  });
});
