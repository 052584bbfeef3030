import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../../tools/testing/openTestDatabase.ts';

let copy: TestDatabase;
beforeAll(async () => {
  copy = await openTestDatabase('seeded');
});
afterAll(() => copy.close());

describe('database constraints refuse invalid rows', () => {
  test.each([
    ['stock below zero', 'update products set stock = -1 where id = 101404', 'products_stock'],
    ['a negative price', 'update products set price_cents = -1 where id = 101404', 'products_price'],
    [
      'an order limit of zero',
      'update products set order_limit = 0 where id = 101404',
      'products_order_limit',
    ],
    [
      'two products at one path',
      "update products set path = 'x' where category_id = (select category_id from products where id = 101404)",
      'unique',
    ],
    [
      'two users with one address',
      "insert into users (company_id, email, password_hash) values (1, 'VLINDER@demo.magazijn.test', '')",
      'users_email_unique',
    ],
    ['another way of paying', "update companies set payment = 'cash' where id = 1", 'companies_payment'],
    ['another country', "update addresses set country = 'DE' where company_id = 1", 'addresses_country'],
    [
      'a product without a category',
      'update products set category_id = 999999 where id = 101404',
      'foreign key',
    ],
    [
      'a product related to itself',
      'update related_products set related_id = product_id',
      'related_products',
    ],
    [
      'one favourite twice',
      'insert into favourites (company_id, product_id) values (2, 101404), (2, 101404)',
      'favourites',
    ],
    [
      'one favourite of a person twice',
      `insert into own_favourites (company_id, user_id, product_id)
        select company_id, id, 101404 from users, generate_series(1, 2) where email like 'vlinder@%'`,
      'own_favourites',
    ],
    [
      'one mail twice',
      "insert into outbox (kind, unique_key, payload) values ('a', 'k', '{}'), ('a', 'k', '{}')",
      'unique',
    ],
  ])('%s', async (_what, statement, rule) => {
    await expect(copy.database.sql.unsafe(statement)).rejects.toThrow(rule);
  });
});

test('every foreign key has an index, so that a delete scans no table', async () => {
  const missing = await copy.database.sql<{ table: string; columns: string }[]>`
    select conrelid::regclass::text as table, conkey::text as columns from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace
        and not exists (
          select from pg_index
            where indrelid = conrelid and indpred is null and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
        )`;
  expect([...missing].map(({ table }) => table).toSorted()).toEqual([]);
});
