import { expect, test } from 'vitest';
import { orderWords, paidWithName } from './orderWords.ts';

test.each([
  ['ideal', 'iDEAL'],
  ['mc', 'Mastercard'],
  ['visa_applepay', 'Visa'],
  ['BCMC', 'Bancontact'],
  ['scheme', null],
  ['constructor', null],
  ['', null],
  [null, null],
])('the provider’s code %j is %j', (code, name) => {
  expect(paidWithName(code)).toBe(name);
});

test('a VAT rate has a space before the percent sign, and a decimal comma', () => {
  expect([9, 21, 5.5].map(orderWords.vat)).toEqual(['Btw 9\u00a0%', 'Btw 21\u00a0%', 'Btw 5,5\u00a0%']);
});
