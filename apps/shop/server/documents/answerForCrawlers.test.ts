import { captureLog } from '@magazijn/server/testing';
import { describe, expect, test } from 'vitest';
import { answerForCrawlers, robotsTxt } from './answerForCrawlers.ts';
import { createSitemap } from './createSitemap.ts';

describe('robotsTxt', () => {
  test('addresses that act are disallowed; the sitemap has its absolute address', () => {
    const lines = robotsTxt('https://shop.example').split('\n');
    expect(lines[0]).toBe('User-agent: *');
    expect(lines).toContain('Disallow: /api/');
    expect(lines).toContain('Disallow: /switch/');
    expect(lines).toContain('Sitemap: https://shop.example/sitemap.xml');
  });

  test('indexed pages are allowed, and so are pages for customers and searches, whose noindex crawlers must read', () => {
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
});

describe('answerForCrawlers', () => {
  const origin = 'https://shop.example';
  const { logger, lines } = captureLog();

  function ask(path: string, list = async (): Promise<readonly string[]> => ['/', '/registreren']) {
    const sitemap = createSitemap({ origin, list, now: () => 0, logger });
    return answerForCrawlers(new Request(`http://localhost${path}`), { origin, sitemap, logger });
  }

  test('robots.txt and the sitemap have their own content types', async () => {
    const robots = await ask('/robots.txt');
    expect(robots?.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await robots?.text()).toContain('Sitemap: https://shop.example/sitemap.xml');
    const sitemap = await ask('/sitemap.xml');
    expect(sitemap?.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(await sitemap?.text()).toContain('<loc>https://shop.example/registreren</loc>');
  });

  test('an unknown sitemap number returns 404; pages are not handled', async () => {
    expect((await ask('/sitemap-9.xml'))?.status).toBe(404);
    expect(await ask('/sitemap')).toBeNull();
    expect(await ask('/')).toBeNull();
  });

  test('while the back end is down crawlers get 503 with Retry-After', async () => {
    lines.length = 0;
    const answer = await ask('/sitemap.xml', () => Promise.reject(new Error('down')));
    expect([answer?.status, answer?.headers.get('retry-after')]).toEqual([503, '300']);
    expect(lines).toEqual([expect.objectContaining({ level: 'error', event: 'sitemap-failed' })]);
  });
});
