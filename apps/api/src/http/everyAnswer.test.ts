import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../testing/openTestApi.ts';

let api: TestApi;
let server: ReturnType<typeof serve>;
let port = 0;

beforeAll(async () => {
  api = await openTestApi({
    database: 'shared',
    environment: { PUBLIC_URL: 'https://shop.example' },
    images: async (name) => {
      if (name === 'broken') throw new Error('broken');
      return null;
    },
  });
  server = serve({ fetch: api.app.fetch, port: 0 });
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.close();
  await api.close();
});

/** Sends raw bytes: fetch cannot send TRACE or abort a request halfway. */
async function sendRaw(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  let answer = '';
  for await (const chunk of socket.setEncoding('latin1')) answer += chunk;
  return answer;
}

const head = 'HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n';

test.each([
  ['health', 'GET', '/api/v1/health', 200],
  ['the description', 'GET', '/api/v1/openapi.json', 200],
  ['wrong input', 'GET', '/api/v1/product/popular/0/6', 400],
  ['a missing login', 'GET', '/api/v1/account/profile', 401],
  ['an unknown path', 'GET', '/api/v1/nothing', 404],
  ['a missing picture', 'GET', '/img/none', 404],
  ['a failure', 'GET', '/img/broken', 500],
  ['an invoice without a token', 'POST', '/api/v1/order/invoice/1', 401],
  ['a body that is not cXML', 'POST', '/api/v1/punch-out/cxml', 415],
  ['a line break in an address', 'GET', '/api/v1/password/reset/%0d%0aX', 404],
  ['another method', 'PUT', '/api/v1/health', 405],
  ['TRACE', 'TRACE', '/api/v1/health', 405],
  ['OPTIONS', 'OPTIONS', '/api/v1/health', 204],
])('every response has the security headers: %s', async (_what, method, path, status) => {
  const answer = await sendRaw(`${method} ${path} ${head}Content-Length: 0\r\n\r\n`);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  const headers = new Headers(
    answer
      .split('\r\n\r\n')[0]
      ?.split('\r\n')
      .slice(1)
      .map((line): [string, string] => [line.split(':')[0] ?? '', line.slice(line.indexOf(':') + 1).trim()]),
  );
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toMatch(/form-action 'none'; frame-ancestors 'none'/);
  expect(headers.get('cache-control')).toBe('no-store');
});

test.each([
  ['a form', '/api/v1/login', 'application/x-www-form-urlencoded'],
  ['cXML', '/api/v1/punch-out/cxml', 'text/xml'],
])('a client that disconnects while sending %s causes no error', async (_what, path, type) => {
  api.log.length = 0;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`POST ${path} ${head}Content-Type: ${type}\r\nContent-Length: 5000\r\n\r\nusername=a`);
  await new Promise((next) => setTimeout(next, 100));
  socket.destroy();
  await expect.poll(() => api.log.map(({ status }) => status)).toHaveLength(1);
  expect(api.log[0]?.status).toBeLessThan(500);
});
