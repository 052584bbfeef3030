import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StartedShop, startShop } from '../testing/startShop.ts';
import { buildShop } from './buildShop.ts';

let shop: StartedShop;
let dataDir = '';
/** Paths of product pages that no test has requested. */
let products: string[] = [];

beforeAll(async () => {
  await buildShop();
  dataDir = await mkdtemp(join(tmpdir(), 'magazijn-floods-'));
  shop = await startShop(dataDir);
  const sitemap = await (await fetch(`${shop.shop}/sitemap.xml`)).text();
  products = [...sitemap.matchAll(/<loc>[^<]*(\/product\/[^<]+)<\/loc>/g)].map(([, path = '']) => path);
}, 240_000);

afterAll(async () => {
  await shop.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const statusOf = async (path: string): Promise<number> => {
  const response = await fetch(`${shop.shop}${path}`, { redirect: 'manual' });
  await response.arrayBuffer();
  return response.status;
};

test.each([
  ['searches', (index: number) => `/zoeken/${index.toString(36)}xqz${index * 7919}`],
  ['pages of a category', (index: number) => `/categorie/verzorging?page=${index + 2}`],
])('during a hundred concurrent %s, uncached product pages are served', async (_kind, address) => {
  expect(products.length).toBeGreaterThan(100);
  const flood = Array.from({ length: 100 }, (_, index) => statusOf(address(index)));
  const pages = await Promise.all(products.splice(0, 44).map(statusOf));
  expect(pages.filter((status) => status !== 200)).toEqual([]);
  // The flood is served or gets a 503 with Retry-After.
  for (const status of await Promise.all(flood)) expect([200, 302, 503]).toContain(status);
  expect(await statusOf('/api/v1/health')).toBe(200);
});
