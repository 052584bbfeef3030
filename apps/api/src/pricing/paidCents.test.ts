import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../testing/openTestDatabase.ts';
import { paidCents } from './paidCents.ts';
import { type ListPrice, priceFor } from './priceFor.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase('seeded');
});
afterAll(() => opened.close());

test('the database and the price list agree on every product, whatever its price and percentage', async () => {
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
