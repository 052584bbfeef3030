import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describedOperations } from '../testing/describedOperations.ts';
import { openTestApi, type TestApi } from '../testing/openTestApi.ts';
import { answerError } from './HttpError.ts';
import { limitBody } from './middleware.ts';

describe('middleware', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ database: 'shared' });
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.log.length = 0;
  });

  describe('every response', () => {
    test.each([
      ['an answer', '/api/v1/health', 200],
      ['a refusal', '/api/v1/account/profile', 401],
      ['wrong input', '/api/v1/product/popular/0/6', 400],
      ['an unknown path', '/api/v1/nothing', 404],
      ['a path outside', '/', 404],
      ['the description', '/api/v1/openapi.json', 200],
    ])('has the security headers and is not cacheable: %s', async (_name, path, status) => {
      const response = await api.app.request(path);
      expect(response.status).toBe(status);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'application/json',
        'content-security-policy':
          "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
        'cross-origin-resource-policy': 'same-site',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
    });

    test('has a request id: the proxy’s or a new one', async () => {
      const idOf = async (given?: string) =>
        (
          await api.app.request(
            '/api/v1/health',
            given === undefined ? {} : { headers: { 'x-request-id': given } },
          )
        ).headers.get('x-request-id');
      expect(await idOf('abc-DEF_123')).toBe('abc-DEF_123');
      for (const given of [undefined, 'short', 'a'.repeat(65), 'with space 1234', '{"forged":"line"}']) {
        expect(await idOf(given)).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
      }
    });
  });

  test('a request id from an untrusted client is ignored in the log', async () => {
    const incoming = { socket: { remoteAddress: '203.0.113.9', remotePort: 1, remoteFamily: 'IPv4' } };
    const headers = { 'x-request-id': 'payment-failed-of-another' };
    const answer = await api.app.request('/api/v1/health', { headers }, { incoming });
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    expect(JSON.stringify(api.log)).not.toContain('payment-failed-of-another');
  });

  describe('the XSRF cookie', () => {
    const cookieOf = async (cookie?: string, path = '/api/v1/health') =>
      (await api.app.request(path, cookie === undefined ? {} : { headers: { cookie } })).headers.get(
        'set-cookie',
      );

    test('[C09] any response sets it when it is missing, errors included', async () => {
      for (const path of ['/api/v1/health', '/api/v1/account/profile', '/nothing']) {
        expect(await cookieOf(undefined, path)).toMatch(
          /^XSRF-TOKEN=[\w-]{22}\.[\w-]{43}; Path=\/; SameSite=Strict$/,
        );
      }
    });

    test('[C09] a valid one stays; a forged one is replaced', async () => {
      const given = (await cookieOf())?.split(';')[0] ?? '';
      expect(await cookieOf(given)).toBeNull();
      expect(await cookieOf(`other=1; ${given}`)).toBeNull();
      expect(await cookieOf('XSRF-TOKEN=planted')).not.toBeNull();
    });

    test('with https it is Secure', async () => {
      const secure = await openTestApi({
        database: 'shared',
        environment: { PUBLIC_URL: 'https://shop.example' },
      });
      try {
        expect((await secure.app.request('/api/v1/health')).headers.get('set-cookie')).toMatch(/; Secure$/);
      } finally {
        await secure.close();
      }
    });
  });

  describe('the log', () => {
    test('has one line per request, with the route’s pattern', async () => {
      await api.send('GET', '/product/popular/1/3');
      await api.send('GET', '/product/popular/0/3');
      await api.app.request('/somewhere/else');
      expect(api.log.map(({ method, route, status }) => [method, route, status])).toEqual([
        ['GET', '/api/v1/product/popular/:page/:pageSize', 200],
        ['GET', '/api/v1/product/popular/:page/:pageSize', 400],
        ['GET', expect.not.stringContaining('somewhere'), 404],
      ]);
      for (const { requestId, milliseconds, time } of api.log) {
        expect(requestId).not.toBe('');
        expect(milliseconds).toBeGreaterThanOrEqual(0);
        expect(new Date(time).toISOString()).toBe(time);
      }
    });

    test('has no secrets, names or input', async () => {
      const canary = 'canary-4711';
      await api.send('POST', '/login', { form: { username: `${canary}@x.test`, password: canary } });
      await api.send('GET', `/product/search?term=${canary}`);
      await api.send('GET', `/page/${canary}`);
      await api.send('GET', '/account/profile', { token: canary });
      await api.send('GET', '/account/switch/2', { headers: { 'x-previous-token': canary, cookie: canary } });
      await api.app.request(`/${canary}?${canary}`);
      expect(api.log).toHaveLength(6);
      expect(JSON.stringify(api.log)).not.toContain(canary);
    });

    test('has no input of any route, wherever it is sent', async () => {
      const canary = 'canary-4712';
      const token = await api.logIn('vlinder');
      const { operations } = await describedOperations(api.app);
      for (const { method, path, fields } of operations) {
        const form = (place: string) =>
          new URLSearchParams(fields.filter((field) => field.in === place).map(({ name }) => [name, canary]));
        const query = form('query');
        query.set('token', canary);
        const base = path.startsWith('/img') ? '' : '/api/v1';
        await api.app.request(`${base}${path.replace(/\{\w+\}/g, canary)}?${query}`, {
          method,
          headers: {
            authorization: `Bearer ${token}`,
            cookie: `session=${canary}`,
            'x-previous-token': canary,
            referer: `https://shop.example/?token=${canary}`,
          },
          ...(method === 'GET' || method === 'HEAD' ? {} : { body: form('form') }),
        });
      }
      expect(api.log.length).toBeGreaterThan(operations.length);
      for (const secret of [canary, token]) expect(JSON.stringify(api.log)).not.toContain(secret);
    });
  });
});

describe('limitBody', () => {
  const app = new Hono();
  app.use(limitBody(10));
  app.post('/', async (context) => context.text(await context.req.text()));
  app.onError(answerError);

  const statusOf = async (body: string | ReadableStream | null, headers: Record<string, string> = {}) =>
    (await app.request('/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)).status;

  test('a body with a small enough Content-Length passes without being read', async () => {
    expect(await statusOf('1234567890', { 'content-length': '10' })).toBe(200);
    expect(await statusOf(null)).toBe(200);
  });

  test.each(['11', '1e9', 'Infinity', 'many', '-'])('a Content-Length of %s is refused', async (length) => {
    expect(await statusOf('1', { 'content-length': length })).toBe(413);
  });

  const chunks = (...texts: string[]) =>
    new ReadableStream({
      start: (controller) => {
        for (const text of texts) controller.enqueue(new TextEncoder().encode(text));
        controller.close();
      },
    });

  test('a chunked body is counted while it arrives', async () => {
    expect(await statusOf(chunks('12345', '67890'))).toBe(200);
    expect(await statusOf(chunks('12345', '67890', '1'))).toBe(413);
  });

  test('Content-Length is ignored beside chunked encoding', async () => {
    const headers = { 'content-length': '1', 'transfer-encoding': 'chunked' };
    expect(await statusOf(chunks('12345', '67890', '1'), headers)).toBe(413);
  });
});
