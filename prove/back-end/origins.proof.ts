import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../apps/api/src/testing/openTestApi.ts';
import { proofCount, tellProof } from '../../testing/tellProof.ts';

const tries = proofCount(200);
const host = 'shop.example';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ environment: { PUBLIC_URL: `https://${host}` } });
});
afterAll(() => api.close());

const word = fc.stringMatching(/^[a-z0-9]{1,12}$/);
/** Letters that look like those of the alphabet. */
const doubles: Readonly<Record<string, string>> = { s: 'ѕ', h: 'һ', o: 'о', p: 'р', e: 'е', x: 'х', a: 'а' };
const looksAlike = fc
  .constantFrom(...Object.entries(doubles))
  .map(([letter, double]) => `https://${host.replace(letter, double)}`);

/** Origins that are not the shop's, though they begin with it, end with it, hold it or look like it. */
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
  fc
    .integer({ min: 1, max: 65_535 })
    .filter((port) => port !== 443)
    .map((port) => `https://${host}:${port}`),
  fc.constantFrom(
    `http://${host}`,
    `https://${host}.`,
    'null',
    `//${host}`,
    host,
    'https://',
    'https://localhost',
  ),
  looksAlike,
);

test('a page of an origin that looks like the shop’s neither writes nor reads', async () => {
  const token = await api.logIn('vlinder');
  let tried = 0;
  await fc.assert(
    fc.asyncProperty(lookAlike, async (origin) => {
      tried += 1;
      // As a browser sends it: in ASCII.
      const given = URL.canParse(origin) && !origin.includes('@') ? new URL(origin).origin : origin;
      const request = (method: string, path: string) =>
        api.app.request(`/api/v1${path}`, {
          method,
          headers: { origin: given, authorization: `Bearer ${token}`, 'sec-fetch-site': 'cross-site' },
        });
      const write = await request('POST', '/logout');
      expect(write.status, given).toBe(403);
      const read = await request('GET', '/account/profile');
      for (const { headers } of [write, read]) {
        expect(headers.get('access-control-allow-origin'), given).toBeNull();
        expect(headers.get('cross-origin-resource-policy'), given).toBe('same-site');
      }
      const changing = await request('GET', '/payment/account/1');
      expect(changing.status, given).toBe(403);
    }),
    { numRuns: tries },
  );
  tellProof(tried, 'look-alike origins');
});
