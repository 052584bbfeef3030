import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../testing/openTestApi.ts';

let api: TestApi;
let token: string;
let xsrf: string;
beforeAll(async () => {
  api = await openTestApi();
  token = await api.logIn('vlinder');
  const cookie = (await api.send('GET', '/health')).headers.get('set-cookie') ?? '';
  xsrf = /^XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '';
});
afterAll(() => api.close());

const add = { 'products[101404]': '1' };
const write = async (headers: Readonly<Record<string, string>>) =>
  (await api.send('POST', '/shop/cart', { token, form: add, headers })).status;

describe('[C09] a write', () => {
  test('with the cookie and its value in the header is done', async () => {
    expect(await write({ cookie: `XSRF-TOKEN=${xsrf}`, 'x-xsrf-token': xsrf })).toBe(200);
  });

  test('without a cookie the bearer and the origin suffice, as in a frame of a procurement system', async () => {
    expect(await write({})).toBe(200);
    expect(await write({ origin: 'http://localhost:4000' })).toBe(200);
  });

  test.each<[string, () => Record<string, string>]>([
    ['with the cookie alone', () => ({ cookie: `XSRF-TOKEN=${xsrf}` })],
    ['with another header', () => ({ cookie: `XSRF-TOKEN=${xsrf}`, 'x-xsrf-token': `${xsrf}x` })],
    ['with an empty header', () => ({ cookie: `XSRF-TOKEN=${xsrf}`, 'x-xsrf-token': '' })],
    ['with a cookie that somebody planted', () => ({ cookie: 'XSRF-TOKEN=mine', 'x-xsrf-token': 'mine' })],
    ['from another site', () => ({ origin: 'https://evil.example' })],
    [
      'from another site that knows the token',
      () => ({
        origin: 'https://evil.example',
        cookie: `XSRF-TOKEN=${xsrf}`,
        'x-xsrf-token': xsrf,
      }),
    ],
    ['from a page without an origin', () => ({ origin: 'null' })],
    ['from another port of the same host', () => ({ origin: 'http://localhost:4001' })],
  ])('%s is refused', async (_name, headers) => expect(await write(headers())).toBe(403));

  test('[C09] reading needs no header', async () => {
    const headers = { cookie: `XSRF-TOKEN=${xsrf}` };
    expect((await api.send('GET', '/account/profile', { token, headers })).status).toBe(200);
  });

  test('a login and a DELETE are writes too', async () => {
    const headers = { cookie: `XSRF-TOKEN=${xsrf}` };
    const form = { username: 'vlinder@demo.magazijn.test', password: 'Magazijn-2026!' };
    expect((await api.send('POST', '/login', { form, headers })).status).toBe(403);
    expect((await api.send('DELETE', '/product/product-favourite/101404', { token, headers })).status).toBe(
      403,
    );
  });
});
