// Over 300 lines: all changes of the cart share their generators.
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { arbitraryStoredCart } from '../testing/arbitraryCart.ts';
import {
  addQuantities,
  addToCart,
  enterCart,
  leaveCart,
  recalculated,
  reorderQuantities,
  setCostCentres,
  setCouponCode,
  setOrderReference,
  setQuantity,
  withoutOrdered,
} from './cartChanges.ts';
import { cartUnits, emptyCart, type StoredCart, sumQuantities, withQuantities } from './storedCart.ts';

describe('addToCart', () => {
  test('[T11] adding units raises the quantity', () => {
    const cart = addToCart(addToCart(emptyCart('10001'), 7, 2), 7, 3);
    expect(cart.quantities).toEqual({ 7: 5 });
    expect(cart.total.items).toBe(5);
  });

  test('adding a negative quantity is refused', () => {
    expect(() => addToCart(setQuantity(emptyCart('10001'), 7, 2), 7, -1)).toThrow(
      new RangeError('Adding -1 would take units away. Use setQuantity for that.'),
    );
  });

  test('a line cannot exceed 9999 units', () => {
    const full = setQuantity(emptyCart('10001'), 7, 9999);
    expect(() => addToCart(full, 7, 1)).toThrow(
      new RangeError('10000 cannot be the quantity of product 7: too-many.'),
    );
  });

  test('the result does not depend on the order in which products are added', () => {
    fc.assert(
      fc.property(arbitraryStoredCart, fc.nat(500), fc.nat(500), (cart, some, more) => {
        const start = setQuantity(setQuantity(cart, 5, 1), 6, 1);
        expect(addToCart(addToCart(start, 5, some), 6, more)).toEqual(
          addToCart(addToCart(start, 6, more), 5, some),
        );
      }),
    );
  });
});

describe('addQuantities', () => {
  test('lines are added, subtracted, and clamped to 0 and the maximum', () => {
    const cart = addQuantities(emptyCart('10001'), { 6: 3, 7: 2, 8: 9000 });
    expect(addQuantities(cart, { 6: -1, 7: -5, 8: 5000, 9: 1 }).quantities).toEqual({ 6: 2, 8: 9999, 9: 1 });
  });

  test('replacing the only line keeps coupon and reference; removing it resets the cart', () => {
    const cart = setCouponCode(setQuantity(emptyCart('10001'), 7, 2), 'DEMO10');
    expect(addQuantities(cart, { 7: -2, 8: 2 })).toMatchObject({
      quantities: { 8: 2 },
      couponCode: 'DEMO10',
    });
    expect(addQuantities(cart, { 7: -2 })).toEqual(emptyCart('10001'));
  });

  test('an invalid quantity is refused', () => {
    expect(() => addQuantities(emptyCart('10001'), { 7: 0.5 })).toThrow(RangeError);
  });
});

describe('setQuantity', () => {
  test('setQuantity replaces the previous quantity', () => {
    const cart = setQuantity(setQuantity(emptyCart('10001'), 7, 2), 7, 5);
    expect(cart.quantities).toEqual({ 7: 5 });
  });

  test('[T11] quantity 0 removes the product', () => {
    const cart = setQuantity(setQuantity(setQuantity(emptyCart('10001'), 7, 2), 8, 1), 7, 0);
    expect(cart.quantities).toEqual({ 8: 1 });
  });

  test('[T11] removing the last product resets the cart', () => {
    const cart = setCouponCode(setQuantity(emptyCart('10001'), 7, 2), 'DEMO10');
    expect(setQuantity(cart, 7, 0)).toEqual(emptyCart('10001'));
  });

  test.each([
    [-1, 'negative'],
    [2.5, 'fraction'],
    [10_000, 'too-many'],
    [Number.NaN, 'empty'],
  ])('a quantity of %s is refused as %s', (quantity, reason) => {
    expect(() => setQuantity(emptyCart('10001'), 7, quantity)).toThrow(
      new RangeError(`${quantity} cannot be the quantity of product 7: ${reason}.`),
    );
  });

  test.each([0, -7, 1.5, Number.NaN])('a product id of %s is refused', (productId) => {
    expect(() => setQuantity(emptyCart('10001'), productId, 1)).toThrow(
      new RangeError(`A product's id is a whole number above 0, but got ${productId}.`),
    );
  });

  test('quantities are never 0, the unit count matches, other products stay unchanged', () => {
    fc.assert(
      fc.property(
        arbitraryStoredCart,
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 0, max: 9999 }),
        (cart, id, quantity) => {
          const changed = setQuantity(cart, id, quantity);
          const { [id]: _before, ...others } = cart.quantities;
          expect(changed.quantities).toEqual(quantity === 0 ? others : { ...others, [id]: quantity });
          expect(changed.total.items).toBe(cartUnits(changed));
          expect(changed.others).toEqual(cart.others);
        },
      ),
    );
  });

  test('setting a quantity is idempotent', () => {
    fc.assert(
      fc.property(arbitraryStoredCart, fc.integer({ min: 0, max: 9999 }), (cart, quantity) => {
        const once = setQuantity(cart, 5, quantity);
        expect(setQuantity(once, 5, quantity)).toEqual(once);
      }),
    );
  });

  test('regression: the input cart is not mutated', () => {
    const cart = Object.freeze({ ...emptyCart('10001'), quantities: Object.freeze({ 7: 1 }) });
    setQuantity(cart, 7, 0);
    expect(cart.quantities).toEqual({ 7: 1 });
  });
});

