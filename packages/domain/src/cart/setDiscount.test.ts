import { expect, test } from 'vitest';
import { emptyCart } from './emptyCart.ts';
import { setDiscount } from './setDiscount.ts';

test('[T12] setting the discount stores it, without blanks around it', () => {
  expect(setDiscount(emptyCart('10001'), ' DEMO10 ').discount).toBe('DEMO10');
});

test('[T12] an empty code takes the discount away', () => {
  expect(setDiscount(setDiscount(emptyCart('10001'), 'DEMO10'), '').discount).toBe('');
});
