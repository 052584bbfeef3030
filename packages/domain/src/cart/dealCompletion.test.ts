import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import { dealCompletion } from './dealCompletion.ts';
import { type CartProduct, lineDiscount } from './deals.ts';

describe('dealCompletion', () => {
  const twoPlusOne = { price: cents(295), deal: { kind: 'free-goods', paid: 2, free: 1 } } as const;
  const threePlusTwo = { price: cents(100), deal: { kind: 'free-goods', paid: 3, free: 2 } } as const;
  const gift = { price: cents(295), deal: { kind: 'give-away', from: 2, productId: 8 } } as const;

  test.each([
    [0, { units: 3, free: 1, saving: 295 }],
    [1, { units: 2, free: 1, saving: 295 }],
    [2, { units: 1, free: 1, saving: 295 }],
    [3, null],
    [4, { units: 2, free: 1, saving: 295 }],
    [6, null],
  ])('2+1 with %i in the cart', (quantity, completion) => {
    expect(dealCompletion(twoPlusOne, quantity, 100)).toEqual(completion);
  });

  test.each([
    [2, { units: 3, free: 2, saving: 200 }],
    [3, { units: 2, free: 2, saving: 200 }],
    [4, { units: 1, free: 1, saving: 100 }],
  ])('3+2 with %i in the cart', (quantity, completion) => {
    expect(dealCompletion(threePlusTwo, quantity, 100)).toEqual(completion);
  });

  test('a gift from two units on', () => {
    expect(dealCompletion(gift, 1, 100)).toEqual({ units: 1, free: 0, saving: 0 });
    expect(dealCompletion(gift, 2, 100)).toBeNull();
  });

  test('a deal that needs more than can be ordered is not offered', () => {
    expect(dealCompletion(twoPlusOne, 2, 2)).toBeNull();
    expect(dealCompletion(twoPlusOne, 2, 3)).not.toBeNull();
    expect(dealCompletion(gift, 1, 1)).toBeNull();
  });

  test('other deals have none', () => {
    expect(dealCompletion({ price: cents(295), deal: null }, 1, 100)).toBeNull();
    expect(
      dealCompletion({ price: cents(295), deal: { kind: 'percentage', percentage: 10 } }, 1, 100),
    ).toBeNull();
  });

  test('the saving is the discount that the added units bring', () => {
    const count = fc.integer({ min: 1, max: 5 });
    fc.assert(
      fc.property(count, count, fc.nat({ max: 50 }), (paid, free, quantity) => {
        const product: CartProduct = {
          id: 7,
          price: cents(295),
          vatPercentage: 21,
          deal: { kind: 'free-goods', paid, free },
          orderLimit: null,
        };
        const completion = dealCompletion(product, quantity, 9999);
        if (!completion) return;
        const before = lineDiscount(product, quantity);
        expect(lineDiscount(product, quantity + completion.units) - before).toBe(completion.saving);
      }),
    );
  });
});
