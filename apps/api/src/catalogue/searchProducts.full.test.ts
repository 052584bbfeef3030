import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../testing/openTestApi.ts';
import { rowsRead } from '../testing/rowsRead.ts';
import { popularPage } from './searchMatches.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  // Other products, so that there are more than are read by popularity before the first with the word.
  for (const [brand, products] of Object.entries({ Massa: 10_005, Ander: 1500 }))
    await api.database.sql`
      insert into products (category_id, path, article_number, ean, brand, description, contents, unit, price_cents,
          vat_percentage, stock, available, is_new, images, text, information, popularity)
        select category_id, ${brand} || n, ${brand} || n, '', ${brand}, ${brand} || 'waar ' || n, '', 'stuk', 100, 21, 1,
            true, false, '{}', '', '', n * 7919 % 10007
          from generate_series(1, ${products}) as n, (select min(category_id) as category_id from products) as category`;
});
afterAll(() => api.close());

interface Found {
  total?: number;
  products: { id: number }[];
}
const search = (query: string) => api.data<Found>('GET', `/product/search?term=massawaar&${query}`);
const pages = async () =>
  Promise.all(Array.from({ length: 13 }, (_, at) => search(`pageSize=100&page=${at + 1}`)));

test('a word that is in more than 10,000 products, many popular ones among them', async () => {
  const first = await pages();
  expect(first.map(({ total }) => total)).toEqual(Array(13).fill(10_000));
  expect(new Set(first.flatMap(({ products }) => products.map(({ id }) => id))).size).toBe(1300);
  // The last page is complete, although the total is not.
  expect((await search('pageSize=100&page=101')).products).toHaveLength(5);
  const filtered = await search('pageSize=100&page=11&facets=1');
  expect(filtered.total).toBe(10_005);
  expect(filtered.products).toEqual(first[10]?.products);
  const suggested = await api.data<Found>('GET', '/product/suggest?term=massawaar');
  expect([suggested.total, suggested.products.length]).toEqual([undefined, 6]);
});

test('a word that is in more than 10,000 products, all less popular than others', async () => {
  const { sql } = api.database;
  await sql`update products set popularity = case when brand = 'Massa' then 0 else popularity + 1 end`;
  const first = await pages();
  expect(first.map(({ total }) => total)).toEqual(Array(13).fill(10_000));
  expect(new Set(first.flatMap(({ products }) => products.map(({ id }) => id))).size).toBe(1300);
  expect((await search('pageSize=100&page=101')).products).toHaveLength(5);
  const filtered = await search('pageSize=100&page=11&facets=1');
  expect(filtered).toMatchObject({ total: 10_005, products: first[10]?.products });
  const words = { words: ['massawaar'] };
  const query = sql`with ${popularPage(sql, null, words, { page: 1, pageSize: 12 }, false)} select * from found`;
  expect(await rowsRead(sql, query, 'products_popular')).toEqual([3000]);
});
