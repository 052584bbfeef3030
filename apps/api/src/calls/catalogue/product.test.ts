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

  const detailOf = async (path: string, bearer?: string) => {
    const [place] = await api.database.sql<{ url: string; parent: string | null }[]>`
      select category.url, parent.url as parent from products
        join categories as category on category.id = products.category_id
        left join categories as parent on parent.id = category.parent_id
        where products.path = ${path}`;
    const segments = [place?.parent, place?.url, path].filter(Boolean).join('/');
    return get<WireProductDetail>(`/product/detail/${segments}`, bearer);
  };

  test('[V21] one with free goods says how to order them, to visitors too', async () => {
    const offer = {
      message: 'Vul 3 in, je betaalt er 2. De korting staat onder aan je factuur.',
      paid: 2,
      free: 1,
      picture: null,
    };
    const juice = await detailOf('demo-appelsap-2-plus-1', token);
    expect(juice).toMatchObject({ offer, offer_price: null });
    expect((await detailOf('demo-appelsap-2-plus-1')).offer).toEqual(offer);
  });

  test('[V21] one with a gift names and shows it, as long as it is there', async () => {
    const { offer } = await detailOf('demo-cadeau', token);
    expect(offer?.message).toMatch(/^Bij 2 \w+ krijg je Waskrijtjes dik.* cadeau\.$/);
    expect(offer?.picture).toBe('waskrijtjes-dik');
    await api.database.sql`update products set available = false where path = 'waskrijtjes-dik'`;
    expect((await detailOf('demo-cadeau', token)).offer).toBeNull();
    await api.database.sql`update products set available = true where path = 'waskrijtjes-dik'`;
  });

  test('[R01] the price after a percentage deal is for customers', async () => {
    const sauce = await detailOf('demo-tien-procent', token);
    const lowered = Math.round((sauce.price_exclusive_vat ?? 0) * 90) / 100;
    expect(sauce.offer_price).toBeCloseTo(lowered, 1);
    expect(sauce.offer).toBeNull();
    expect((await detailOf('demo-tien-procent')).offer_price).toBeNull();
  });

  test.each([
    '/product/detail/verzorging/luiers/geen',
    '/product/detail/voeding/luiers/demo-luiers-maat-4',
    '/product/detail/verzorging/demo-luiers-maat-4',
    '/product/detail/luiers/demo-luiers-maat-4',
    '/product/detail/verzorging/luiers/..%2f..%2fetc',
  ])('[C04] is found under its own path only: %s', async (path) => expect(await statusOf(path)).toBe(404));
});
