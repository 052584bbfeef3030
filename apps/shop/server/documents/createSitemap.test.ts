import { buildCategory, buildProduct } from '@magazijn/api-client/testing';
import { captureLog } from '@magazijn/server/testing';
import { describe, expect, test, vi } from 'vitest';
import { createSitemap, listAddresses } from './createSitemap.ts';

describe('listAddresses', () => {
  const categories = async () => [
    buildCategory({ url: 'verzorging', subCategories: [{ name: 'Luiers', url: 'luiers', productCount: 9 }] }),
  ];
  const footerPages = async () => [{ title: 'Privacy', url: 'privacy' }];

  test('home, categories, CMS pages and the products of all pages of the lists, each once', async () => {
    const categoryProducts = vi.fn(async (_: string, page: number) => ({
      total: 650,
      products: [
        buildProduct({ path: `verzorging/luiers/p ${page}` }),
        buildProduct({ path: 'verzorging/dubbel' }),
      ],
    }));
    const found = await listAddresses({ categories, footerPages, categoryProducts });
    expect(found.slice(0, 5)).toEqual([
      '/',
      '/categorie/verzorging',
      '/categorie/verzorging/luiers',
      '/kruidvat/privacy',
      '/registreren',
    ]);
    expect(categoryProducts.mock.calls.map(([, page]) => page)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(found.slice(5).sort()).toEqual([
      '/product/verzorging/dubbel',
      ...[1, 2, 3, 4, 5, 6, 7].map((page) => `/product/verzorging/luiers/p%20${page}`),
    ]);
  });

  test('a category that was deleted since has no products; a failed call fails the sitemap', async () => {
    const gone = await listAddresses({ categories, footerPages, categoryProducts: async () => null });
    expect(gone).toHaveLength(5);
    const categoryProducts = () => Promise.reject(new Error('down'));
    await expect(listAddresses({ categories, footerPages, categoryProducts })).rejects.toThrow('down');
  });
});

describe('createSitemap', () => {
  const origin = 'https://shop.example';

  function setUp(paths: readonly string[], perFile?: number) {
    let time = 0;
    const list = vi.fn(async () => paths);
    const sitemap = createSitemap({
      origin,
      list,
      now: () => time,
      logger: captureLog().logger,
      ...(perFile ? { perFile } : {}),
    });
    const text = async (path: string) => {
      const found = await sitemap.answer(path);
      return found && new TextDecoder().decode(found.body.identity);
    };
    const pass = (milliseconds: number) => (time += milliseconds);
    return { list, text, pass };
  }

  test('a small shop has one file', async () => {
    const { text } = setUp(['/', '/zoek?a=1&b=<2>']);
    expect(await text('/sitemap.xml')).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://shop.example/</loc></url>
<url><loc>https://shop.example/zoek?a=1&amp;b=&lt;2&gt;</loc></url>
</urlset>
`,
    );
    expect(await text('/sitemap-1.xml')).toBeNull();
  });

  test('a larger shop has an index and numbered files with every address once', async () => {
    const paths = Array.from({ length: 7 }, (_, number) => `/product/p-${number}`);
    const { text } = setUp(paths, 3);
    const index = await text('/sitemap.xml');
    expect(index).toContain('<sitemapindex');
    const parts = index?.match(/\/sitemap-\d+\.xml/g) ?? [];
    expect(parts).toEqual(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml']);
    const files = await Promise.all(parts.map(text));
    expect(files.join('').match(/\/product\/p-\d/g)).toEqual(paths);
    expect(await text('/sitemap-4.xml')).toBeNull();
  });

  test('the catalogue is read once an hour, for any number of requests', async () => {
    const { list, text, pass } = setUp(['/']);
    await Promise.all([text('/sitemap.xml'), text('/sitemap.xml')]);
    pass(59 * 60_000);
    await text('/sitemap.xml');
    expect(list).toHaveBeenCalledTimes(1);
    pass(2 * 60_000);
    await text('/sitemap.xml');
    expect(list).toHaveBeenCalledTimes(2);
  });
});
