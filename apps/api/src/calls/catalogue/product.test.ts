import type { WireProductDetail } from '@magazijn/api-client/schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/openTestApi.ts';

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
