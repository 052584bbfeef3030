import { expect, test } from 'vitest';
import { answerCompressed, compressed, etagOf } from './compressed.ts';

const bytes = new TextEncoder().encode('luiers '.repeat(100));
const answer = {
  body: compressed(bytes, 'page'),
  etag: etagOf(bytes),
  status: 200,
  headers: {},
};

async function encodingFor(accepted: string | null): Promise<string | null> {
  const headers: Record<string, string> = accepted === null ? {} : { 'accept-encoding': accepted };
  const response = await answerCompressed(new Request('http://shop.invalid/', { headers }), answer);
  return response.headers.get('content-encoding');
}

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['BR', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0.5', 'gzip'],
  ['br;q=0', null],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['*;q=0', null],
  ['gzip;q=0, *;q=0.1', 'br'],
  ['brotli', null],
  ['identity', null],
  ['', null],
  [null, null],
])('a client that sends Accept-Encoding %j gets %j', async (accepted, encoding) => {
  expect(await encodingFor(accepted)).toBe(encoding);
});
