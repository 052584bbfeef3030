import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../testing/openTestApi.ts';
import { createXsrfToken, isSameOrigin, isXsrfToken } from './checkWrite.ts';

describe('checkWrite', () => {
  let api: TestApi;
  let token: string;
  let xsrf: string;
  beforeAll(async () => {
    api = await openTestApi({ database: 'shared' });
    token = await api.logIn('vlinder');
    const cookie = (await api.send('GET', '/health')).headers.get('set-cookie') ?? '';
    xsrf = /^XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '';
  });
  afterAll(() => api.close());

  const add = { 'products[101404]': '1' };
  const write = async (headers: Readonly<Record<string, string>>) =>
    (await api.send('POST', '/shop/cart', { token, form: add, headers })).status;

  describe('[C09] a write', () => {
    test('with the cookie and its value in the header is accepted', async () => {
      expect(await write({ cookie: `XSRF-TOKEN=${xsrf}`, 'x-xsrf-token': xsrf })).toBe(200);
    });

    test('without a cookie the bearer token and the origin suffice, as in a procurement system’s iframe', async () => {
      expect(await write({})).toBe(200);
      expect(await write({ origin: 'http://localhost:4000' })).toBe(200);
    });

    test.each<[string, () => Record<string, string>]>([
      ['with the cookie alone', () => ({ cookie: `XSRF-TOKEN=${xsrf}` })],
      ['with another header', () => ({ cookie: `XSRF-TOKEN=${xsrf}`, 'x-xsrf-token': `${xsrf}x` })],
      ['with an empty header', () => ({ cookie: `XSRF-TOKEN=${xsrf}`, 'x-xsrf-token': '' })],
      ['with a forged cookie', () => ({ cookie: 'XSRF-TOKEN=mine', 'x-xsrf-token': 'mine' })],
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
});

describe('isSameOrigin', () => {
  test.each([
    ['https://shop.example', 'https://shop.example'],
    ['https://shop.example:443', 'https://shop.example'],
    ['HTTPS://SHOP.example', 'https://shop.example'],
    ['http://127.0.0.1:4000', 'http://localhost:4000'],
    ['http://[::1]:4000', 'http://localhost:4000'],
  ])('%s can write to %s', (given, own) => expect(isSameOrigin(given, own)).toBe(true));

  test.each([
    ['null', 'https://shop.example'],
    ['', 'https://shop.example'],
    ['http://shop.example', 'https://shop.example'],
    ['https://shop.example:8443', 'https://shop.example'],
    ['https://shop.example.evil.example', 'https://shop.example'],
    ['https://evil.example/https://shop.example', 'https://shop.example'],
    ['https://sub.shop.example', 'https://shop.example'],
    ['https://shop.example@evil.example', 'https://shop.example'],
    ['http://localhost:4001', 'http://localhost:4000'],
    ['http://localhost.evil.example:4000', 'http://localhost:4000'],
  ])('%j cannot write to %s', (given, own) => expect(isSameOrigin(given, own)).toBe(false));
});

test('an origin that begins with, ends with, contains or resembles the shop’s cannot write', () => {
  const host = 'shop.example';
  const word = fc.stringMatching(/^[a-z0-9]{1,12}$/);
  const lookAlike = fc.oneof(
    word.map((name) => `https://${host}.${name}.example`),
    word.map((name) => `https://${name}${host}`),
    word.map((name) => `https://${name}.${host}`),
    word.map((name) => `https://${name}-${host}`),
    word.map((name) => `https://${host}@${name}.example`),
    word.map((name) => `https://${name}.example/${host}`),
    word.map((name) => `https://${name}.example?https://${host}`),
    word.map((name) => `https://${name}.example#https://${host}`),
    word.map((name) => `https://${host}%2e${name}.example`),
    word.map((name) => `${name}://${host}`),
    // Cyrillic letters.
    fc.constantFrom('ѕhop.example', 'sһop.example', 'shoр.example').map((double) => `https://${double}`),
  );
  fc.assert(
    fc.property(lookAlike, (origin) => {
      expect(isSameOrigin(origin, `https://${host}`), origin).toBe(false);
    }),
  );
});

describe('xsrfToken', () => {
  const secret = 'a-secret-for-tests-0123456789-abcdefgh';

  test('a token made here is accepted, and tokens are unique', () => {
    const [first, second] = [createXsrfToken(secret), createXsrfToken(secret)];
    expect(first).not.toBe(second);
    expect([isXsrfToken(first, secret), isXsrfToken(second, secret)]).toEqual([true, true]);
  });

  test('a forged token is refused', () => {
    const token = createXsrfToken(secret);
    const [value = '', signature = ''] = token.split('.');
    for (const planted of [
      '',
      '.',
      value,
      `${value}.`,
      `.${signature}`,
      `x${value}.${signature}`,
      `${value}.x${signature}`,
      createXsrfToken('another-secret-0123456789-abcdefghijkl'),
    ]) {
      expect(isXsrfToken(planted, secret), planted).toBe(false);
    }
  });
});
