import type { WireProductDetail } from '@magazijn/api-client/schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../testing/openTestApi.ts';
import { offerText } from './findProduct.ts';

describe('product', () => {
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
    /** Section 3 of the specification: each field with its value for a customer. */
    const fields = {
      id: 101404,
      path: 'demo-luiers-maat-4',
      description: 'Pukkie luiers maat 4',
      contents: '8–14 kg · 4 × 44 stuks',
      image_paths: Array.from({ length: 4 }, () => expect.any(String)),
      price_exclusive_vat: 26.95,
      price_exclusive: 26.95,
      price_old: 29.95,
      stock: 100_000,
      available: 1,
      mail_me: 0,
      favourite: 1,
      new: 1,
      offer_icon: '2-plus-1',
      product_information: expect.stringMatching(/^<[\s\S]{250,}/),
      product_extra_information: '<p>Bewaar droog.</p>',
      label: expect.stringMatching(/^<[\s\S]+>$/),
      category_description: 'Luiers',
      category_url: 'luiers',
      parent_category_url: 'verzorging',
      parent_category_description: 'Luiers & verzorging',
    };

    test('[E06] [C04] a product has every field of the specification', async () => {
      const path = 'demo-luiers-maat-4';
      // Fields without a value of this product.
      const [before] = await api.database.sql<{ extraInformation: string | null; label: string | null }[]>`
      select extra_information, label from products where path = ${path}`;
      await api.database.sql`
      update products set price_old_cents = 2995, is_new = true, offer_icon = '2-plus-1',
          extra_information = '<p>Bewaar droog.</p>', label = '<p>Etiket</p>'
        where path = ${path}`;
      await api.send('GET', '/product/product-favourite/101404', { token });
      const product = await get<WireProductDetail>(`/product/detail/verzorging/luiers/${path}`, token);
      expect(product).toMatchObject({ ...fields, ce_number: '101 404' });
      expect(product.related?.length).toBeGreaterThan(0);
      const texts = ['product_information', 'product_extra_information', 'label', 'related'];
      const ofList = Object.keys(fields).filter((name) => !texts.includes(name));
      for (const related of product.related ?? [])
        expect(Object.keys(related)).toEqual(expect.arrayContaining(ofList));
      await api.database.sql`
      update products set price_old_cents = null, is_new = false, offer_icon = null,
          extra_information = ${before?.extraInformation ?? null}, label = ${before?.label ?? null}
        where path = ${path}`;
      await api.send('DELETE', '/product/product-favourite/101404', { token });
    });

    test('[C04] a product directly in a main category has no parent', async () => {
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

    test('[V21] free goods have a text with the quantity to order, for visitors too', async () => {
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

    test('[V21] a gift is named and shown while it is available', async () => {
      const { offer } = await detailOf('demo-cadeau', token);
      expect(offer?.message).toMatch(/^Bij 2 \w+ krijg je Waskrijtjes dik.* cadeau\.$/);
      expect(offer?.picture).toBe('waskrijtjes-dik');
      await api.database.sql`update products set available = false where path = 'waskrijtjes-dik'`;
      expect((await detailOf('demo-cadeau', token)).offer).toBeNull();
      await api.database.sql`update products set available = true where path = 'waskrijtjes-dik'`;
    });

    test('[T21] a product that is not for sale is unavailable in lists, on its page and in suggestions, even with stock', async () => {
      await api.database.sql`update products set available = false where path = 'demo-luiers-maat-4'`;
      const detail = await get<WireProductDetail>(
        '/product/detail/verzorging/luiers/demo-luiers-maat-4',
        token,
      );
      const { products } = await get<{ products: { id: number; available: number; stock: number }[] }>(
        '/product/search?term=101404',
        token,
      );
      const suggested = await get<{ products: { stock: number }[] }>('/product/suggest?term=101404', token);
      await api.database.sql`update products set available = true where path = 'demo-luiers-maat-4'`;
      expect([detail.available, detail.stock]).toEqual([0, 100_000]);
      expect(products.map(({ available, stock }) => [available, stock])).toEqual([[0, 100_000]]);
      expect(suggested.products.map(({ stock }) => stock)).toEqual([0]);
    });

    test('[R01] only customers get the price after a percentage deal', async () => {
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
    ])('[C04] a product is found only under its own path: %s', async (path) =>
      expect(await statusOf(path)).toBe(404),
    );

    test('visitors see whether a product is in stock; customers also see how much', async () => {
      const paths = [
        '/product/detail/verzorging/luiers/demo-luiers-maat-4',
        '/product/detail/verzorging/luiers/demo-uitverkocht',
        '/product/category/verzorging/luiers/1/100',
        '/product/popular/1/100',
        '/product/search?term=luiers',
      ];
      const stocksIn = async (path: string, bearer?: string) => {
        const answer = JSON.stringify(await get(path, bearer));
        return [...answer.matchAll(/"stock":(\d+)/g)].map(([, stock]) => Number(stock));
      };
      for (const path of paths) {
        const [told, exact] = [await stocksIn(path), await stocksIn(path, token)];
        expect(exact.length, path).toBeGreaterThan(0);
        expect(told, path).toEqual(exact.map((stock) => (stock > 0 ? 1 : 0)));
      }
    });
  });
});

describe('offerText', () => {
  const plain = { deal: null, unit: 'pak', giftName: null, giftPicture: null, priceCents: 945 };

  test('[V21] free goods: the text has the total to enter and where the discount shows', () => {
    expect(offerText({ ...plain, deal: { kind: 'free-goods', paid: 2, free: 1 } })).toEqual({
      message: 'Vul 3 in, je betaalt er 2. De korting staat onder aan je factuur.',
      paid: 2,
      free: 1,
      picture: null,
    });
  });

  test('[V21] a gift: the text has the threshold and the gift', () => {
    const deal = { kind: 'give-away', from: 2, productId: 5 } as const;
    const gift = { giftName: 'Waskrijtjes dik', giftPicture: 'waskrijtjes-dik' };
    expect(offerText({ ...plain, ...gift, deal })).toEqual({
      message: 'Bij 2 pakken krijg je Waskrijtjes dik cadeau.',
      paid: null,
      free: null,
      picture: 'waskrijtjes-dik',
    });
    expect(offerText({ ...plain, deal })).toBeNull();
  });

  test('a percentage that cannot be rounded per unit is shown as a sentence', () => {
    const deal = { kind: 'percentage', percentage: 12.5 } as const;
    expect(offerText({ ...plain, priceCents: 5, deal })?.message).toBe(
      'Je krijgt 12,5% korting, berekend over het hele aantal.',
    );
  });

  test('a percentage visible in the price, and no deal, have no sentence', () => {
    expect(offerText({ ...plain, deal: { kind: 'percentage', percentage: 10 } })).toBeNull();
    expect(offerText(plain)).toBeNull();
  });
});
