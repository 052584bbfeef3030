import { offerPrice } from '@magazijn/domain/cart';
import { cents } from '@magazijn/domain/money';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../tools/testing/openTestDatabase.ts';
import { type ListPrice, paidCents, priceFor } from './priceFor.ts';

describe('priceFor', () => {
  const priceOf = priceFor({ companyId: 1 });

  test('a customer pays the list price, with the previous price', () => {
    const product = { priceCents: 2695, priceOldCents: null, deal: null };
    expect(priceOf(product)).toEqual({ price: 2695, originalPrice: null, offerPrice: null });
    expect(priceOf({ ...product, priceOldCents: 2995 })).toMatchObject({ price: 2695, originalPrice: 2995 });
  });

  test('[S12] a percentage deal lowers the unit price, rounded as in the cart', () => {
    const deal = { kind: 'percentage', percentage: 10 } as const;
    // 10 % of 10,85 is 1,085, which the cart deducts as 1,09.
    expect(priceOf({ priceCents: 1085, priceOldCents: null, deal })).toMatchObject({
      price: 1085,
      offerPrice: 976,
    });
  });

  test('[V21] free goods and gifts do not change the unit price', () => {
    const product = { priceCents: 1620, priceOldCents: null };
    const freeGoods = { kind: 'free-goods', paid: 2, free: 1 } as const;
    const gift = { kind: 'give-away', from: 2, productId: 5 } as const;
    expect(priceOf({ ...product, deal: freeGoods }).offerPrice).toBeNull();
    expect(priceOf({ ...product, deal: gift }).offerPrice).toBeNull();
  });
});

describe('paidCents', () => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase('seeded');
  });
  afterAll(() => opened.close());

  test('the database and the code compute equal prices for every product, at any price and percentage', async () => {
    const { sql } = opened.database;
    // Half a cent, a third of one, nothing and all of it.
    await sql`update products set price_cents = 1085, deal = '{"kind":"percentage","percentage":10}' where id % 50 = 0`;
    await sql`update products set price_cents = 1, deal = '{"kind":"percentage","percentage":33.3}' where id % 51 = 0`;
    await sql`update products set deal = '{"kind":"percentage","percentage":100}' where id % 52 = 0`;
    const rows = await sql<(ListPrice & { paid: number })[]>`
    select price_cents, price_old_cents, deal, ${paidCents(sql)} as paid from products`;
    const priceOf = priceFor({ companyId: 1 });
    const differing = rows.filter((row) => {
      const { price, offerPrice } = priceOf(row);
      return (offerPrice ?? price) !== row.paid;
    });
    expect(rows.length).toBeGreaterThan(1000);
    expect(differing).toEqual([]);
  });

  test('the database rounds any price with any percentage like the domain', async () => {
    const { sql } = opened.database;
    const product = fc.record({
      priceCents: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 10_000_000 })),
      // Hundredths of a percent are the finest that an offer can have.
      percentage: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(product, { minLength: 500, maxLength: 500 }), async (generated) => {
        const rows = await sql<{ paid: number }[]>`
          select ${paidCents(sql)} as paid from (
            select price_cents, jsonb_build_object('kind', 'percentage', 'percentage', percentage) as deal
              from jsonb_to_recordset(${sql.json(generated.map((one, place) => ({ ...one, place })))})
                as given("priceCents" int, percentage numeric, place int)
              cross join lateral (select "priceCents" as price_cents) as named
              order by place
          ) as products`;
        const paid = generated.map(
          ({ priceCents, percentage }) =>
            offerPrice({ price: cents(priceCents), deal: { kind: 'percentage', percentage } }) ?? priceCents,
        );
        expect(rows.map((row) => row.paid)).toEqual(paid);
      }),
      { numRuns: 20 },
    );
  });
});
