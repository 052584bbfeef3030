import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApi, type TestApi } from './testing/openTestApi.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await openTestApi({ database: 'shared' });
  token = await api.logIn('vlinder');
});
afterAll(() => api.close());

describe('a path without a route', () => {
  test.each([
    '/',
    '/api',
    '/api/v1',
    '/api/v1/',
    '/api/v1/order',
    '/api/v2/health',
    '/health',
    '/api/v1/health/',
    '/%',
  ])('%s is 404, as JSON', async (path) => {
    const response = await api.app.request(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: 'Not found.' });
  });

  test.each(['POST', 'DELETE', 'PUT', 'OPTIONS'])('is 404 for %s too', async (method) => {
    const response = await api.app.request('/api/v1/nothing', { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: 'Not found.' });
  });
});

describe('a path without the method', () => {
  test.each([
    ['PUT', '/api/v1/health', 'GET, HEAD, OPTIONS'],
    ['TRACE-IT', '/api/v1/health', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/api/v1/health', 'GET, HEAD, OPTIONS'],
    ['POST', '/api/v1/openapi.json', 'GET, HEAD, OPTIONS'],
    ['POST', '/img/demo/200/200', 'GET, HEAD, OPTIONS'],
    ['GET', '/api/v1/login', 'POST, OPTIONS'],
    ['PATCH', '/api/v1/lists/1', 'GET, HEAD, POST, DELETE, OPTIONS'],
    // Its GET changes data, so HEAD is not one of its methods.
    ['POST', '/api/v1/product/product-favourite/101404', 'GET, DELETE, OPTIONS'],
  ])('%s %s is 405 and lists its methods', async (method, path, allow) => {
    const response = await api.app.request(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allow);
    expect(await response.json()).toEqual({ message: `This path has the methods ${allow} only.` });
    const options = await api.app.request(path, { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow'), await options.text()]).toEqual([204, allow, '']);
  });

  test('HEAD of a path that only has POST gets 405 without a body', async () => {
    const response = await api.app.request('/api/v1/login', { method: 'HEAD' });
    expect([response.status, response.headers.get('allow'), await response.text()]).toEqual([
      405,
      'POST, OPTIONS',
      '',
    ]);
  });
});

describe('a body', () => {
  const send = (body: string, headers: Record<string, string> = {}) =>
    api.app.request('/api/v1/shop/cart', {
      method: 'POST',
      body,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
    });

  test('over 256 kB is refused, with or without Content-Length', async () => {
    const large = `orderReference=${'a'.repeat(256 * 1024)}`;
    expect((await send(large, { 'content-length': String(large.length) })).status).toBe(413);
    const stream = {
      method: 'POST',
      duplex: 'half',
      body: new ReadableStream({
        start(controller) {
          for (let chunk = 0; chunk < 300; chunk += 1) controller.enqueue(new Uint8Array(1024).fill(97));
          controller.close();
        },
      }),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-www-form-urlencoded' },
    };
    const streamed = new Request('http://api.test/api/v1/shop/cart', stream);
    expect((await api.app.request(streamed)).status).toBe(413);
  });

  test('that is not a form is refused', async () => {
    expect((await send('{}', { 'content-type': 'application/json' })).status).toBe(415);
  });
});

test('a fault has no details in its response, and all details in the log', async () => {
  const broken = await openTestApi();
  await broken.database.sql`drop table pages cascade`;
  const response = await broken.app.request('/api/v1/pages?position=FOOTER');
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ message: 'Something went wrong here. Try again later.' });
  expect(broken.log.at(-1)?.error).toContain('relation "pages" does not exist');
  await broken.close();
});
