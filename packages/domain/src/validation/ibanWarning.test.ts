import fc from 'fast-check';
import { composeIBAN, isValidIBAN } from 'ibantools';
import { expect, test } from 'vitest';
import { ibanWarning } from './ibanWarning.ts';
import { isIban } from './isIban.ts';

const dutch = fc
  .stringMatching(/^[A-Z]{4}[0-9]{10}$/)
  .map((bban) => composeIBAN({ countryCode: 'NL', bban }) ?? '');
const belgian = fc
  .integer({ min: 0, max: 9_999_999_999 })
  .map((number) => `${String(number).padStart(10, '0')}${String(number % 97 || 97).padStart(2, '0')}`)
  .map((bban) => composeIBAN({ countryCode: 'BE', bban }) ?? '');

test.each(['NL91ABNA0417164300', 'NL91 ABNA 0417 1643 00', 'BE68 5390 0754 7034', 'NO9386011117947', ''])(
  '%j gets no warning',
  (text) => {
    expect(ibanWarning(text)).toBeNull();
  },
);

test.each(['NL92ABNA0417164300', 'NL91ABNA041716430', 'BE68539007547035', 'NL91', '1234', 'geen'])(
  '%j gets the warning',
  (text) => {
    expect(ibanWarning(text)).toBe('Controleer dit nummer');
  },
);

test('[V02] numbers that ibantools calls valid fit the form and get no warning', () => {
  fc.assert(
    fc.property(fc.oneof(dutch, belgian), (iban) => {
      expect(isValidIBAN(iban)).toBe(true);
      expect(isIban(iban)).toBe(true);
      expect(ibanWarning(iban)).toBeNull();
    }),
  );
});

test('one mistyped digit gets the warning, as ibantools would', () => {
  fc.assert(
    fc.property(
      fc.oneof(dutch, belgian),
      fc.integer({ min: 8, max: 15 }),
      fc.integer({ min: 1, max: 9 }),
      (iban, at, shift) => {
        const digit = (Number(iban[at]) + shift) % 10;
        const mistyped = `${iban.slice(0, at)}${digit}${iban.slice(at + 1)}`;
        expect(isValidIBAN(mistyped)).toBe(false);
        expect(ibanWarning(mistyped)).toBe('Controleer dit nummer');
      },
    ),
  );
});
