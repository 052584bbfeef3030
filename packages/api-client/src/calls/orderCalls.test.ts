import { expect, test } from 'vitest';
import { cartForm } from './orderCalls.ts';

test('[C03] a cart is sent as products[{productId}]=quantity, discount, orderReference', () => {
  const form = cartForm(new FormData(), {
    quantities: { 12: 3, 7: 1 },
    coupon: 'DEMO10',
    orderReference: 'Groep "Eekhoorns"',
  });
  expect([...form.entries()].sort()).toEqual([
    ['discount', 'DEMO10'],
    ['orderReference', 'Groep "Eekhoorns"'],
    ['products[12]', '3'],
    ['products[7]', '1'],
  ]);
});
