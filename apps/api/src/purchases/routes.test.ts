import type { ApiClient, ProductFilters, PurchaseSort } from '@magazijn/api-client';
import { describe, expect, test } from 'vitest';
import { createTestClient } from '../testing/createTestClient.ts';
import { demoProduct } from '../testing/demoProduct.ts';
import { openTestShop } from '../testing/openTestShop.ts';

const shop = openTestShop();

const client = (token = shop.token) => createTestClient(shop.api, token);

async function order(at: string, ...lines: readonly (readonly [productId: number, quantity: number])[]) {
  const { order_id } = await shop.draft(lines);
  expect((await shop.place(order_id)).status).toBe(200);
  await shop.api.database.sql`update orders set placed_at = ${at} where id = ${order_id}`;
}

/** Three orders, each two weeks after the other. The last is of 16 November in Amsterdam. */
async function orderThrice() {
  await order('2026-10-19T10:00:00Z', [101404, 4], [shop.paint.id, 20]);
  await order('2026-11-02T10:00:00Z', [101404, 12]);
  await order('2026-11-15T23:30:00Z', [101404, 5]);
}

const idsOf = async (search: string, sort: PurchaseSort = 'last-desc') =>
  (await client().purchases(search, sort, 1, 24))?.purchases.map(({ productId }) => productId);

describe('GET /purchases', () => {
  test('every product has its last day and quantity, its rhythm, and both prices', async () => {
    await orderThrice();
    const { sql } = shop.api.database;
    const [before] = await sql<{ priceCents: number }[]>`select price_cents from products where id = 101404`;
    const price = before?.priceCents ?? 0;
    await sql`update products set price_cents = price_cents + 100, description = 'Nieuwe naam' where id = 101404`;
    const page = await client().purchases('', 'last-desc', 1, 24);
    expect(page).toMatchObject({ total: 2, historyTotal: 2 });
    expect(page?.purchases).toMatchObject([
      {
        productId: 101404,
        orderedOn: '2026-11-16',
        quantity: 5,
        times: 3,
        rhythm: { every: 2, unit: 'week' },
        priceThen: price,
        product: { price: price + 100, name: 'Nieuwe naam' },
      },
      { productId: shop.paint.id, orderedOn: '2026-10-19', quantity: 20, times: 1, rhythm: null },
    ]);
  });

  test('the price then is the one that was paid, as the price now is', async () => {
    const { sql } = shop.api.database;
    await sql`update products set deal = ${sql.json({ kind: 'percentage', percentage: 10 })} where id = 101404`;
    await order('2026-10-19T10:00:00Z', [101404, 4]);
    const [purchase] = (await client().purchases('', 'last-desc', 1, 24))?.purchases ?? [];
    expect(purchase?.product?.offerPrice).toBeLessThan(purchase?.product?.price ?? 0);
    expect(purchase?.priceThen).toBe(purchase?.product?.offerPrice);
  });

  test('drafts, refused payments and gifts are not purchases', async () => {
    await shop.draft([[101404, 12]]);
    expect(await client().purchases('', 'last-desc', 1, 24)).toMatchObject({ total: 0, historyTotal: 0 });
    const { id } = await demoProduct(shop.api.database, 'demo-cadeau');
    await order('2026-11-17T10:00:00Z', [id, 40]);
    const { sql } = shop.api.database;
    expect(await sql`select from order_lines where give_away`).toHaveLength(1);
    expect(await idsOf('')).toEqual([id]);
  });

  test('products are found by name, brand, article number and EAN, also by several words', async () => {
    await orderThrice();
    const [product] = await shop.api.database.sql<{ ean: string; articleNumber: string }[]>`
      select ean, article_number from products where id = 101404`;
    const found = ['LUIERS pukkie', product?.ean ?? '', product?.articleNumber ?? '', '101404'];
    for (const search of found) expect(await idsOf(search), search).toEqual([101404]);
    expect(await client().purchases('luiers verf', 'last-desc', 1, 24)).toMatchObject({
      total: 0,
      historyTotal: 2,
      purchases: [],
    });
  });

  test('they are sorted by name, last day and number of orders, in pages', async () => {
    await orderThrice();
    const { paint } = shop;
    expect(await idsOf('', 'last')).toEqual([paint.id, 101404]);
    expect(await idsOf('', 'times')).toEqual([paint.id, 101404]);
    expect(await idsOf('', 'times-desc')).toEqual([101404, paint.id]);
    expect(await idsOf('', 'name')).toEqual((await idsOf('', 'name-desc'))?.toReversed());
    expect(await client().purchases('', 'last', 2, 1)).toMatchObject({
      total: 2,
      purchases: [{ productId: 101404 }],
    });
    expect(await client().purchases('', 'last', 3, 1)).toMatchObject({ total: 2, purchases: [] });
  });
});

