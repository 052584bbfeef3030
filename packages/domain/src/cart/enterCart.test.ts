import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryStoredCart } from './arbitraryStoredCart.ts';
import { emptyCart } from './emptyCart.ts';
import { enterCart } from './enterCart.ts';
import { leaveCart } from './leaveCart.ts';
import { setQuantity } from './setQuantity.ts';

test('a switch puts one cart away and takes the other out', () => {
  const vlinder = setQuantity(enterCart(emptyCart(null), 'vlinder'), 7, 2);
  const bij = setQuantity(enterCart(vlinder, 'bij'), 8, 1);
  expect(bij.amount).toEqual({ 8: 1 });
  expect(bij.others).toEqual({ vlinder: { 7: 2 } });

  const back = enterCart(bij, 'vlinder');
  expect(back.amount).toEqual({ 7: 2 });
  expect(back.total).toEqual({ items: 2, amount: 0 });
  expect(back.others).toEqual({ bij: { 8: 1 } });
});

test('entering as the same customer changes nothing', () => {
  fc.assert(
    fc.property(arbitraryStoredCart, (cart) => {
      expect(enterCart(cart, cart.customer ?? '')).toBe(cart);
    }),
  );
});

test('[T10] amounts survive logout and login, whoever logged in between', () => {
  fc.assert(
    fc.property(arbitraryStoredCart, fc.constantFrom('20001', 'toString', '__proto__'), (cart, stranger) => {
      const between = leaveCart(setQuantity(enterCart(leaveCart(cart), stranger), 1, 3));
      const back = enterCart(between, cart.customer ?? '');
      expect(back.amount).toEqual(cart.amount);
    }),
  );
});

test('nobody sees the prices, coupon, reference or amounts of the one before', () => {
  fc.assert(
    fc.property(
      arbitraryStoredCart,
      fc.constantFrom('30001', 'constructor2', '__proto__'),
      (cart, stranger) => {
        const { others: _others, ...shown } = enterCart(cart, stranger);
        const { others: _none, ...fresh } = emptyCart(stranger);
        expect(shown).toEqual(fresh);
      },
    ),
  );
});
