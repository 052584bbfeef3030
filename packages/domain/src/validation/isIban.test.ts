import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isIban } from './isIban.ts';

test.each(['NL91ABNA0417164300', 'BE68539007547034', 'nl91abna0417164300', 'XX00000000000000'])(
  '[V02] %s has the shape of an IBAN',
  (text) => {
    expect(isIban(text)).toBe(true);
  },
);

test.each([
  '',
  'NL91',
  'BE6853900754703',
  'NL91ABNA04171643000',
  'N191ABNA0417164300',
  'NL91 ABNA 0417 1643 00',
  'NL91ABNA04171643ö0',
])('[V02] %j has not', (text) => {
  expect(isIban(text)).toBe(false);
});

test('[V02] two letters and 14 to 16 letters or digits, no more and no less', () => {
  const letters = fc.stringMatching(/^[A-Za-z]{2}$/);
  const rest = fc.stringMatching(/^[A-Za-z0-9]{10,20}$/);
  fc.assert(
    fc.property(letters, rest, (country, tail) => {
      expect(isIban(country + tail)).toBe(tail.length >= 14 && tail.length <= 16);
    }),
  );
});
