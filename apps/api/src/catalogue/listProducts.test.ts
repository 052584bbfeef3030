import type { WireFacets, WireProduct } from '@magazijn/api-client/schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../testing/openTestApi.ts';

describe('lists', () => {
  interface List {
    total: number;
    products: WireProduct[];
  }

  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await openTestApi({ database: 'shared' });
    token = await api.logIn('vlinder');
  });
  afterAll(() => api.close());

  const get = <Data>(path: string, bearer?: string) =>
    api.data<Data>('GET', path, bearer ? { token: bearer } : {});
  const statusOf = async (path: string) => (await api.send('GET', path, { token })).status;

  describe('lists', () => {
    test('[C04] [C13] the pages of a category have each product once, those of sub categories included', async () => {
      const { total } = await get<List>('/product/category/verzorging/1/12');
      expect(total).toBeGreaterThan(60);
      const pages = Array.from({ length: Math.ceil(total / 12) }, (_, index) => index + 1);
      const lists = await Promise.all(
        pages.map((page) => get<List>(`/product/category/verzorging/${page}/12`)),
      );
      const ids = lists.flatMap(({ products }) => products.map(({ id }) => id));
      expect(new Set(ids).size).toBe(total);
      expect(ids).toHaveLength(total);
      expect((await get<List>(`/product/category/verzorging/${pages.length + 1}/12`)).products).toEqual([]);
    });

    test('[S23] a special lists its referenced products', async () => {
      const { total, products } = await get<List>('/product/category/aanbieding/demo-weekactie/1/100');
      expect(total).toBe(products.length);
      expect(products.map(({ path }) => path)).toContain('demo-appelsap-2-plus-1');
    });

    test('[C04] the best sellers come first, in the requested number', async () => {
      const { total, products } = await get<List>('/product/popular/1/6');
      expect(total).toBe(2000);
      expect(products).toHaveLength(6);
      const next = await get<List>('/product/popular/2/3');
      expect(next.products).toEqual(products.slice(3, 6));
    });

    test('[C04] all products on offer have a label', async () => {
      const { products } = await get<List>('/product/offer/1/100', token);
      expect(products.length).toBeGreaterThan(0);
      expect(products.every(({ offer_label }) => offer_label)).toBe(true);
    });

    test.each([
      '/product/popular/0/6',
      '/product/popular/1/0',
      '/product/popular/1/101',
      '/product/popular/10001/6',
      '/product/popular/1e3/6',
      '/product/popular/-1/6',
      '/product/category/verzorging/1/abc',
      '/product/category/verzorging/1/1e309',
      '/product/category/verzorging/1/%00',
    ])('[C04] page and size must be whole numbers in range: %s', async (path) => {
      expect(await statusOf(path)).toBe(400);
    });
  });
});

describe('offered', () => {
  interface List {
    total: number;
    products: WireProduct[];
    facets?: WireFacets;
  }

  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await openTestApi({ database: 'shared' });
    token = await api.logIn('vlinder');
  });
  afterAll(() => api.close());

  const get = (path: string) => api.data<List>('GET', `/product/offer/${path}`, { token });
  const idsOf = ({ products }: List) => products.map(({ id }) => id);

  test('[S30] the pages of the offers contain each one once', async () => {
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

  test('[S30] sorted and filtered, the offers keep total and facets', async () => {
    const { total } = await get('1/1');
    const list = await get('1/100?facets=1&sort=price');
    expect([list.total, list.facets?.offer]).toEqual([total, total]);
    const paid = list.products.map(
      ({ offer_price, price_exclusive_vat }) => offer_price ?? price_exclusive_vat ?? 0,
    );
    expect(paid).toEqual(paid.toSorted((one, other) => one - other));
    const brand = list.facets?.brands[0];
    const filtered = await get(`1/100?brand=${encodeURIComponent(brand?.brand ?? '')}`);
    expect(filtered.total).toBe(brand?.count);
  });

  test('[R04] [S30] the offers are for customers', async () => {
    expect((await api.send('GET', '/product/offer/1/12')).status).toBe(401);
  });
});
