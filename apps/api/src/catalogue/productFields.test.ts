import type { WireProduct } from '@magazijn/api-client/schemas';
import { beforeEach, describe, expect, test } from 'vitest';
import { demoProduct } from '../testing/demoProduct.ts';
import { openTestShop } from '../testing/openTestShop.ts';

/** Section 3 of the specification, 'Product'. */
const productFields = [
  'id',
  'path',
  'description',
  'contents',
  'image_paths',
  'price_exclusive_vat',
  'price_exclusive',
  'price_old',
  'stock',
  'available',
  'mail_me',
  'favourite',
  'new',
  'offer_icon',
  'product_information',
  'product_extra_information',
  'label',
  'related',
  'category_description',
  'category_url',
  'parent_category_url',
  'parent_category_description',
];
const lineFields = [
  'category_path',
  'amount',
  'ce_number',
  'vat_percentage',
  'discount_exclusive',
  'give_away_product',
  'total_exclusive',
  'total_inclusive',
  'incomplete_offer',
];
const largeFields = ['product_information', 'product_extra_information', 'label', 'related'];
const minimal = { headers: { prefer: 'return=minimal' } };

const shop = openTestShop();
const missing = (found: object | undefined, wanted: readonly string[]) =>
  wanted.filter((field) => !(found && field in found));

const detail = (path: string) =>
  shop.api.data<WireProduct>('GET', `/product/detail/${path}`, { token: shop.token });
const list = async (path: string) =>
  (await shop.api.data<{ products: WireProduct[] }>('GET', path, { token: shop.token })).products;

let juice: number;
let gift: number;
beforeEach(async () => {
  juice = (await demoProduct(shop.api.database, 'demo-appelsap-2-plus-1')).id;
  gift = (await demoProduct(shop.api.database, 'demo-cadeau')).id;
});
const cartForm = () => ({
  [`products[${juice}]`]: '2',
  [`products[${gift}]`]: '2',
  discount: '',
  orderReference: '',
});

describe('the contents, VAT rate and expected day of a product', () => {
  const diapers = 'verzorging/luiers/demo-luiers-maat-4';
  const soldOut = 'verzorging/luiers/demo-uitverkocht';
  const setExpected = (date: string | null, path: string) =>
    shop.api.database.sql`update products set expected_on = ${date} where path = ${path}`;

  test('contents and VAT rate are for everyone, the limit is for customers', async () => {
    const facts = { content_amount: 176, content_measure: 'luier', vat_percentage: 21 };
    expect(await detail(diapers)).toMatchObject(facts);
    expect(await shop.api.data('GET', `/product/detail/${diapers}`)).toMatchObject(facts);
    const limited = 'voeding/fruit/demo-tien-procent';
    expect(await detail(limited)).toMatchObject({ order_limit: 20, vat_percentage: 9 });
    expect(await shop.api.data('GET', `/product/detail/${limited}`)).toMatchObject({ order_limit: null });
  });

  test('a Belgian company has the Belgian rate, in lists and on the page, as in its cart', async () => {
    const token = await shop.api.logIn('hommel');
    const path = '/product/detail/voeding/fruit/demo-appelsap-2-plus-1';
    expect(await shop.api.data('GET', path, { token })).toMatchObject({ vat_percentage: 6 });
    const { products } = await shop.api.data<{ products: WireProduct[] }>(
      'GET',
      '/product/category/voeding/fruit/1/12',
      { token },
    );
    expect(products[0]?.vat_percentage).toBe(6);
  });

  test('a sold-out product has its expected day, in lists and in a cart, until that day is past', async () => {
    const { id } = await demoProduct(shop.api.database, 'demo-uitverkocht');
    await setExpected('2099-12-03', 'demo-uitverkocht');
    expect(await detail(soldOut)).toMatchObject({ expected_on: '2099-12-03' });
    const cart = await shop.api.data<{ products: WireProduct[] }>('POST', '/shop/cart', {
      token: shop.token,
      form: { [`products[${id}]`]: '1' },
    });
    expect(cart.products[0]).toMatchObject({ expected_on: '2099-12-03', order_limit: null });
    await setExpected('2020-01-01', 'demo-uitverkocht');
    expect(await detail(soldOut)).toMatchObject({ expected_on: null });
    await setExpected(null, 'demo-uitverkocht');
  });

  test('a product in stock has none, whatever day was set', async () => {
    await setExpected('2099-12-03', 'demo-luiers-maat-4');
    expect(await detail(diapers)).toMatchObject({ expected_on: null });
    await setExpected(null, 'demo-luiers-maat-4');
  });
});

