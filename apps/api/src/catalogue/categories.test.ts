import type { WireCategory, WireProduct } from '@magazijn/api-client/schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../testing/openTestApi.ts';

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

describe('categories', () => {
  test('[C06] the navigation has its categories by priority, without specials', async () => {
    const categories = await get<WireCategory[]>('/category?field=priority&order=asc');
    expect(categories.length).toBeGreaterThanOrEqual(12);
    expect(categories.map(({ number }) => number)).toEqual(categories.map((_, index) => index + 1));
    expect(categories.map(({ url_description }) => url_description)).not.toContain('aanbieding');
    expect(await get<WireCategory[]>('/category')).toEqual(categories);
  });

  test('[C06] they can be sorted descending and by name', async () => {
    const down = await get<WireCategory[]>('/category?field=priority&order=desc');
    expect(down.map(({ number }) => number)).toEqual(down.map((_, index) => down.length - index));
    const named = (await get<WireCategory[]>('/category?field=description')).map(
      ({ description }) => description,
    );
    expect(named).toHaveLength(down.length);
  });

  test.each(['field=id', 'field=priority;drop table users', 'order=up', 'order=asc,(select 1)--'])(
    '[C06] other sort parameters never reach the query: %s',
    async (query) => expect(await statusOf(`/category?${query}`)).toBe(400),
  );

  test('[C06] one category is returned as an array of one, with its sub categories and their counts', async () => {
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
    '[C06] an unknown category is 404: %s',
    async (path) => expect(await statusOf(path)).toBe(404),
  );
});
