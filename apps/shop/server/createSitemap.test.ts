import { expect, test, vi } from 'vitest';
import { createSitemap } from './createSitemap.ts';

const origin = 'https://shop.example';

function setUp(paths: readonly string[], perFile?: number) {
  let time = 0;
  const list = vi.fn(async () => paths);
  const sitemap = createSitemap({ origin, list, now: () => time, ...(perFile ? { perFile } : {}) });
  const text = async (path: string) => {
    const found = await sitemap.answer(path);
    return found && new TextDecoder().decode(found.body.identity);
  };
  const pass = (milliseconds: number) => (time += milliseconds);
  return { list, text, pass };
}

test('a shop that fits into one file has one', async () => {
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

test('a larger one has an index and numbered files, which hold every address once', async () => {
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

test('the catalogue is walked once an hour, however many ask', async () => {
  const { list, text, pass } = setUp(['/']);
  await Promise.all([text('/sitemap.xml'), text('/sitemap.xml')]);
  pass(59 * 60_000);
  await text('/sitemap.xml');
  expect(list).toHaveBeenCalledTimes(1);
  pass(2 * 60_000);
  await text('/sitemap.xml');
  expect(list).toHaveBeenCalledTimes(2);
});
