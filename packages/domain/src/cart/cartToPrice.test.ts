import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import { arbitraryCartToPrice } from '../testing/arbitraryCart.ts';
import { checkCartLine, checkCoupon, defaultCartRules } from './cartToPrice.ts';
import type { CartProduct } from './deals.ts';

test('default rules: minimum order € 50, delivery € 7,50 with 21 % VAT below € 100', () => {
  expect(defaultCartRules).toEqual({
    minimumOrder: cents(5000),
    freeShippingFrom: cents(10_000),
    shipping: cents(750),
    shippingVatPercentage: 21,
  });
});

describe('checkCartLine', () => {
  const product: CartProduct = { id: 7, price: cents(945), vatPercentage: 21, deal: null, orderLimit: null };

  test('valid lines pass', () => {
    fc.assert(fc.property(arbitraryCartToPrice, ({ lines }) => lines.forEach(checkCartLine)));
  });

  test.each([0, 100])('VAT and a discount of %s %% pass', (percentage) => {
    const deal = { kind: 'percentage', percentage } as const;
    const line = { product: { ...product, vatPercentage: percentage, deal }, quantity: 1 };
    expect(() => checkCartLine(line)).not.toThrow();
  });

  test.each([
    ['quantity', { product, quantity: -1 }],
    ['quantity', { product, quantity: 1.5 }],
    ['quantity', { product, quantity: 10_000 }],
    ['price', { product: { ...product, price: cents(-1) }, quantity: 1 }],
    ['VAT', { product: { ...product, vatPercentage: -21 }, quantity: 1 }],
    ['VAT', { product: { ...product, vatPercentage: Number.NaN }, quantity: 1 }],
    [
      'deal',
      { product: { ...product, deal: { kind: 'free-goods', paid: 0, free: 1 } as const }, quantity: 1 },
    ],
    [
      'deal',
      { product: { ...product, deal: { kind: 'free-goods', paid: 2, free: 0.5 } as const }, quantity: 1 },
    ],
    [
      'discount',
      { product: { ...product, deal: { kind: 'percentage', percentage: 101 } as const }, quantity: 1 },
    ],
    [
      'give-away',
      { product: { ...product, deal: { kind: 'give-away', from: 0, productId: 9 } as const }, quantity: 1 },
    ],
  ])('an impossible %s is refused, and the error names the product', (figure, line) => {
    expect(() => checkCartLine(line)).toThrow(new RegExp(`Product 7 .*${figure}`));
  });
});

describe('checkCoupon', () => {
  test('no coupon, and one from 0 to 100 %, pass', () => {
    expect(() => checkCoupon(null)).not.toThrow();
    expect(() => checkCoupon({ code: 'DEMO10', percentage: 10 })).not.toThrow();
    expect(() => checkCoupon({ code: 'ALLES', percentage: 100 })).not.toThrow();
  });

  test.each([-1, 101, Number.NaN])('a coupon of %s %% is refused and named', (percentage) => {
    expect(() => checkCoupon({ code: 'STUK', percentage })).toThrow(/STUK/);
  });
});
