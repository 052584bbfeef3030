import fc from 'fast-check';
import { composeIBAN, friendlyFormatIBAN, isValidIBAN } from 'ibantools';
import { describe, expect, test } from 'vitest';
import { normaliseNumber, remainder97 } from './checkedNumber.ts';
import { formatIban, hasIbanShape, ibanWarning } from './iban.ts';

const hasRightRemainder = (iban: string) => remainder97(iban.slice(4) + iban.slice(0, 4)) === 1;

describe('hasIbanShape', () => {
  test.each(['NL91ABNA0417164300', 'BE68539007547034', 'nl91abna0417164300', 'XX00000000000000'])(
    '[V02] %s has the shape of an IBAN',
    (text) => {
      expect(hasIbanShape(text)).toBe(true);
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
  ])('[V02] %j does not have the shape of an IBAN', (text) => {
    expect(hasIbanShape(text)).toBe(false);
  });

  test('[V02] two letters and 14 to 16 letters or digits, no more and no less', () => {
    const letters = fc.stringMatching(/^[A-Za-z]{2}$/);
    const rest = fc.stringMatching(/^[A-Za-z0-9]{10,20}$/);
    fc.assert(
      fc.property(letters, rest, (country, tail) => {
        expect(hasIbanShape(country + tail)).toBe(tail.length >= 14 && tail.length <= 16);
      }),
    );
  });
});

describe('formatIban', () => {
  test.each([
    ['nl91abna0417164300', 'NL91 ABNA 0417 1643 00'],
    ['NL91 ABNA 0417 1643 00', 'NL91 ABNA 0417 1643 00'],
    ['NL91\u00a0ABNA\u200b0417–1643.00\ufeff', 'NL91 ABNA 0417 1643 00'],
    ['be68539007547034', 'BE68 5390 0754 7034'],
    [' nog niet ', 'nog niet'],
    ['', ''],
  ])('[V02] %j is formatted as %j', (text, written) => {
    expect(formatIban(text)).toBe(written);
  });

  test('the format equals that of ibantools', () => {
    expect(formatIban('NL91ABNA0417164300')).toBe(friendlyFormatIBAN('NL91ABNA0417164300'));
  });

  test('[V02] spaces do not change the number', () => {
    const blank = fc.constantFrom('', ' ', '\u00a0', '\u200b', '-', '.', '\ufeff');
    const iban = fc.stringMatching(/^[A-Z]{2}[A-Z0-9]{14,16}$/);
    fc.assert(
      fc.property(iban, fc.array(blank, { minLength: 18, maxLength: 18 }), (number, blanks) => {
        const typed = Array.from(number, (character, index) => `${character}${blanks[index]}`).join('');
        const written = formatIban(typed);
        expect(normaliseNumber(written)).toBe(number);
        expect(formatIban(written)).toBe(written);
      }),
    );
  });
});

describe('ibanWarning', () => {
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

  test.each([
    ['Dutch with nine digits', 'NL58ABNA041716430'],
    ['Dutch with eleven digits', 'NL06ABNA04171643001'],
    ['Dutch with its bank behind', 'NL520417164300ABNA'],
    ['Belgian with wrong national check digits', 'BE41539007547035'],
    ['Belgian with thirteen digits', 'BE975390075470340'],
  ])('%s gets the warning, though its check digits are right: %s', (_what, text) => {
    expect(ibanWarning(text)).toBe('Controleer dit nummer');
  });

  test('check digits are 02 to 98: 00, 01 and 99 get the warning, though their remainder is right', () => {
    const bank = 'ABNA';
    for (const check of ['00', '01', '99']) {
      const accounts = Array.from({ length: 97 }, (_, index) => String(1_000_000_000 + index));
      const same = accounts.map((account) => `NL${check}${bank}${account}`).filter(hasRightRemainder);
      expect(same).toHaveLength(1);
      expect(same.map(ibanWarning)).toEqual(['Controleer dit nummer']);
    }
  });

  test('[V02] numbers that ibantools accepts have the shape and get no warning', () => {
    fc.assert(
      fc.property(fc.oneof(dutch, belgian), (iban) => {
        expect(isValidIBAN(iban)).toBe(true);
        expect(hasIbanShape(iban)).toBe(true);
        expect(ibanWarning(iban)).toBeNull();
      }),
    );
  });

  test('one mistyped digit gets the warning, as with ibantools', () => {
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
});
