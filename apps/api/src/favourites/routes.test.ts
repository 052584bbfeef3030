import type { WireProduct } from '@magazijn/api-client/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applyRetention } from '../database/applyRetention.ts';
import { cartForm } from '../testing/cartForm.ts';
import { openTestApi, type TestApi, wednesday } from '../testing/openTestApi.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await openTestApi();
  token = await api.logIn('vlinder');
});
afterAll(() => api.close());

const listed = async (bearer: string) =>
  (await api.data<{ products: WireProduct[] }>('GET', '/product/favourites', { token: bearer })).products;

test('[C05] adding, listing and removing a favourite; each is idempotent', async () => {
  const mark = () => api.send('GET', '/product/product-favourite/101404', { token });
  const unmark = () => api.send('DELETE', '/product/product-favourite/101404', { token });
  expect([(await mark()).status, (await mark()).status]).toEqual([200, 200]);
  expect((await listed(token)).map(({ id, favourite }) => [id, favourite])).toEqual([[101404, 1]]);
  const list = await api.data<{ total: number }>('GET', '/product/favourite/1/6', { token });
  expect(list.total).toBe(1);
  expect([(await unmark()).status, (await unmark()).status]).toEqual([200, 200]);
  expect(await listed(token)).toEqual([]);
});

test('[R03] [C05] favourites belong to one company', async () => {
  const other = await api.logIn('bij');
  await api.send('GET', '/product/product-favourite/105001', { token });
  expect(await listed(other)).toEqual([]);
  // Removing a favourite does not change another company's.
  await api.send('DELETE', '/product/product-favourite/105001', { token: other });
  expect((await listed(token)).map(({ id }) => id)).toEqual([105001]);
});

test('[C05] a stock mail is subscribed once and shows on the product', async () => {
  const ask = () => api.send('GET', '/product/statusmail/101419', { token });
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
  const path = '/product/detail/verzorging/luiers/demo-uitverkocht';
  expect((await api.data<WireProduct>('GET', path, { token })).mail_me).toBe(1);
  expect((await api.data<WireProduct>('GET', path)).mail_me).toBe(0);
});

test('[T24] mail_me stays 1 in every response with the product, for its own company only', async () => {
  await api.send('GET', '/product/product-favourite/101419', { token });
  await api.send('GET', '/product/statusmail/101419', { token });
  const paths = [
    '/product/favourites',
    '/product/favourite/1/6',
    '/product/category/verzorging/luiers/1/100',
  ];
  const mailMe = async (path: string, bearer: string) => {
    const { products } = await api.data<{ products: WireProduct[] }>('GET', path, { token: bearer });
    return products.filter(({ path: own }) => own === 'demo-uitverkocht').map(({ mail_me }) => mail_me);
  };
  for (const path of paths) expect(await mailMe(path, token), path).toEqual([1]);
  const again = await api.logIn('vlinder');
  expect(await mailMe('/product/favourites', again)).toEqual([1]);
  expect(await mailMe('/product/category/verzorging/luiers/1/100', await api.logIn('bij'))).toEqual([0]);
});

test('a stock mail can be cancelled, by its own company only; cancelling is idempotent', async () => {
  const path = '/product/detail/verzorging/luiers/demo-uitverkocht';
  const asked = async () => (await api.data<WireProduct>('GET', path, { token })).mail_me;
  const cancel = (bearer: string) => api.send('DELETE', '/product/statusmail/101419', { token: bearer });
  await api.send('GET', '/product/statusmail/101419', { token });
  expect((await cancel(await api.logIn('bij'))).status).toBe(200);
  expect(await asked()).toBe(1);
  expect([(await cancel(token)).status, (await cancel(token)).status]).toEqual([200, 200]);
  expect(await asked()).toBe(0);
});

