import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPostcode } from './isPostcode.ts';
import { postcodeCountry } from './postcodeCountry.ts';

test.each([
  ['3581kl', 'NL'],
  ['9000', 'BE'],
  ['B-9000', null],
  ['', null],
])('%j is of %s', (text, country) => {
  expect(postcodeCountry(text)).toBe(country);
});

test('no text is a postcode of both countries', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{4} ?[A-Z]{0,2}$/)), (text) => {
      expect(isPostcode(text, 'NL') && isPostcode(text, 'BE')).toBe(false);
    }),
  );
});
