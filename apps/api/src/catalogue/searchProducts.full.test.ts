import { expect, onTestFinished, test } from 'vitest';
import { openTestApi } from '../testing/openTestApi.ts';

test('a word that stands in more than 10,000 products', async () => {
  const api = await openTestApi();
  onTestFinished(() => api.close());
  const { sql } = api.database;
  await sql`
    insert into products (category_id, path, article_number, ean, brand, description, contents, unit, price_cents,
        vat_percentage, stock, available, is_new, images, text, information, popularity)
      select category_id, 'massa-' || n, 'massa' || n, '', 'Massa', 'Massawaar ' || n, '', 'stuk', 100, 21, 1, true, false,
          '{}', '', '', n * 7919 % 10007
        from generate_series(1, 10005) as n, (select min(category_id) as category_id from products) as category`;
  interface Found {
    total?: number;
    products: { id: number }[];
  }
  const search = (query: string) => api.data<Found>('GET', `/product/search?term=massawaar&${query}`);
  const pages = Array.from({ length: 13 }, (_, at) => search(`pageSize=100&page=${at + 1}`));
  const first = await Promise.all(pages);
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
