import type { WireProduct } from '@magazijn/api-client/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../testing/openTestApi.ts';

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
    for (const id of ['abc', '0', '-1', '1.5', '1e3', '9999999999', '%00', "1'--"]) {
      expect((await api.send('GET', `/product/${call}/${id}`, { token })).status, id).toBe(400);
    }
  },
);
