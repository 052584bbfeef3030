import { describe, expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import type { CartLine, CartProduct } from './deals.ts';
import { canOrder, findExceededLimits, priceCart, shippingCosts } from './priceCart.ts';

describe('priceCart', () => {
  const rules = {
    minimumOrder: cents(5000),
    freeShippingFrom: cents(10_000),
    shipping: cents(750),
    shippingVatPercentage: 21,
  };

  function line(id: number, price: number, quantity: number, more: Partial<CartProduct> = {}): CartLine {
    const product = { id, price: cents(price), vatPercentage: 21, deal: null, orderLimit: null, ...more };
    return { product, quantity };
  }

  function price(lines: CartLine[], percentage?: number) {
    const coupon = percentage === undefined ? null : { code: 'DEMO10', percentage };
    return priceCart({ lines, coupon, rules });
  }

  test('[E05] a cart with two VAT rates below free delivery', () => {
    const cart = price([
      line(1, 1380, 1, { vatPercentage: 9 }),
      line(2, 1320, 1, { vatPercentage: 9 }),
      line(3, 4105, 1),
    ]);
    expect(cart.subtotal).toBe(6805);
    expect(cart.shipping).toBe(750);
    expect(cart.vatTotals).toEqual([
      { vatPercentage: 9, net: 2700, vat: 243 },
      { vatPercentage: 21, net: 4855, vat: 1020 },
    ]);
    expect(cart.totalExclusive).toBe(7555);
    expect(cart.totalInclusive).toBe(8818);
  });

  test('the worked example of the docstring holds', () => {
    const cart = price([line(1, 3000, 2)], 10);
    expect([cart.subtotal, cart.couponDiscount, cart.shipping, cart.totalExclusive]).toEqual([
      6000, 600, 750, 6150,
    ]);
    expect([cart.vatTotals[0]?.vat, cart.totalInclusive]).toEqual([1292, 7442]);
  });

  test('[V21] 2+1 with 3 entered is one line of 3 at full price, discounted by the free unit', () => {
    const cart = price([line(1, 945, 3, { deal: { kind: 'free-goods', paid: 2, free: 1 } })]);
    expect(cart.lines).toHaveLength(1);
    expect(cart.lines[0]).toMatchObject({ quantity: 3, price: 945, discount: 945, totalExclusive: 1890 });
    expect(cart.lineDiscount).toBe(945);
    expect(cart.subtotal).toBe(1890);
  });

  test('[E05] a line has a price, discount, totals and incomplete offer', () => {
    const deal = { kind: 'free-goods', paid: 2, free: 1 } as const;
    expect(price([line(7, 945, 5, { vatPercentage: 9, deal })]).lines).toEqual([
      {
        productId: 7,
        quantity: 5,
        price: 945,
        discount: 945,
        totalExclusive: 3780,
        totalInclusive: 4120,
        giveAway: false,
        deal,
        incompleteOffer: { missing: 1, free: 1 },
      },
    ]);
  });

  test('[V21] two lines of one product share its limit, and its deal in proportion to their totals', () => {
    const deal = { kind: 'free-goods', paid: 2, free: 1 } as const;
    const juice = { deal, orderLimit: 4 };
    const cart = price([line(1, 900, 1, juice), line(2, 500, 1), line(1, 900, 4, juice)]);
    expect(cart.lines.map(({ discount, totalExclusive }) => [discount, totalExclusive])).toEqual([
      [180, 720],
      [0, 500],
      [720, 2880],
    ]);
    expect(cart.lines.map(({ incompleteOffer }) => incompleteOffer)).toEqual([
      null,
      null,
      { missing: 1, free: 1 },
    ]);
    expect(cart.limits).toEqual([{ productId: 1, limit: 4, quantity: 5 }]);
  });

  test('[V21] two lines of one product give one gift', () => {
    const deal = { kind: 'give-away', from: 2, productId: 900 } as const;
    expect(price([line(1, 945, 1, { deal }), line(1, 945, 3, { deal })]).giveAways).toEqual([
      { productId: 900, quantity: 1 },
    ]);
  });

  test('[V20] a gift counts against the limit of its own product', () => {
    const deal = { kind: 'give-away', from: 2, productId: 900 } as const;
    const cart = price([line(1, 945, 2, { deal }), line(900, 500, 3, { orderLimit: 3 })]);
    expect(cart.limits).toEqual([{ productId: 900, limit: 3, quantity: 4 }]);
  });

  test('[V21] a give-away is a separate line that costs nothing', () => {
    const cart = price([line(1, 945, 2, { deal: { kind: 'give-away', from: 2, productId: 900 } })]);
    expect(cart.giveAways).toEqual([{ productId: 900, quantity: 1 }]);
    expect(
      cart.lines.map(({ productId, giveAway, totalExclusive }) => [productId, giveAway, totalExclusive]),
    ).toEqual([
      [1, false, 1890],
      [900, true, 0],
    ]);
  });

  test('[V20] the minimum order is met at exactly its amount', () => {
    expect(price([line(1, 4999, 1)])).toMatchObject({ minimumMet: false, missingForMinimum: 1 });
    expect(price([line(1, 5000, 1)])).toMatchObject({ minimumMet: true, missingForMinimum: 0 });
  });

  test('[V20] a product above its limit is reported', () => {
    expect(price([line(1, 5000, 21, { orderLimit: 20 })]).limits).toEqual([
      { productId: 1, limit: 20, quantity: 21 },
    ]);
  });

  test('[K05] delivery is free from € 100, and the missing amount is returned', () => {
    expect(price([line(1, 9999, 1)])).toMatchObject({ shipping: 750, missingForFreeShipping: 1 });
    expect(price([line(1, 10_000, 1)])).toMatchObject({ shipping: 0, missingForFreeShipping: 0 });
  });

  test('[K05] a deal counts for the thresholds, a coupon does not', () => {
    const deal = { kind: 'percentage', percentage: 10 } as const;
    expect(price([line(1, 10_000, 1, { deal })])).toMatchObject({ subtotal: 9000, shipping: 750 });
    expect(price([line(1, 10_000, 1)], 60)).toMatchObject({
      subtotal: 10_000,
      shipping: 0,
      minimumMet: true,
    });
  });

  test('a coupon is spread over the VAT rates in proportion to their goods', () => {
    const cart = price([line(1, 1000, 1, { vatPercentage: 9 }), line(2, 2000, 1)], 10);
    expect(cart.couponDiscounts).toEqual([
      { vatPercentage: 9, sum: 100 },
      { vatPercentage: 21, sum: 200 },
    ]);
  });

  test('an empty cart costs nothing, delivery included', () => {
    const cart = price([], 10);
    expect(cart).toMatchObject({ lines: [], subtotal: 0, shipping: 0, totalExclusive: 0, totalInclusive: 0 });
    expect(cart.vatTotals).toEqual([]);
    expect(cart.minimumMet).toBe(false);
  });

  test('lines with quantity 0 cost nothing, delivery included', () => {
    const cart = price([line(1, 1000, 0), line(2, 945, 0)]);
    expect(cart).toMatchObject({ subtotal: 0, shipping: 0, totalExclusive: 0, totalInclusive: 0 });
    expect(price([line(1, 1000, 0), line(2, 945, 1)]).shipping).toBe(750);
  });

  test('a negative price and a coupon over 100 % are refused by name', () => {
    expect(() => price([line(1, -100, 1)])).toThrow(
      new RangeError('Product 1 cannot be priced: its price of -100 cents is below 0.'),
    );
    expect(() => price([line(1, 100, 1)], 101)).toThrow(
      new RangeError('Coupon DEMO10 takes 101 % off; that must be from 0 to 100.'),
    );
  });
});

describe('shippingCosts', () => {
  const rules = {
    minimumOrder: cents(5000),
    freeShippingFrom: cents(10_000),
    shipping: cents(750),
    shippingVatPercentage: 21,
  };

  test.each([
    [9999, 750],
    [10_000, 0],
    [10_001, 0],
  ])('[K05] with a subtotal of %s cents delivery costs %s', (subtotal, expected) => {
    expect(shippingCosts(cents(subtotal), rules)).toBe(expected);
  });
});

describe('findExceededLimits', () => {
  function line(id: number, quantity: number, orderLimit: number | null) {
    return { product: { id, price: cents(945), vatPercentage: 21, deal: null, orderLimit }, quantity };
  }

  test('[V20] a line above its limit is reported with both numbers', () => {
    expect(findExceededLimits([line(1, 21, 20), line(2, 3, 20)], [])).toEqual([
      { productId: 1, limit: 20, quantity: 21 },
    ]);
  });

  test('a line at its limit or without a limit is not reported', () => {
    expect(findExceededLimits([line(1, 20, 20), line(2, 9999, null)], [])).toEqual([]);
  });
});

describe('canOrder', () => {
  const limit = { productId: 7, limit: 20, quantity: 21 };

  test('[V20] ordering requires the minimum and no exceeded limit', () => {
    expect(canOrder({ minimumMet: true, limits: [] })).toBe(true);
    expect(canOrder({ minimumMet: false, limits: [] })).toBe(false);
    expect(canOrder({ minimumMet: true, limits: [limit] })).toBe(false);
  });
});
