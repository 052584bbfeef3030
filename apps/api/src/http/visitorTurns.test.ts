import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../testing/openTestApi.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await openTestApi();
  token = await api.logIn('vlinder');
});
afterAll(() => api.close());

test('a hundred concurrent visitors’ lists leave connections for customers, products and health', async () => {
  const sql = await api.database.sql.reserve();
  await sql`begin`;
  // Keeps the lists of offers from ending.
  await sql`lock table offers in access exclusive mode`;
  const flood = Array.from({ length: 100 }, () => api.send('GET', '/offer/1/12'));
  try {
    const others = await Promise.all([
      api.send('GET', '/order/1/100', { token }),
      api.send('GET', '/product/detail/verzorging/luiers/demo-luiers-maat-4'),
      api.send('GET', '/category'),
      api.send('GET', '/health'),
      api.send('POST', '/shop/cart', {
        token,
        form: { 'products[1]': '2', discount: '', orderReference: '' },
      }),
    ]);
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  } finally {
    await sql`rollback`;
    sql.release();
  }
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(63);
  expect(statuses.filter((status) => status === 503)).toHaveLength(37);
});

test('customers do not wait in the visitors’ queue', async () => {
  const asked = Array.from({ length: 100 }, () => api.send('GET', '/product/popular/1/12', { token }));
  expect((await Promise.all(asked)).every(({ status }) => status === 200)).toBe(true);
});
