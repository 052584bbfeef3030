import type { WireCategory, WireProduct, WireProductDetail } from '@magazijn/api-client/schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/openTestApi.ts';

interface List {
  total: number;
  products: WireProduct[];
}

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await openTestApi();
  token = await api.logIn('vlinder');
});
afterAll(() => api.close());

const get = <Data>(path: string, bearer?: string) =>
  api.data<Data>('GET', path, bearer ? { token: bearer } : {});
const statusOf = async (path: string) => (await api.send('GET', path, { token })).status;

describe('categories', () => {
  test('[C06] the navigation has its categories by priority, and no specials', async () => {
    const categories = await get<WireCategory[]>('/category?field=priority&order=asc');
    expect(categories.length).toBeGreaterThanOrEqual(12);
    expect(categories.map(({ number }) => number)).toEqual(categories.map((_, index) => index + 1));
    expect(categories.map(({ url_description }) => url_description)).not.toContain('aanbieding');
    expect(await get<WireCategory[]>('/category')).toEqual(categories);
  });

  test('[C06] they can be sorted the other way and by name', async () => {
    const down = await get<WireCategory[]>('/category?field=priority&order=desc');
    expect(down.map(({ number }) => number)).toEqual(down.map((_, index) => down.length - index));
    const named = (await get<WireCategory[]>('/category?field=description')).map(
      ({ description }) => description,
    );
    expect(named).toHaveLength(down.length);
  });

  test.each(['field=id', 'field=priority;drop table users', 'order=up', 'order=asc,(select 1)--'])(
    '[C06] nothing else reaches the query: %s',
    async (query) => expect(await statusOf(`/category?${query}`)).toBe(400),
  );

  test('[C06] one category comes as an array of one, with its sub categories and their counts', async () => {
    const [category, ...others] = await get<WireCategory[]>('/category/detail/verzorging');
    expect(others).toEqual([]);
    expect(category?.image).toBe('categorie-verzorging');
    for (const sub of category?.sub_categories ?? []) {
      const { total } = await get<List>(`/product/category/verzorging/${sub.url_description}/1/1`);
      expect(sub.products).toBe(total);
    }
  });

  test('[C06] a sub category names its parent', async () => {
    const [category] = await get<WireCategory[]>('/category/detail/verzorging/luiers');
    expect(category?.parent_category).toEqual({
      url_description: 'verzorging',
      description: 'Luiers & verzorging',
    });
  });

  test.each(['/category/detail/geen', '/category/detail/verzorging/geen', '/category/detail/luiers'])(
    '[C06] what does not exist is 404: %s',
    async (path) => expect(await statusOf(path)).toBe(404),
  );
});

describe('lists', () => {
  test('[C04] [C13] the pages of a category hold each product once, its sub categories’ included', async () => {
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

  test('[S23] a special lists the products that it refers to', async () => {
    const { total, products } = await get<List>('/product/category/aanbieding/demo-weekactie/1/100');
    expect(total).toBe(products.length);
    expect(products.map(({ path }) => path)).toContain('demo-appelsap-2-plus-1');
  });

  test('[C04] what sells most comes first, in as many as asked', async () => {
    const { total, products } = await get<List>('/product/popular/1/6');
    expect(total).toBe(2000);
    expect(products).toHaveLength(6);
    const next = await get<List>('/product/popular/2/3');
    expect(next.products).toEqual(products.slice(3, 6));
  });

  test('[C04] the products on offer all carry a label', async () => {
    const { products } = await get<List>('/product/offer/1/100');
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
  ])('[C04] pages and sizes are whole numbers in their range: %s', async (path) => {
    expect(await statusOf(path)).toBe(400);
  });
});

describe('a product', () => {
  test('[E06] [C04] has every field of the specification', async () => {
    const product = await get<WireProductDetail>(
      '/product/detail/verzorging/luiers/demo-luiers-maat-4',
      token,
    );
    expect(product).toMatchObject({
      id: 101404,
      path: 'demo-luiers-maat-4',
      description: 'Pukkie luiers maat 4',
      price_exclusive_vat: 26.95,
      price_exclusive: 26.95,
      price_old: null,
      available: 1,
      mail_me: 0,
      favourite: 0,
      new: 0,
      ce_number: '101 404',
      category_url: 'luiers',
      category_description: 'Luiers',
      parent_category_url: 'verzorging',
      parent_category_description: 'Luiers & verzorging',
    });
    expect(product.image_paths).toHaveLength(4);
    expect(product.product_information?.length).toBeGreaterThan(250);
    expect(product.related.length).toBeGreaterThan(0);
  });

  test('[C04] one that stands directly in a category has no parent', async () => {
    const product = await get<WireProductDetail>('/product/detail/knutselen/demo-verf');
    expect(product).toMatchObject({ category_url: 'knutselen', parent_category_url: null, new: 1 });
  });

  test.each([
    '/product/detail/verzorging/luiers/geen',
    '/product/detail/voeding/luiers/demo-luiers-maat-4',
    '/product/detail/verzorging/demo-luiers-maat-4',
    '/product/detail/luiers/demo-luiers-maat-4',
    '/product/detail/verzorging/luiers/..%2f..%2fetc',
  ])('[C04] is found under its own path only: %s', async (path) => expect(await statusOf(path)).toBe(404));
});

test('[R01] anonymous visitors get no price anywhere, in no field', async () => {
  const paths = [
    '/product/popular/1/100',
    '/product/offer/1/100',
    '/product/category/voeding/1/100',
    '/product/category/aanbieding/demo-weekactie/1/100',
    '/product/detail/verzorging/luiers/demo-luiers-maat-4',
    '/product/search?term=luiers',
    '/product/suggest?term=luiers',
    '/offer/1/12',
    '/category',
  ];
  for (const path of paths) {
    const text = await (await api.send('GET', path)).text();
    const prices = [...text.matchAll(/"\w*price\w*":([^,}]+)/g)].map(([, value]) => value);
    expect(
      prices.filter((price) => price !== 'null'),
      path,
    ).toEqual([]);
    expect(text.match(/\d\.\d\d(?=[,}])/), path).toBeNull();
  }
});
