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

  test.each([
    ['PUT', 405],
    ['PATCH', 405],
    ['TRACE-IT', 405],
    ['DELETE', 404],
    ['OPTIONS', 404],
  ])('method %s is refused: %i', async (method, status) => {
    expect((await api.app.request('/api/v1/health', { method })).status).toBe(status);
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
