import fc from 'fast-check';
import { expect, test } from 'vitest';
import { companyHue } from './SwitchBanner.tsx';

test('[T80] a company has one colour, not that of sale or danger, and different from the next customer numbers', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_998 }), (number) => {
      const hue = companyHue(String(number));
      expect(companyHue(String(number))).toBe(hue);
      expect(hue).toBeGreaterThanOrEqual(100);
      expect(hue).toBeLessThanOrEqual(330);
      expect(Math.abs(companyHue(String(number + 1)) - hue)).toBeGreaterThan(80);
    }),
  );
});

test('any customer number has a colour', () => {
  fc.assert(fc.property(fc.string(), (text) => Number.isInteger(companyHue(text))));
});
