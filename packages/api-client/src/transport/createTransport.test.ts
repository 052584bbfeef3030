// Over 300 lines: all answers of a server, against one transport.
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError, isTransient } from './ApiError.ts';
import type { ApiOptions } from './ApiOptions.ts';
import { createTransport, segments } from './createTransport.ts';

describe('createTransport', () => {
  const responseSchema = z.object({ id: z.number() });

  /** A transport with one canned response, and the requests that it sent. */
  function transportOf(
    response: (request: Request) => Response | Promise<Response>,
    options: ApiOptions = {},
  ) {
    const sent: Request[] = [];
    const fetcher: typeof fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : new URL(input, 'http://shop.test');
      const request = new Request(url, init);
      sent.push(request.clone());
      return response(request);
    };
    return { sent, send: createTransport({ fetch: fetcher, ...options }) };
  }

  const ok = () => Response.json({ data: { id: 7 } });

  describe('createTransport', () => {
    test('[C11] every call is below /api/v1 and returns `data`', async () => {
      const { send, sent } = transportOf(ok);
      await expect(send({ path: '/product', query: { term: 'a b' }, responseSchema })).resolves.toEqual({
        id: 7,
      });
      expect(sent[0]?.url).toBe('http://shop.test/api/v1/product?term=a+b');
    });

    test('a list in the query is sent as repeated parameters', async () => {
      const { send, sent } = transportOf(ok);
      const query = { facets: '1', brand: ['A & B', 'C'], stock: undefined };
      await send({ path: '/product/search', query, responseSchema });
      expect(sent[0]?.url).toBe('http://shop.test/api/v1/product/search?facets=1&brand=A+%26+B&brand=C');
    });

    test('[C09] a write has bearer token and XSRF header, a read only the bearer token', async () => {
      const { send, sent } = transportOf(ok, { token: () => 'T', xsrfToken: () => 'X' });
      await send({ method: 'POST', path: '/shop/cart', responseSchema });
      await send({ path: '/category', responseSchema });
      expect(sent.map((request) => request.headers.get('authorization'))).toEqual(['Bearer T', 'Bearer T']);
      expect(sent.map((request) => request.headers.get('x-xsrf-token'))).toEqual(['X', null]);
    });

    test('[C09] a write refused after the XSRF cookie changed is retried with each new cookie', async () => {
      const coming = ['X', 'Y', 'Z'];
      let cookie: string | null = null;
      const { send, sent } = transportOf(
        (request) => {
          cookie = coming.shift() ?? cookie;
          return request.headers.get('x-xsrf-token') === cookie
            ? ok()
            : Response.json({ message: 'No.' }, { status: 403 });
        },
        { xsrfToken: () => cookie },
      );
      const body = new URLSearchParams({ discount: 'DEMO10' });
      await expect(send({ method: 'POST', path: '/shop/cart', body, responseSchema })).resolves.toEqual({
        id: 7,
      });
      expect(sent.map((request) => request.headers.get('x-xsrf-token'))).toEqual([null, 'X', 'Y', 'Z']);
      expect(await sent[3]?.text()).toBe('discount=DEMO10');
    });

    test('[C09] a back end that changes the cookie with every refusal is not retried forever', async () => {
      let cookie = 0;
      const { send, sent } = transportOf(() => Response.json({ message: 'No.' }, { status: 403 }), {
        xsrfToken: () => String(cookie++),
      });
      await expect(send({ method: 'POST', path: '/shop/cart', responseSchema })).rejects.toThrow('No.');
      expect(sent).toHaveLength(8);
    });

    test('[C09] any other refusal is not retried', async () => {
      const { send, sent } = transportOf(() => Response.json({ message: 'No.' }, { status: 403 }), {
        xsrfToken: () => 'X',
      });
      await expect(send({ method: 'POST', path: '/shop/cart', responseSchema })).rejects.toThrow('No.');
      expect(sent).toHaveLength(1);
    });

    test('[C09] a call can have its own bearer token', async () => {
      const { send, sent } = transportOf(ok, { token: () => null });
      await send({ method: 'POST', path: '/logout', responseSchema, token: 'T' });
      expect(sent[0]?.headers.get('authorization')).toBe('Bearer T');
    });

    const secrets: ApiOptions = {
      token: () => 'T',
      previousToken: () => 'P',
      xsrfToken: () => 'X',
      pageOrigin: 'http://shop.test',
    };
    const write = {
      method: 'POST',
      path: '/shop/cart',
      responseSchema,
      headers: { 'x-previous-token': 'P' },
      secretQuery: { previous_token: 'P' },
    } as const;

    test.each([
      ['https://elsewhere.test', false],
      ['http://shop.test:81', false],
      ['https://shop.test', false],
      ['http://shop.test.elsewhere.test', false],
      ['http://shop.test', true],
      ['http://SHOP.test:80', true],
    ])(
      '[C09] credentials are sent to %s: %s; the XSRF header never to an absolute URL',
      async (origin, own) => {
        const { send, sent } = transportOf(ok, { ...secrets, origin });
        await send(write);
        const [request] = sent;
        expect(request?.headers.get('authorization')).toBe(own ? 'Bearer T' : null);
        expect(request?.headers.get('x-previous-token')).toBe(own ? 'P' : null);
        expect(new URL(request?.url ?? '').search).toBe(own ? '?previous_token=P' : '');
        expect(request?.headers.has('x-xsrf-token')).toBe(false);
        if (!own) expect([...(request?.headers.keys() ?? [])]).toEqual(['accept']);
        // A redirect would forward the other headers to another origin.
        expect(request?.redirect).toBe(own ? 'error' : 'follow');
      },
    );

    test('[C09] without a page, as in Node, the token is sent to the client’s origin', async () => {
      const { send, sent } = transportOf(ok, { origin: 'https://api.test', token: () => 'T' });
      await send({ path: '/account/profile', responseSchema });
      expect(sent[0]?.headers.get('authorization')).toBe('Bearer T');
    });

    test('[C09] a page with an opaque origin sends no token', async () => {
      const { send, sent } = transportOf(ok, { ...secrets, origin: 'https://api.test', pageOrigin: 'null' });
      await send({ path: '/account/profile', responseSchema });
      expect(sent[0]?.headers.has('authorization')).toBe(false);
    });

    test('[T03] a 401 is reported, except that of a login', async () => {
      const onUnauthorised = vi.fn();
      const { send } = transportOf(() => Response.json({ message: 'Bad credentials.' }, { status: 401 }), {
        onUnauthorised,
        token: () => 'mine',
      });
      await expect(send({ path: '/login', responseSchema })).rejects.toThrow('Bad credentials.');
      expect(onUnauthorised).not.toHaveBeenCalled();
      await expect(send({ path: '/order/1/100', responseSchema })).rejects.toBeInstanceOf(ApiError);
      expect(onUnauthorised.mock.calls).toEqual([['mine']]);
    });

    test('[C10] a request starts and ends the loading bar, unless it is silent', async () => {
      const ended = vi.fn();
      const onRequest = vi.fn(() => ended);
      const { send } = transportOf(ok, { onRequest });
      await send({ path: '/category', responseSchema });
      await send({ path: '/product/suggest', responseSchema, silent: true });
      expect(onRequest).toHaveBeenCalledOnce();
      expect(ended).toHaveBeenCalledOnce();
    });

    test('[C10] the loading bar ends when the call fails', async () => {
      const ended = vi.fn();
      const { send } = transportOf(() => Promise.reject(new TypeError('offline')), {
        onRequest: () => ended,
      });
      await expect(send({ path: '/category', responseSchema })).rejects.toMatchObject({
        kind: 'unreachable',
      });
      expect(ended).toHaveBeenCalledOnce();
    });

    test('[X02] an error has its reasons as a list', async () => {
      const { send } = transportOf(() =>
        Response.json({ data: { message: ['IBAN', 'E-mail'] } }, { status: 412 }),
      );
      await expect(send({ path: '/account/register', responseSchema })).rejects.toMatchObject({
        kind: 'refused',
        status: 412,
        reasons: ['IBAN', 'E-mail'],
      });
    });

    test.each([
      ['text that is not JSON', () => new Response('<html>', { status: 200 })],
      ['another shape', () => Response.json({ data: { id: 'seven' } })],
      ['no data', () => Response.json({})],
      ['null', () => Response.json(null)],
    ])('a response with %s is unreadable', async (_title, response) => {
      await expect(transportOf(response).send({ path: '/x', responseSchema })).rejects.toMatchObject({
        kind: 'unreadable',
      });
    });

    /** A response whose headers and first bytes arrive before this event. */
    const broken = (status: number, end: (body: ReadableStreamDefaultController) => void) =>
      new Response(
        new ReadableStream({
          start: (body) => {
            body.enqueue(new TextEncoder().encode('{"data":{"id":'));
            end(body);
          },
        }),
        { status },
      );

    test.each([
      ['a drop', 200, new TypeError('terminated')],
      ['a time-out', 200, new DOMException('The operation timed out.', 'TimeoutError')],
      ['an abort by the browser', 200, new DOMException('The operation was aborted.', 'AbortError')],
      ['a dropped error response', 412, new TypeError('terminated')],
    ])('%s while the body is read is a retryable connection error', async (_title, status, cause) => {
      const { send } = transportOf(() => broken(status, (body) => body.error(cause)));
      const error = await send({ path: '/shop/cart', responseSchema }).catch((reason: unknown) => reason);
      expect(error).toMatchObject({ kind: 'unreachable', cause });
      expect(isTransient(error)).toBe(true);
    });

    test('the timeout covers the body too', async () => {
      const send = createTransport({
        timeout: 20,
        fetch: async (_input, init) =>
          broken(200, (body) =>
            init?.signal?.addEventListener('abort', () => body.error(init.signal?.reason)),
          ),
      });
      await expect(send({ path: '/shop/cart', responseSchema })).rejects.toMatchObject({
        kind: 'unreachable',
      });
    });

    test('an abort by the caller is rethrown, also while the body is read', async () => {
      const caller = new AbortController();
      const { send } = transportOf(() => {
        caller.abort();
        return broken(200, (body) => body.error(caller.signal.reason));
      });
      await expect(send({ path: '/x', responseSchema, signal: caller.signal })).rejects.toBe(
        caller.signal.reason,
      );
    });

    test('an error with an HTML page keeps its status', async () => {
      const { send } = transportOf(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
      const error = await send({ path: '/x', responseSchema }).catch((reason: unknown) => reason);
      expect(error).toMatchObject({ kind: 'refused', status: 502 });
      expect(isTransient(error)).toBe(true);
    });

    test.each([
      ['3f2a9c1d-0000-4000-8000-000000000000', '3f2a9c1d-0000-4000-8000-000000000000'],
      ['<b>an invalid id</b>', null],
      [null, null],
    ])('the request id %j is returned as %j', async (id, told) => {
      const headers: HeadersInit = id === null ? {} : { 'x-request-id': id };
      const failing = ['{"message":"No"}', '<html>', '{"data":"another shape"}'];
      for (const [index, body] of failing.entries()) {
        const { send } = transportOf(() => new Response(body, { status: index === 0 ? 500 : 200, headers }));
        await expect(send({ path: '/x', responseSchema })).rejects.toMatchObject({ requestId: told });
      }
    });

    test('a throttled login has the time to wait', async () => {
      const { send } = transportOf(
        () => new Response('{"message":"Too many"}', { status: 429, headers: { 'retry-after': '120' } }),
      );
      await expect(send({ path: '/login', responseSchema })).rejects.toMatchObject({
        status: 429,
        retryAfter: 120,
      });
    });

    test.each([
      ['Sat, 28 Nov 2026 12:02:00 GMT', 120],
      ['Sat, 28 Nov 2026 11:59:00 GMT', null],
      ['straks', null],
      ['0', null],
      [null, null],
    ])('Retry-After can be a date, relative to the server’s clock: %s', async (text, retryAfter) => {
      const headers = { date: 'Sat, 28 Nov 2026 12:00:00 GMT', ...(text && { 'retry-after': text }) };
      const { send } = transportOf(() => new Response('{}', { status: 503, headers }));
      await expect(send({ path: '/login', responseSchema })).rejects.toMatchObject({ retryAfter });
    });

    test.each([{ data: null }, { data: [] }, { data: { message: null } }])(
      'the message is read beside $data',
      async ({ data }) => {
        const { send } = transportOf(() =>
          Response.json({ code: 401, message: 'Bad credentials.', data }, { status: 401 }),
        );
        await expect(send({ path: '/login', responseSchema })).rejects.toMatchObject({
          message: 'Bad credentials.',
          reasons: [],
        });
      },
    );
  });
});

describe('segments', () => {
  test('each segment is encoded separately', () => {
    expect(segments('verzorging/luiers/a b?c')).toBe('/verzorging/luiers/a%20b%3Fc');
    expect(segments('')).toBe('');
  });
});
