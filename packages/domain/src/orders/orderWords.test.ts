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
  expect([9, 21, 5.5].map(orderWords.vat)).toEqual([
    'Btw\u00a09\u00a0%',
    'Btw\u00a021\u00a0%',
    'Btw\u00a05,5\u00a0%',
  ]);
});

test('an article number stays on one line', () => {
  expect(orderWords.article('101 404')).toBe('art.\u00a0101\u00a0404');
});