describe('setCouponCode', () => {
  test('[T12] setting the coupon code stores it trimmed', () => {
    expect(setCouponCode(emptyCart('10001'), ' DEMO10 ').couponCode).toBe('DEMO10');
  });

  test('[T12] an empty code removes the coupon', () => {
    expect(setCouponCode(setCouponCode(emptyCart('10001'), 'DEMO10'), '').couponCode).toBe('');
  });
});

describe('setOrderReference', () => {
  test('[T12] setting the order reference stores it trimmed', () => {
    expect(setOrderReference(emptyCart('10001'), ' Groep Eekhoorns ').orderReference).toBe('Groep Eekhoorns');
  });
});

describe('recalculated', () => {
  test('[T13, T15] after a recalculation the cart holds the response, the units and the subtotal in euros', () => {
    const cart = setQuantity(setQuantity(emptyCart('10001'), 7, 2), 8, 1);
    const answer = { subtotal_exclusive: 68.05, products: [] };
    const priced = recalculated(cart, answer, { subtotal: 68.05 });
    expect(priced).toEqual({ ...cart, data: answer, total: { items: 3, amount: 68.05 } });
    expectTypeOf(priced).toEqualTypeOf<StoredCart<typeof answer>>();
  });
});

describe('withoutOrdered', () => {
  const cart: StoredCart = {
    ...withQuantities(emptyCart('100001'), { 7: 13, 8: 2, 9: 1 }),
    couponCode: 'DEMO10',
    orderReference: 'Groep 3',
  };

  test('[T62] products and texts added after the order stay', () => {
    const ordered = { quantities: { 7: 12, 8: 5 }, couponCode: 'DEMO10', orderReference: 'Groep 2' };
    expect(withoutOrdered(cart, ordered)).toMatchObject({
      quantities: { 7: 1, 9: 1 },
      couponCode: '',
      orderReference: 'Groep 3',
    });
  });

  test('the cost centre of an ordered line is removed with it, and stays on the remaining quantity', () => {
    const chosen = setCostCentres(cart, { 7: 3, 8: 3, 9: 0 });
    const ordered = { quantities: { 7: 12, 8: 5 }, couponCode: '', orderReference: '' };
    expect(withoutOrdered(chosen, ordered).costCentres).toEqual({ 7: 3, 9: 0 });
  });

  test('[T62] the ordered cart becomes empty, whatever it held', () => {
    fc.assert(
      fc.property(arbitraryStoredCart, (whole) => {
        const { quantities, couponCode, orderReference } = whole;
        const left = withoutOrdered(whole, { quantities, couponCode, orderReference });
        expect(left).toEqual({ ...emptyCart(whole.customer), others: whole.others });
      }),
    );
  });

  test('an order of other products removes nothing', () => {
    fc.assert(
      fc.property(arbitraryStoredCart, (whole) => {
        const ordered = { quantities: { 999999999: 3 }, couponCode: '', orderReference: '' };
        const left = withoutOrdered(whole, ordered);
        expect(left.quantities).toEqual(whole.quantities);
        expect(left.total.items).toBe(sumQuantities(whole.quantities));
      }),
    );
  });
});

