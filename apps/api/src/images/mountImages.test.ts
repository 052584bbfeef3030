import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestApi, type TestApi } from '../testing/openTestApi.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><circle cx="30" cy="30" r="20"/></svg>';
const source = vi.fn(async (name: string) => {
  if (name === 'kapot') throw new Error('hidden-detail');
  return name === 'demo-luiers-maat-4-1' ? svg : null;
});

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ database: 'shared', images: source });
});
afterAll(() => api.close());

const get = (path: string, accept = 'image/avif,image/webp,*/*') =>
  api.app.request(path, { headers: { accept } });

describe('[C08] /img', () => {
  test.each(['', '/60/60', '/95/95', '/300/300', '/1040/280', '/680/420'])(
    'a picture%s stands at the root and under /api/v1, and may be kept for ever',
    async (size) => {
      for (const base of ['/img', '/api/v1/img']) {
        const response = await get(`${base}/demo-luiers-maat-4-1${size}`);
        expect(response.status).toBe(200);
        expect(Object.fromEntries(response.headers)).toMatchObject({
          'content-type': 'image/avif',
          'cache-control': 'public, max-age=31536000, immutable',
          vary: 'Accept',
          'x-content-type-options': 'nosniff',
        });
        const { width, height } = await sharp(await response.arrayBuffer()).metadata();
        expect(`/${width}/${height}`).toBe(size || '/60/60');
      }
    },
  );

  test.each([
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/png'],
    ['image/jpeg', 'image/jpeg'],
  ])('who accepts %s gets %s', async (accept, type) => {
    const response = await get('/img/demo-luiers-maat-4-1/60/60', accept);
    expect(response.headers.get('content-type')).toBe(type);
  });

  test('no cookie comes with a picture: shared caches may keep it', async () => {
    expect((await get('/img/demo-luiers-maat-4-1/60/60')).headers.get('set-cookie')).toBeNull();
  });
});

describe('[C08] what is not there is 404, is not kept, and asks nothing of the disk', () => {
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

  test('names that cannot be names never reach the source', () => {
    for (const [name] of source.mock.calls) expect(name).toMatch(/^[a-z0-9-]{1,80}$/);
  });
});

test('a drawing that fails is a fault without details, and is not kept', async () => {
  const response = await get('/img/kapot/60/60');
  expect(response.status).toBe(500);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).not.toContain('hidden-detail');
});