test.each(['product-favourite', 'statusmail'])(
  '[C05] %s of an unknown product is 404, of an invalid id 400',
  async (call) => {
    expect((await api.send('GET', `/product/${call}/999999`, { token })).status).toBe(404);
    for (const id of ['abc', '0', '-1', '1.5', '1e3', '%00', "1'--"]) {
      expect((await api.send('GET', `/product/${call}/${id}`, { token })).status, id).toBe(400);
    }
  },
);

describe('of people with colleagues', () => {
  const [own, shared, both] = [101404, 101419, 105001];

  /** Gives a demo account's company another person, with the password of all demo accounts, and logs in. */
  async function join(account: string, name: string, role = 'buyer'): Promise<string> {
    await api.database.sql`
      insert into users (company_id, email, password_hash, name, role)
        select company_id, ${`${name}@demo.magazijn.test`}, password_hash, ${name}, ${role}
          from users where email like ${`${account}@%`}`;
    return api.logIn(name);
  }
  const mark = (bearer: string, id: number) =>
    api.data('GET', `/product/product-favourite/${id}`, { token: bearer });
  const unmark = (bearer: string, id: number) =>
    api.data('DELETE', `/product/product-favourite/${id}`, { token: bearer });
  const company = (method: 'POST' | 'DELETE', bearer: string, id: number) =>
    api.send(method, `/product/company-favourite/${id}`, { token: bearer });
  /** Per favourite its id, whether it is the person's own, and whether the company's; null when that is not told. */
  const seen = async (bearer: string) => {
    type Favourite = WireProduct & { company_favourite?: number };
    const path = '/product/favourites';
    const { products } = await api.data<{ products: Favourite[] }>('GET', path, { token: bearer });
    return products.map(({ id, favourite, company_favourite = null }) => [id, favourite, company_favourite]);
  };

  beforeEach(async () => {
    const { sql } = api.database;
    await sql`truncate orders cascade`;
    await sql`delete from users where email in ('egel@demo.magazijn.test', 'das@demo.magazijn.test')`;
    await sql`truncate favourites, own_favourites`;
  });

  test('each marks for themself, and sees the company’s after their own, each product once', async () => {
    for (const id of [shared, both]) await mark(token, id);
    expect(await seen(token)).toEqual([
      [both, 1, null],
      [shared, 1, null],
    ]);
    const egel = await join('vlinder', 'egel');
    for (const id of [own, both]) await mark(egel, id);
    expect(await seen(egel)).toEqual([
      [both, 1, 1],
      [own, 1, 0],
      [shared, 0, 1],
    ]);
    const { total, products } = await api.data<{ total: number; products: WireProduct[] }>(
      'GET',
      '/product/favourite/1/2',
      { token: egel },
    );
    expect([total, products.map(({ id }) => id)]).toEqual([3, [both, own]]);
    // Favourites from before the company had people belong to the company.
    expect(await seen(token)).toEqual([
      [both, 0, 1],
      [shared, 0, 1],
    ]);
    await unmark(egel, both);
    expect(await seen(egel)).toEqual([
      [own, 1, 0],
      [both, 0, 1],
      [shared, 0, 1],
    ]);
  });

  test('the heart of a product is the person’s own on pages, in a cart and in an order', async () => {
    const egel = await join('vlinder', 'egel');
    await mark(egel, own);
    await company('POST', egel, both);
    const form = cartForm([
      [own, 12],
      [both, 1],
    ]);
    const hearts = async (bearer: string) => {
      const page = '/product/detail/verzorging/luiers/demo-luiers-maat-4';
      const { favourite } = await api.data<WireProduct>('GET', page, { token: bearer });
      const cart = await api.data<{ products: WireProduct[] }>('POST', '/shop/cart', { token: bearer, form });
      const { order } = await api.data<{ order: { order_id: number } }>('POST', '/order/create', {
        token: bearer,
        form,
      });
      const draft = await api.data<{ shopping_cart: { products: WireProduct[] } }>(
        'GET',
        `/order/detail/${order.order_id}`,
        { token: bearer },
      );
      return [
        favourite,
        ...[cart, draft.shopping_cart].map((each) => each.products.map((line) => line.favourite)),
      ];
    };
    expect(await hearts(egel)).toEqual([1, [1, 0], [1, 0]]);
    expect(await hearts(token)).toEqual([0, [0, 0], [0, 0]]);
  });

  test('a bookkeeper shares no favourites', async () => {
    await join('vlinder', 'egel', 'bookkeeper');
    await mark(token, own);
    expect(await seen(token)).toEqual([[own, 1, null]]);
  });

  test('who orders decides which are the company’s; a requester does not', async () => {
    const egel = await join('vlinder', 'egel');
    const das = await join('vlinder', 'das', 'requester');
    for (const _twice of [1, 2]) expect((await company('POST', egel, shared)).status).toBe(200);
    expect(await seen(das)).toEqual([[shared, 0, 1]]);
    for (const method of ['POST', 'DELETE'] as const) {
      expect((await company(method, das, shared)).status).toBe(403);
    }
    await mark(das, shared);
    for (const _twice of [1, 2]) expect((await company('DELETE', token, shared)).status).toBe(200);
    // The own one of a colleague stays.
    expect([await seen(das), await seen(egel)]).toEqual([[[shared, 1, 0]], []]);
    expect((await company('POST', egel, 999_999)).status).toBe(404);
    expect((await company('DELETE', await api.logIn('bij'), shared)).status).toBe(200);
  });

  test('a login that is alone again has all as one, and can remove each', async () => {
    const egel = await join('vlinder', 'egel');
    await mark(token, own);
    await company('POST', token, shared);
    await mark(egel, both);
    await api.database.sql`update users set disabled = true, ended_at = now() where email like 'egel@%'`;
    expect(await seen(token)).toEqual([
      [own, 1, null],
      [shared, 1, null],
    ]);
    for (const id of [own, shared]) await unmark(token, id);
    expect(await seen(token)).toEqual([]);
  });

  test('a person who comes back finds their own; after a quarter of a year they are gone, the company’s stay', async () => {
    const egel = await join('vlinder', 'egel');
    await mark(egel, own);
    await company('POST', egel, shared);
    const left = async (days: number) => {
      const { sql } = api.database;
      const now = new Date(wednesday);
      const ended = new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
      await sql`update users set disabled = true, ended_at = ${ended} where email like 'egel@%'`;
      await applyRetention(api.database, now);
      await sql`update users set disabled = false, ended_at = null where email like 'egel@%'`;
      return seen(await api.logIn('egel'));
    };
    // Users with an order are kept.
    await api.data('POST', '/order/create', { token: egel, form: cartForm([[own, 12]]) });
    await api.database.sql`
      update orders set expires_at = '2099-01-01' where user_id = (select id from users where email like 'egel@%')`;
    expect(await left(89)).toEqual([
      [own, 1, 0],
      [shared, 0, 1],
    ]);
    expect(await left(91)).toEqual([[shared, 0, 1]]);
  });

  test('[C02] a person of a parent organisation has own ones in each company; a login alone there marks the company’s', async () => {
    const [{ id }] = await api.database.sql<
      [{ id: number }]
    >`select id from users where email like 'hommel@%'`;
    const switched = async (bearer: string) =>
      api.data<string>('GET', `/account/switch/${id}`, { token: bearer });
    const hommel = await api.logIn('hommel');
    const koepel = await switched(await api.logIn('koepel'));
    await mark(koepel, shared);
    expect([await seen(koepel), await seen(hommel)]).toEqual([[[shared, 1, null]], [[shared, 1, null]]]);
    const egel = await switched(await join('koepel', 'egel'));
    await mark(egel, own);
    expect(await seen(egel)).toEqual([
      [own, 1, 0],
      [shared, 0, 1],
    ]);
    expect(await seen(koepel)).toEqual([[shared, 0, 1]]);
    expect(await seen(hommel)).toEqual([[shared, 1, null]]);
    expect(await seen(await api.logIn('egel'))).toEqual([]);
  });
});