describe('[E05] [E07] each line of a cart and an order carries every field of its product', () => {
  const priced = (headers = {}) =>
    shop.api.data<{ products: WireProduct[] }>('POST', '/shop/cart', {
      token: shop.token,
      form: cartForm(),
      headers,
    });

  test('of a cart, gifts included', async () => {
    const { products } = await priced();
    expect(products).toHaveLength(3);
    for (const line of products) expect(missing(line, [...productFields, ...lineFields])).toEqual([]);
    const [line] = products;
    const product = await detail('voeding/fruit/demo-appelsap-2-plus-1');
    // Prices, stock and texts are those of the product.
    for (const field of productFields)
      expect([field, line?.[field as 'id']]).toEqual([field, product[field as 'id']]);
  });

  test('of a draft, of the placed order, and of that order after its product has changed', async () => {
    const draft = await shop.draft([[juice, 30]]);
    expect(missing(draft.shopping_cart.products[0], [...productFields, ...lineFields])).toEqual([]);
    await shop.api.database
      .sql`update products set description = 'Anders', is_new = true where id = ${juice}`;
    const { shopping_cart: cart } = await shop.detail(draft.order_id);
    expect(missing(cart.products[0], [...productFields, ...lineFields])).toEqual([]);
    // Stored fields stay; the others are current.
    expect(cart.products[0]).toMatchObject({
      description: draft.shopping_cart.products[0]?.description,
      new: 1,
    });
    await shop.api.database.sql`update products set is_new = false where id = ${juice}`;
  });

  test('without texts and related products with Prefer: return=minimal, as the shop sends', async () => {
    const { products } = await priced(minimal.headers);
    for (const line of products)
      expect(missing(line, [...productFields, ...lineFields])).toEqual(largeFields);
  });

  test('the texts cost one more statement, regardless of the number of lines', async () => {
    const statements = async (headers = {}) => {
      shop.api.statements.length = 0;
      await priced(headers);
      return shop.api.statements.filter((text) => text.includes('products')).length;
    };
    expect([await statements(minimal.headers), await statements()]).toEqual([1, 2]);
  });

  test('favourites and stock mails are those of the company', async () => {
    await shop.api.data('GET', `/product/product-favourite/${juice}`, { token: shop.token });
    const favourites = async (token: string) =>
      (await shop.price([[juice, 1]], {}, token)).products.map(({ favourite }) => favourite);
    expect(await favourites(shop.token)).toEqual([1]);
    expect(await favourites(await shop.api.logIn('bij'))).toEqual([0]);
    await shop.api.data('DELETE', `/product/product-favourite/${juice}`, { token: shop.token });
  });
});

describe('[C13] [E06] a list has no texts and related products unless all fields are requested', () => {
  test.each([
    '/product/category/voeding/fruit/1/100',
    '/product/category/voeding/fruit/1/100?facets=1&sort=name',
    '/product/offer/1/100',
    '/product/popular/1/5',
    '/product/favourite/1/5',
    '/product/favourites',
    '/product/search?term=appelsap',
  ])('%s', async (path) => {
    await shop.api.data('GET', `/product/product-favourite/${juice}`, { token: shop.token });
    const short = await list(path);
    expect(short.length).toBeGreaterThan(0);
    for (const product of short) expect(missing(product, productFields)).toEqual(largeFields);
    const statements = async (query: string) => {
      shop.api.statements.length = 0;
      const products = await list(`${path}${path.includes('?') ? '&' : '?'}${query}`);
      return { products, count: shop.api.statements.length };
    };
    const full = await statements('fields=full');
    for (const product of full.products) expect(missing(product, productFields)).toEqual([]);
    expect(full.products.map(({ id }) => id)).toEqual(short.map(({ id }) => id));
    expect(full.count).toBe((await statements('fields=short')).count + 1);
    await shop.api.data('DELETE', `/product/product-favourite/${juice}`, { token: shop.token });
  });

  test('each product has the texts and related products of its own page', async () => {
    const [first] = await list('/product/search?term=demo-luiers&fields=full').then((found) =>
      found.length > 0 ? found : list('/product/category/verzorging/luiers/1/100?fields=full'),
    );
    if (!first) throw new Error('Nothing is found');
    const own = await detail(`verzorging/luiers/${first.path}`);
    for (const field of productFields)
      expect([field, first[field as 'id']]).toEqual([field, own[field as 'id']]);
  });

  test('a visitor gets no price, not even of related products', async () => {
    const { products } = await shop.api.data<{ products: WireProduct[] }>(
      'GET',
      '/product/category/verzorging/luiers/1/100?fields=full',
    );
    const all = products.flatMap((product) => [product, ...(product.related ?? [])]);
    expect(all.length).toBeGreaterThan(products.length);
    expect(all.every(({ price_exclusive: price }) => price === null)).toBe(true);
  });
});
