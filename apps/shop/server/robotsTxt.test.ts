import { expect, test } from 'vitest';
import { robotsTxt } from './robotsTxt.ts';

test('what acts is left alone; the sitemap is named by its whole address', () => {
  const lines = robotsTxt('https://shop.example').split('\n');
  expect(lines[0]).toBe('User-agent: *');
  expect(lines).toContain('Disallow: /api/');
  expect(lines).toContain('Disallow: /switch/');
  expect(lines).toContain('Sitemap: https://shop.example/sitemap.xml');
});

test('nothing that is to be found is closed, and guarded pages and searches can be read to be not', () => {
  const closed = robotsTxt('').match(/(?<=Disallow: ).*/g) ?? [];
  for (const path of [
    '/',
    '/categorie/verzorging',
    '/product/a/b',
    '/kruidvat/privacy',
    '/winkelwagen',
    '/zoeken/luiers',
  ]) {
    expect(closed.filter((prefix) => path.startsWith(prefix))).toEqual([]);
  }
});
