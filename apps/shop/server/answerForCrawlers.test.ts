import { expect, test, vi } from 'vitest';
import { answerForCrawlers } from './answerForCrawlers.ts';
import { createSitemap } from './createSitemap.ts';

const origin = 'https://shop.example';

function ask(path: string, list = async (): Promise<readonly string[]> => ['/', '/registreren']) {
  const sitemap = createSitemap({ origin, list, now: () => 0 });
  return answerForCrawlers(new Request(`http://localhost${path}`), { origin, sitemap });
}

test('robots.txt and the sitemap are there, under their own kinds', async () => {
  const robots = await ask('/robots.txt');
  expect(robots?.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await robots?.text()).toContain('Sitemap: https://shop.example/sitemap.xml');
  const sitemap = await ask('/sitemap.xml');
  expect(sitemap?.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(await sitemap?.text()).toContain('<loc>https://shop.example/registreren</loc>');
});

test('a number that the sitemap has not is not found; pages are not its matter', async () => {
  expect((await ask('/sitemap-9.xml'))?.status).toBe(404);
  expect(await ask('/sitemap')).toBeNull();
  expect(await ask('/')).toBeNull();
});

test('while the back end is down crawlers are asked to come back', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const answer = await ask('/sitemap.xml', () => Promise.reject(new Error('down')));
  expect([answer?.status, answer?.headers.get('retry-after')]).toEqual([503, '300']);
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
});
