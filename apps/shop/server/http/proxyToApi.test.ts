import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brands, startTracing, traceRequest } from '@magazijn/server';
import { captureLog } from '@magazijn/server/testing';
import { expect, onTestFinished, test } from 'vitest';
import { createErrorDocuments } from './createErrorDocuments.ts';
import { proxyToApi } from './proxyToApi.ts';

async function backEnd(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const { logger, lines } = captureLog();
const options = {
  publicUrl: 'https://shop.example',
  errorDocuments: createErrorDocuments(brands.magazijn),
  client: '203.0.113.9',
  requestId: 'request-1',
  logger,
};

test('a call is passed on with its headers, without the session cookie, and the client’s address comes from the shop only', async () => {
  const asked: IncomingMessage[] = [];
  let body = '';
  const apiOrigin = await backEnd((request, response) => {
    asked.push(request);
    request.on('data', (part) => (body += part)).on('end', () => response.end('{}'));
  });
  const answer = await proxyToApi(
    new Request('http://shop.internal/api/v1/shop/cart?a=1&b=%2F', {
      method: 'POST',
      body: 'amount=3',
      headers: {
        authorization: 'Bearer t',
        cookie: 'magazijn.session=e30.e30.c2ln; __Host-magazijn.session=e30.e30.c2ln; XSRF-TOKEN=x',
        'accept-encoding': 'br',
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': '192.0.2.1',
        'x-request-id': 'of somebody else',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'http',
      },
    }),
    { ...options, apiOrigin },
  );
  expect([answer.status, body]).toEqual([200, 'amount=3']);
  expect([asked[0]?.method, asked[0]?.url]).toEqual(['POST', '/api/v1/shop/cart?a=1&b=%2F']);
  expect(asked[0]?.headers).toMatchObject({
    host: new URL(apiOrigin).host,
    authorization: 'Bearer t',
    cookie: 'XSRF-TOKEN=x',
    'accept-encoding': 'identity',
    'content-type': 'application/x-www-form-urlencoded',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'shop.example',
    'x-forwarded-proto': 'https',
    'x-request-id': 'request-1',
  });
});

test('the back end receives the trace of a call', async () => {
  const asked: IncomingMessage[] = [];
  const apiOrigin = await backEnd((request, response) => {
    asked.push(request);
    response.end('{}');
  });
  onTestFinished(await startTracing('shop', 'http://127.0.0.1:1'));
  const call = async () => {
    await proxyToApi(new Request('http://shop.internal/api/v1/settings'), { ...options, apiOrigin });
    return { method: 'GET', route: '/api/v1/*', status: 200, requestId: 'request-1' };
  };
  const trace = '0af7651916cd43dd8448eb211c80319c';
  await traceRequest(new Headers({ traceparent: `00-${trace}-b7ad6b7169203331-01` }), call);
  expect(asked[0]?.headers.traceparent).toMatch(
    new RegExp(`^00-${trace}-(?!b7ad6b7169203331)[0-9a-f]{16}-01$`),
  );
});

test('hop-by-hop headers are not passed on, in both directions; redirects and cookies are unchanged', async () => {
  let asked: IncomingMessage | undefined;
  const apiOrigin = await backEnd((request, response) => {
    asked = request;
    response.writeHead(302, {
      location: '/elsewhere',
      'set-cookie': ['a=1', 'b=2'],
      'keep-alive': 'timeout=99',
      'x-kept': 'yes',
    });
    response.end();
  });
  const headers = { te: 'trailers', 'proxy-authorization': 'Basic x', 'x-own': 'yes' };
  const answer = await proxyToApi(new Request('http://shop.internal/img/a', { headers }), {
    ...options,
    apiOrigin,
  });
  expect(asked?.headers).toMatchObject({ 'x-own': 'yes' });
  for (const name of Object.keys(headers).slice(0, 2)) expect(asked?.headers).not.toHaveProperty(name);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/elsewhere']);
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(answer.headers.get('x-kept')).toBe('yes');
  for (const name of ['connection', 'keep-alive', 'transfer-encoding'])
    expect(answer.headers.has(name)).toBe(false);
});

test('a slow back end results in 504, and a line of the log', async () => {
  lines.length = 0;
  const apiOrigin = await backEnd(() => {});
  const answer = await proxyToApi(new Request('http://shop.internal/api/v1/x?secret=1'), {
    ...options,
    apiOrigin,
    timeoutMs: 50,
  });
  expect([answer.status, await answer.json()]).toEqual([504, { message: 'The back end gives no answer.' }]);
  expect(lines).toEqual([expect.objectContaining({ event: 'back-end-too-slow', path: '/api/v1/x' })]);
});

test('an aborted request does not count as a failure of the back end', async () => {
  lines.length = 0;
  const leaving = new AbortController();
  const apiOrigin = await backEnd(() => leaving.abort());
  const request = new Request('http://shop.internal/api/v1/x', { signal: leaving.signal });
  expect((await proxyToApi(request, { ...options, apiOrigin })).status).toBe(499);
  expect(lines).toEqual([]);
});

test('opening a link while the back end is down shows a page, and the log contains no secret of it', async () => {
  lines.length = 0;
  const link = 'http://shop.internal/api/v1/account/registration?token=secret';
  const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const answer = await proxyToApi(new Request(link, { headers }), {
    ...options,
    apiOrigin: 'http://127.0.0.1:1',
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8']);
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(await answer.text()).toContain('<h1>Dit lukt nu niet</h1>');
  expect(JSON.stringify(lines)).not.toContain('secret');
});
