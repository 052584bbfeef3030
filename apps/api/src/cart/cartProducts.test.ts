import type { Deal } from '@magazijn/domain/cart';
import { describe, expect, test } from 'vitest';
import { buildCartProduct } from '../testing/buildCartProduct.ts';
import { possibleDeal } from './cartProducts.ts';

describe('possibleDeal', () => {
  const deal: Deal = { kind: 'give-away', from: 2, productId: 2 };
  const pad = buildCartProduct({ id: 1, deal });

  const dealOf = (gift: { stock?: number; available?: boolean } | null, quantities: [number, number][]) => {
    const products = new Map([[1, pad]]);
    if (gift) products.set(2, buildCartProduct({ id: 2, ...gift }));
    const wanted = new Map(quantities);
    return possibleDeal(pad, products, wanted);
  };

  describe('a gift', () => {
    test('comes along when it is there', () => {
      expect(dealOf({ stock: 1 }, [[1, 2]])).toEqual(deal);
    });

    test.each([
      ['is sold out', { stock: 0 }],
      ['has left the range', { available: false }],
      ['does not exist', null],
    ])('that %s is not promised', (_what, gift) => {
      expect(dealOf(gift, [[1, 2]])).toBeNull();
    });

    test('is not promised from what the buyer already takes', () => {
      const quantities: [number, number][] = [
        [1, 2],
        [2, 5],
      ];
      expect(dealOf({ stock: 6 }, quantities)).toBeNull();
      expect(dealOf({ stock: 7 }, quantities)).toEqual(deal);
    });

    test('is not promised for one more either, when it is sold out', () => {
      expect(dealOf({ stock: 0 }, [[1, 1]])).toBeNull();
      expect(dealOf({ stock: 1 }, [[1, 1]])).toEqual(deal);
    });
  });

  test('other deals need no stock of another product', () => {
    const other: Deal = { kind: 'percentage', percentage: 10 };
    const product = buildCartProduct({ deal: other });
    expect(possibleDeal(product, new Map([[1, product]]), new Map([[1, 3]]))).toEqual(other);
  });
});
