import { expect, test } from 'vitest';
import { isEmailAddress } from './isEmailAddress.ts';

test.each([
  'inkoop@vlinder.example',
  'in.koop+luiers@kdv-vlinder.example',
  'a@b.nl',
  "o'neil@sub.domein.example",
  'INKOOP@VLINDER.EXAMPLE',
])('[V02] %s has the shape of an e-mail address', (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

test.each([
  '',
  'inkoop',
  'inkoop@',
  '@vlinder.example',
  'inkoop@vlinder',
  'inkoop@vlinder..example',
  'inkoop@-vlinder.example',
  'in koop@vlinder.example',
  'inkoop@vlinder.example ',
  'a@b@vlinder.example',
  `${'a'.repeat(250)}@b.nl`,
])('[V02] %j does not have the shape of an e-mail address', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

test('[V02] an address has at most 254 characters, since a mail path has at most 256', () => {
  const domain = `${Array.from({ length: 3 }, () => 'a'.repeat(60)).join('.')}.nl`;
  const address = (length: number) => `${'i'.repeat(length - domain.length - 1)}@${domain}`;
  expect(isEmailAddress(address(254))).toBe(true);
  expect(isEmailAddress(address(255))).toBe(false);
});

test('regression: a long hostile text is checked without backtracking', () => {
  const times = Array.from({ length: 5 }, () => {
    const started = Date.now();
    isEmailAddress(`a@${'a-'.repeat(50_000)}`);
    isEmailAddress(`${'a.'.repeat(120)}@${'a'.repeat(10)}!`);
    return Date.now() - started;
  });
  // The fastest of several runs, since a busy machine can slow one down.
  expect(Math.min(...times)).toBeLessThan(100);
});
