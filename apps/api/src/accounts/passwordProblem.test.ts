import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { processorTime } from '../../../../tools/testing/processorTime.ts';
import { passwordProblem } from './passwordProblem.ts';

const owner = { email: 'noor@krekel.test', companyName: 'Kinderopvang De Zonnewijzer' };
const problemOf = (password: string, shopName = 'Magazijn') => passwordProblem(password, owner, shopName);

test('a password under 8 characters is too short', () => {
  expect(problemOf('Zeven-7')).toBe('Kies een wachtwoord van ten minste 8 tekens.');
});

test('every sixtieth of the 3,000 most common passwords is refused, also with a capital', () => {
  const commonest = dictionary['passwords-common'].filter((word) => word.length >= 8).slice(0, 3000);
  const words = commonest.filter((_word, index) => index % 60 === 0);
  const ways = new Set(words.flatMap((word) => [word, word[0]?.toUpperCase() + word.slice(1)]));
  expect(ways.size).toBeGreaterThan(50);
  expect([...ways].filter((word) => problemOf(word) === null)).toEqual([]);
});

describe('a password that can be guessed is refused', () => {
  test.each([
    ['a very common one', 'PASSWORD1'],
    ['a common one with symbols', 'p@ssw0rd'],
    ['a Dutch one', 'Welkom01'],
    ['a Dutch word and a year', 'Welkom2026!'],
    ['a sequence', 'abcdefghijkl'],
    ['a sequence of numbers', '9876543210'],
    ['a row of keys', 'poiuytrewq'],
    ['one character repeated', 'aaaaaaaaaaaaaaaa'],
    ['a repeated sequence', 'abcabcabcabcabc'],
    ['a date', '19-05-1987'],
    ['the shop’s name', 'Magazijn-2026!'],
    ['the company’s name', 'DeZonnewijzer1'],
    ['a word of the company’s name', 'Zonnewijzer2026'],
    ['the e-mail address', 'noor@krekel.test'],
    ['the parts of the e-mail address before and after its @', 'NoorKrekel1'],
    ['a common one in full-width letters', 'ｐａｓｓｗｏｒｄ'],
    ['a common one with spaces between its letters', 'p a s s w o r d'],
    ['a common one in two pieces', 'pass word'],
    ['a common one with full-width spaces', 'ｐ　ａ　ｓ　ｓ　ｗ　ｏ　ｒ　ｄ'],
    ['a sequence with spaces', 'a b c d e f g h'],
    ['the company’s name in full-width letters', 'Ｚｏｎｎｅｗｉｊｚｅｒ2026'],
  ])('%s: %s', (_what, password) => {
    expect(problemOf(password)).toContain('makkelijk te raden');
  });
});

describe('the words of the company’s name, joined and with digits, are refused', () => {
  const passwords = [
    'DeMier2026',
    'demier2026',
    'De Mier 2026',
    'de-mier-2026',
    'DeMier2026!',
    'DE MIER 01',
    'Ｄｅ Ｍｉｅｒ 2026',
  ];
  const names = ['De Mier', 'Kinderopvang De Mier', 'De Mier B.V.', 'DE  MIER', 'Ｄｅ Ｍｉｅｒ', 'de-mier'];
  test.each(names)('%s', (companyName) => {
    const accepted = passwords.filter(
      (password) => passwordProblem(password, { ...owner, companyName }, 'Magazijn') === null,
    );
    expect(accepted).toEqual([]);
  });
});

test('the shop’s own name is refused in every brand', () => {
  expect(problemOf('Kwispelaar-2026!')).toBeNull();
  for (const password of ['Kwispelaar-2026!', 'kwispelaar01', 'De Kwispelaar 2026'])
    expect(problemOf(password, 'De Kwispelaar')).toContain('makkelijk te raden');
});

test.each(['k7#Qz!2p', 'vier losse woorden hier', 'żółć-żółć', 'Krekel-zingt-op-dinsdag'])(
  '%s is accepted',
  (password) => {
    expect(problemOf(password)).toBeNull();
  },
);

test('the longest accepted input is measured as fast as one of 32 characters', () => {
  const long = 'p@ssw0rd'.repeat(37);
  const times = Array.from({ length: 5 }, () => [
    processorTime(() => expect(problemOf(long)).not.toBeNull()),
    processorTime(() => expect(problemOf(long.slice(0, 32))).not.toBeNull()),
  ]);
  const least = (index: number) => Math.min(...times.map((pair) => pair[index] ?? 0));
  expect(least(0)).toBeLessThan(2 * least(1));
});

test('a strong password without spaces is measured once', () => {
  const measured = vi.spyOn(ZxcvbnFactory.prototype, 'check');
  onTestFinished(() => measured.mockRestore());
  expect(problemOf('k7#Qz!2p')).toBeNull();
  expect(measured).toHaveBeenCalledOnce();
});
