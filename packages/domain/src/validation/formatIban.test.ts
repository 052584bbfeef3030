import fc from 'fast-check';
import { friendlyFormatIBAN } from 'ibantools';
import { expect, test } from 'vitest';
import { formatIban } from './formatIban.ts';
import { normaliseNumber } from './normaliseNumber.ts';

test.each([
  ['nl91abna0417164300', 'NL91 ABNA 0417 1643 00'],
  ['NL91 ABNA 0417 1643 00', 'NL91 ABNA 0417 1643 00'],
  ['NL91\u00a0ABNA\u200b0417–1643.00\ufeff', 'NL91 ABNA 0417 1643 00'],
  ['be68539007547034', 'BE68 5390 0754 7034'],
  [' nog niet ', 'nog niet'],
  ['', ''],
])('[V02] %j is written %j', (text, written) => {
  expect(formatIban(text)).toBe(written);
});

test('it is written as ibantools writes it', () => {
  expect(formatIban('NL91ABNA0417164300')).toBe(friendlyFormatIBAN('NL91ABNA0417164300'));
});

test('[V02] however one spaces it, the number stays the same', () => {
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