describe('reorderQuantities', () => {
  test('[T14] reorder takes only products with a price above 0 and a quantity above 0', () => {
    expect(
      reorderQuantities([
        { productId: 7, quantity: 2, priceExclusive: 9.45 },
        { productId: 8, quantity: 1, priceExclusive: 0 },
        { productId: 9, quantity: 0, priceExclusive: 4.65 },
        { productId: 10, quantity: -1, priceExclusive: 4.65 },
        { productId: 11, quantity: 1, priceExclusive: -1 },
      ]),
    ).toEqual({ quantities: { 7: 2 }, leftOut: {} });
  });

  test('[T14] lines of one product are summed up to 9999; the excess is reported', () => {
    const line = { productId: 7, quantity: 6000, priceExclusive: 1 };
    expect(
      reorderQuantities([
        { ...line, quantity: 2 },
        { ...line, quantity: 3 },
      ]),
    ).toEqual({ quantities: { 7: 5 }, leftOut: {} });
    expect(reorderQuantities([line, line])).toEqual({ quantities: { 7: 9999 }, leftOut: { 7: 2001 } });
    expect(reorderQuantities([{ ...line, quantity: 12_000 }])).toEqual({
      quantities: { 7: 9999 },
      leftOut: { 7: 2001 },
    });
  });

  test('[T14] units already in the cart count towards the maximum', () => {
    const line = { productId: 7, quantity: 6000, priceExclusive: 1 };
    expect(reorderQuantities([line], { 7: 5000 })).toEqual({ quantities: { 7: 4999 }, leftOut: { 7: 1001 } });
    expect(reorderQuantities([line], { 7: 9999 })).toEqual({ quantities: {}, leftOut: { 7: 6000 } });
  });

  test('every ordered unit is either added to the cart or reported as left out', () => {
    const lines = fc.array(
      fc.record({
        productId: fc.integer({ min: 1, max: 3 }),
        quantity: fc.integer({ min: 1, max: 20_000 }),
        priceExclusive: fc.constant(1),
      }),
    );
    fc.assert(
      fc.property(lines, fc.nat(9999), (ordered, lying) => {
        const { quantities, leftOut } = reorderQuantities(ordered, { 1: lying });
        for (const id of [1, 2, 3]) {
          const units = ordered.reduce((sum, line) => sum + (line.productId === id ? line.quantity : 0), 0);
          expect((quantities[id] ?? 0) + (leftOut[id] ?? 0)).toBe(units);
          expect((quantities[id] ?? 0) + (id === 1 ? lying : 0)).toBeLessThanOrEqual(9999);
        }
      }),
    );
  });

  test('fractional quantities are left out', () => {
    const nothing = { quantities: {}, leftOut: {} };
    expect(reorderQuantities([{ productId: 7, quantity: 1.5, priceExclusive: 1 }])).toEqual(nothing);
    expect(reorderQuantities([{ productId: 7, quantity: Number.NaN, priceExclusive: 1 }])).toEqual(nothing);
  });
});

describe('enterCart', () => {
  test('switching customers parks one cart and restores the other', () => {
    const vlinder = setQuantity(enterCart(emptyCart(null), 'vlinder'), 7, 2);
    const bij = setQuantity(enterCart(vlinder, 'bij'), 8, 1);
    expect(bij.quantities).toEqual({ 8: 1 });
    expect(bij.others).toEqual({ vlinder: { 7: 2 } });

    const back = enterCart(bij, 'vlinder');
    expect(back.quantities).toEqual({ 7: 2 });
    expect(back.total).toEqual({ items: 2, amount: 0 });
    expect(back.others).toEqual({ bij: { 8: 1 } });
  });

  test('entering as the current customer changes nothing', () => {
    fc.assert(
      fc.property(arbitraryStoredCart, (cart) => {
        expect(enterCart(cart, cart.customer ?? '')).toBe(cart);
      }),
    );
  });

  test('[T10] quantities survive logout and login, even if another customer logged in in between', () => {
    fc.assert(
      fc.property(
        arbitraryStoredCart,
        fc.constantFrom('20001', 'toString', '__proto__'),
        (cart, stranger) => {
          const between = leaveCart(setQuantity(enterCart(leaveCart(cart), stranger), 1, 3));
          const back = enterCart(between, cart.customer ?? '');
          expect(back.quantities).toEqual(cart.quantities);
        },
      ),
    );
  });

  test('a customer never sees another customer’s prices, coupon, reference or quantities', () => {
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
});

describe('leaveCart', () => {
  test('logout keeps only the quantities, under the customer number', () => {
    const cart = {
      ...setQuantity(emptyCart('10001'), 7, 2),
      couponCode: 'DEMO10',
      data: { secret: 'price' },
    };
    expect(leaveCart(cart)).toEqual({ ...emptyCart(null), others: { 10001: { 7: 2 } } });
  });

  test('logging out with an empty cart removes that customer’s parked quantities', () => {
    const cart = { ...emptyCart('10001'), others: { 10001: { 7: 2 } } };
    expect(leaveCart(cart)).toEqual(emptyCart(null));
  });

  test('a cart without an owner is not parked', () => {
    expect(leaveCart(setQuantity(emptyCart(null), 7, 2))).toEqual(emptyCart(null));
  });

  test('leaving is idempotent', () => {
    fc.assert(
      fc.property(arbitraryStoredCart, (cart) => {
        expect(leaveCart(leaveCart(cart))).toEqual(leaveCart(cart));
      }),
    );
  });

  test('no customer data is visible after leaving', () => {
    fc.assert(
      fc.property(arbitraryStoredCart, (cart) => {
        const { others: _others, ...shown } = leaveCart(cart);
        const { others: _none, ...nothing } = emptyCart(null);
        expect(shown).toEqual(nothing);
      }),
    );
  });
});