test('GET /purchases/last gives the last purchase of each product that was bought', async () => {
  await orderThrice();
  const api = client();
  const [diapers, paint, never] = await Promise.all(
    [101404, shop.paint.id, 101405].map((id) => api.lastPurchase(id, 'vlinder')),
  );
  expect(diapers).toMatchObject({ quantity: 5, orderedOn: '2026-11-16' });
  expect(paint).toMatchObject({ quantity: 20, orderedOn: '2026-10-19' });
  expect(never).toBeNull();
});

test.each(['', '?products=', '?products=x', '?products=1,', `?products=${Array(101).fill(1).join(',')}`])(
  'GET /purchases/last%s is refused',
  async (query) => {
    expect((await shop.api.send('GET', `/purchases/last${query}`, { token: shop.token })).status).toBe(400);
  },
);

test('[R03] another company sees nothing of it, and its search is not sorted by it', async () => {
  await orderThrice();
  const other = client(await shop.api.logIn('bij'));
  expect(await other.purchases('', 'last-desc', 1, 24)).toMatchObject({ historyTotal: 0 });
  expect(await other.lastPurchase(101404, 'bij')).toBeNull();
  expect((await other.suggestions('luiers'))?.products.some(({ bought }) => bought)).toBe(false);
});

const inStock: ProductFilters = {
  brands: [],
  onOffer: false,
  offerKind: null,
  inStock: true,
  sizes: [],
  packs: [],
  freeOf: [],
  organic: false,
  priceFrom: null,
  priceUntil: null,
  sort: 'default',
};

describe('search', () => {
  const suggested = async (term: string, api = client()) =>
    (await api.suggestions(term))?.products.map(({ id, bought }) => [id, bought] as const) ?? [];

  test('of equally good matches those that the company bought come first, and say so', async () => {
    const visitor = createTestClient(shop.api);
    const foundBy = async (api: ApiClient, filters?: ProductFilters) =>
      (await api.searchProducts('luiers', 1, filters)).products.map(({ id }) => id);
    const before = await foundBy(client());
    const chosen = before[3] ?? 0;
    await order('2026-11-17T10:00:00Z', [shop.paint.id, 20]);
    await shop.api.database.sql`update order_lines set product_id = ${chosen}`;
    const after = [chosen, ...before.filter((id) => id !== chosen)];
    expect(await foundBy(client())).toEqual(after);
    expect((await foundBy(client(), inStock))[0]).toBe(chosen);
    expect((await suggested('luiers')).slice(0, 2)).toEqual([
      [chosen, true],
      [before[0], false],
    ]);
    expect(await foundBy(visitor)).toEqual(before);
    expect((await suggested('luiers', visitor)).some(([, bought]) => bought)).toBe(false);
  });

  test('a product found by its number stays before one that was bought', async () => {
    const { sql } = shop.api.database;
    await order('2026-11-17T10:00:00Z', [shop.paint.id, 20]);
    await sql`update products set description = 'Verf 101404' where id = ${shop.paint.id}`;
    const ids = (await client().searchProducts('101 404')).products.map(({ id }) => id);
    expect(ids).toEqual([101404, shop.paint.id]);
  });
});
