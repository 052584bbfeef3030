import { emptyCart, setQuantity } from '@magazijn/domain/cart';
import { expect, test } from 'vitest';
import { putAway } from './putAway.ts';

const present = { ...setQuantity(emptyCart('2'), 8, 1), others: { 1: { 7: 3 } } };

test('the amounts of the one who left wait under that number; the present cart stays', () => {
  expect(putAway(present, setQuantity(emptyCart('1'), 7, 5))).toEqual({
    ...present,
    others: { 1: { 7: 5 } },
  });
});

test('an emptied cart leaves nothing that waits, and nobody’s cart changes nothing', () => {
  expect(putAway(present, emptyCart('1')).others).toEqual({});
  expect(putAway(present, emptyCart(null))).toBe(present);
});
