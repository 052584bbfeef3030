import { expect, test } from 'vitest';
import { isSameIntent } from './isSameIntent.ts';

const intent = { amounts: { 7: 1, 8: 2 }, coupon: 'A', orderReference: 'B' };

test('the order of the products counts for nothing', () => {
  expect(isSameIntent(intent, { ...intent, amounts: { 8: 2, 7: 1 } })).toBe(true);
});

test.each([
  ['an amount', { ...intent, amounts: { 7: 1, 8: 3 } }],
  ['a product less', { ...intent, amounts: { 7: 1 } }],
  ['a product more', { ...intent, amounts: { 7: 1, 8: 2, 9: 1 } }],
  ['the coupon', { ...intent, coupon: '' }],
  ['the reference', { ...intent, orderReference: '' }],
])('another one differs by %s', (_, other) => {
  expect(isSameIntent(intent, other)).toBe(false);
});
