import type { WireFacets, WireProduct } from '@magazijn/api-client/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/openTestApi.ts';

interface List {
  total: number;
  products: WireProduct[];
  facets?: WireFacets;
}

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await openTestApi();
  token = await api.logIn('vlinder');
});
afterAll(() => api.close());

const get = (path: string) => api.data<List>('GET', `/product/offer/${path}`, { token });
const idsOf = ({ products }: List) => products.map(({ id }) => id);

test('[S30] the offers have as many pages as it takes to reach all of them, each once', async () => {
  const { total } = await get('1/12');
  expect(total).toBeGreaterThan(12);
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(total / 12) }, (_, index) => get(`${index + 1}/12`)),
  );
  const ids = pages.flatMap(idsOf);
  expect(new Set(ids).size).toBe(total);
  expect(ids).toHaveLength(total);
  expect(pages.slice(0, -1).every(({ products }) => products.length === 12)).toBe(true);
  expect(await get('999/12')).toEqual({ total, products: [] });
});

test('[S30] sorted and narrowed they keep their total and their facets', async () => {
  const { total } = await get('1/1');
  const list = await get('1/100?facets=1&sort=price');
  expect([list.total, list.facets?.offer]).toEqual([total, total]);
  const paid = list.products.map(
    ({ offer_price, price_exclusive_vat }) => offer_price ?? price_exclusive_vat ?? 0,
  );
  expect(paid).toEqual(paid.toSorted((one, other) => one - other));
  const brand = list.facets?.brands[0];
  const narrowed = await get(`1/100?brand=${encodeURIComponent(brand?.brand ?? '')}`);
  expect(narrowed.total).toBe(brand?.count);
});

test('[R04] [S30] they are for customers', async () => {
  expect((await api.send('GET', '/product/offer/1/12')).status).toBe(401);
});
