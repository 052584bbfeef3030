import { expect, test } from 'vitest';
import { isNumberKey, mistypedKeys, numberKey, paddedKeys } from './lineTerms.ts';

test.each([
  ['101 404', '101404'],
  ['Art.nr. MG-12', 'mg12'],
  ['EAN: 8 712345 678906', '8712345678906'],
  ['artikel', 'artikel'],
])('%s is looked for as %s', (term, key) => expect(numberKey(term)).toBe(key));

test('a text with an operator of a full text query is not a number', () => {
  for (const term of ['1 | 2', "1' & '2", '1:*', '!1', '(1)', '<->1', '١٢', '1\\']) {
    expect(numberKey(term)).toMatch(/^[\p{L}\p{Nd}]*$/u);
  }
  expect(['101404', 'mg12', 'luiers', '١٢', ''].map(isNumberKey)).toEqual([true, true, false, false, false]);
});

test('leading zeros, which spreadsheets remove, are restored for short numbers and EANs only', () => {
  expect(paddedKeys('123')).toEqual(['123', '0123', '00123']);
  expect(paddedKeys('101404')).toEqual(['101404']);
  expect(paddedKeys('712345678906')).toContain('0712345678906');
});

test('variants have one mistake: a wrong, extra or missing digit, or two swapped ones', () => {
  const meant = ['1234', '12340', '12234', '12343', '12345', '12354'];
  for (const key of meant.slice(1)) expect(mistypedKeys(key)).not.toContain(key);
  expect(mistypedKeys('12345')).toEqual(
    expect.arrayContaining(['1234', '123456', '12346', '12354', '21345']),
  );
  expect(mistypedKeys('123')).toEqual([]);
  expect(mistypedKeys('9'.repeat(15))).toEqual([]);
  expect(mistypedKeys('mg12')).toEqual([]);
});
