import type { Deal } from '@magazijn/domain/cart';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../../../testing/openTestDatabase.ts';
import { connect } from '../database/connect.ts';
import { buildCartProduct } from '../testing/buildCartProduct.ts';
import { possibleDeal, selectCartProducts } from './cartProducts.ts';

describe('selectCartProducts', () => {
  test('carts of any size share one plan: the statement is not planned for each', async () => {
    const { url, close } = await openTestDatabase();
    const database = connect(url, { connections: 1 });
    onTestFinished(async () => {
      await database.close();
      await close();
    });
    const rows = await database.sql<{ id: number }[]>`select id from products order by id limit 12`;
    const ids = rows.map(({ id }) => id);
    // PostgreSQL plans a statement anew five times before it decides.
    for (let size = 1; size <= 12; size += 1) {
      expect((await selectCartProducts(database.sql, ids.slice(0, size))).size).toBeGreaterThanOrEqual(size);
    }
    const [plans] = await database.sql`
    select custom_plans::int, generic_plans::int from pg_prepared_statements where statement like '%asked%'
      and statement not like '%pg_prepared%'`;
    expect(plans).toEqual({ customPlans: 5, genericPlans: 7 });
  });
});

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
