import { emptyCart } from '@magazijn/domain/cart';
import { expect, test } from 'vitest';
import { leftIntent } from './leftIntent.ts';

const stored = { ...emptyCart('2'), others: { 1: { 7: 3 } } };

test('the amounts that wait for a customer, with the words that were kept', () => {
  expect(leftIntent(stored, '1', { coupon: 'DEMO10', orderReference: '' })).toEqual({
    amounts: { 7: 3 },
    coupon: 'DEMO10',
    orderReference: '',
  });
});

test.each(['3', 'constructor'])('of who left nothing, nothing: %s', (customer) => {
  expect(leftIntent(stored, customer, null)).toEqual({ amounts: {}, coupon: '', orderReference: '' });
});
