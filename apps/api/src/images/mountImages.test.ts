import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestApi, type TestApi } from '../testing/openTestApi.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="90"><circle cx="30" cy="30" r="20"/></svg>';
const originals = new Map<string, string>();
const source = vi.fn(async (name: string) => {
  if (name === 'kapot') throw new Error('hidden-detail');
  return originals.get(name) ?? (name === 'demo-luiers-maat-4-1' ? svg : null);
});

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ database: 'shared', images: source });
});
afterAll(() => api.close());

const get = (path: string, accept = 'image/avif,image/webp,*/*', headers: Record<string, string> = {}) =>
  api.app.request(path, { headers: { accept, ...headers } });

describe('[C08] /img', () => {
  test.each(['', '/60/60', '/95/95', '/300/300', '/1040/280', '/680/420'])(
    'a picture%s has that size or its own, is served at the root and under /api/v1, and is cacheable for ten minutes',
    async (size) => {
      for (const base of ['/img', '/api/v1/img']) {
        const response = await get(`${base}/demo-luiers-maat-4-1${size}`);
        expect(response.status).toBe(200);
        expect(Object.fromEntries(response.headers)).toMatchObject({
          'content-type': 'image/avif',
          'cache-control': 'public, max-age=600, stale-while-revalidate=3600',
          etag: expect.stringMatching(/^"[0-9a-f]+"$/),
          vary: 'Accept',
          'x-content-type-options': 'nosniff',
        });
        const { width, height } = await sharp(await response.arrayBuffer()).metadata();
        expect(`/${width}/${height}`).toBe(size || '/120/90');
      }
    },
  );

  test.each([
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/png'],
    ['image/jpeg', 'image/jpeg'],
  ])('Accept %s gets %s', async (accept, type) => {
    const response = await get('/img/demo-luiers-maat-4-1/60/60', accept);
    expect(response.headers.get('content-type')).toBe(type);
  });

  test('a picture sets no cookie, so that shared caches can store it', async () => {
    expect((await get('/img/demo-luiers-maat-4-1/60/60')).headers.get('set-cookie')).toBeNull();
  });
});

describe('[C08] a missing picture is 404, not cacheable, and does not access the disk', () => {
  test.each([
    '/img/onbekend',
    '/img/demo-luiers-maat-4-1/61/61',
    '/img/demo-luiers-maat-4-1/60/95',
    '/img/demo-luiers-maat-4-1/99999/99999',
    '/img/demo-luiers-maat-4-1/060/060',
    '/img/demo-luiers-maat-4-1/6e1/60',
    '/img/demo-luiers-maat-4-1/-60/60',
    '/img/demo-luiers-maat-4-1/60',
    '/img/demo-luiers-maat-4-1.svg',
    '/img/Demo-luiers',
    '/img/..%2f..%2fetc%2fpasswd',
    '/img/%2e%2e',
    '/img/..%5c..%5cwindows',
    '/img/luiers%00',
    `/img/${'a'.repeat(81)}`,
    '/img/__proto__',
    '/img/constructor',
  ])('%s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ message: 'Not found.' });
  });

  test('invalid names never reach the source', () => {
    for (const [name] of source.mock.calls) expect(name).toMatch(/^[a-z0-9-]{1,80}$/);
  });
});

test('a rendering error has no details and is not cacheable', async () => {
  const response = await get('/img/kapot/60/60');
  expect(response.status).toBe(500);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).not.toContain('hidden-detail');
});

test('[C08] a replaced picture shows and a deleted one is gone within a minute; an unchanged one answers 304', async () => {
  const address = '/img/vervangen/60/60';
  const moments = ['10:00:00', '10:00:30', '10:01:31', '10:03:00'].map((time) => `2026-11-18T${time}Z`);
  const [first = '', second = '', later = '', last = ''] = moments;
  api.setTime(first);
  originals.set('vervangen', svg);
  const before = await get(address);
  const tag = before.headers.get('etag') ?? '';
  const former = Buffer.from(await before.arrayBuffer());

  api.setTime(second);
  const again = await get(address, undefined, { 'if-none-match': tag });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
  expect(again.headers.get('cache-control')).toBe('public, max-age=600, stale-while-revalidate=3600');

  originals.set('vervangen', svg.replace('circle', 'circle fill="#f00"'));
  api.setTime(later);
  const after = await get(address, undefined, { 'if-none-match': tag });
  expect(after.status).toBe(200);
  expect(after.headers.get('etag')).not.toBe(tag);
  expect(Buffer.from(await after.arrayBuffer()).equals(former)).toBe(false);

  originals.delete('vervangen');
  api.setTime(last);
  expect((await get(address, undefined, { 'if-none-match': tag })).status).toBe(404);
});
