// The pages as crawlers read them: heads, structured data, robots.txt and the sitemap.
import { type Answer, expect, find, test, textOf } from './fixtures.ts';

function headOf({ document }: Answer) {
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);
  return {
    canonical: attribute('link[rel=canonical]', 'href'),
    description: attribute('meta[name=description]', 'content'),
    robots: attribute('meta[name=robots]', 'content'),
    structuredData: [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
      JSON.parse(script.textContent ?? ''),
    ),
  };
}

for (const [path, canonical] of [
  ['/', '/'],
  ['/categorie/verzorging?page=2&utm_source=mail', '/categorie/verzorging?page=2'],
  ['/categorie/verzorging/luiers', '/categorie/verzorging/luiers'],
  ['/product/verzorging/luiers/demo-luiers-maat-4', '/product/verzorging/luiers/demo-luiers-maat-4'],
  ['/kruidvat/over-ons', '/kruidvat/over-ons'],
  ['/registreren', '/registreren'],
] as const) {
  test(`[R01] ${path} is indexed under one absolute URL, with a description`, async ({ get }) => {
    const answer = await get(path);
    const head = headOf(answer);
    expect(answer.status).toBe(200);
    expect(head.canonical).toBe(answer.url.origin + canonical);
    expect(head.description?.length).toBeGreaterThan(20);
    expect(head.robots).toBeUndefined();
  });
}

for (const [path, status] of [
  ['/winkelwagen', 200],
  ['/profiel/overzicht', 200],
  ['/bestellen/betalen', 200],
  ['/zoeken/luiers', 200],
  ['/kruidvat/nergens', 404],
] as const) {
  test(`[R04] ${path} is not indexed`, async ({ get }) => {
    const answer = await get(path);
    const { robots, canonical } = headOf(answer);
    expect([answer.status, robots, canonical]).toEqual([status, 'noindex', undefined]);
  });
}

test('[S26, R01] a product has structured data of itself and its breadcrumb, without a price', async ({
  get,
}) => {
  const answer = await get('/product/voeding/fruit/demo-tien-procent');
  const { structuredData } = headOf(answer);
  expect(structuredData.map((thing) => thing['@type'])).toEqual(['Product', 'BreadcrumbList']);
  expect(JSON.stringify(structuredData)).not.toMatch(/price|offers/i);
  expect(answer.text).not.toMatch(/"(?:price|originalPrice|offerPrice)":\d/);
});

test('[S26] the trail of a product leads home, to its category and to its sub category', async ({ get }) => {
  const { document } = await get('/product/verzorging/luiers/demo-luiers-maat-4');
  const trail = find(document, 'nav[aria-label=Kruimelpad]');
  expect(
    [...trail.querySelectorAll('a, [aria-current]')].map((part) => [textOf(part), part.getAttribute('href')]),
  ).toEqual([
    ['Home', '/'],
    ['Luiers & verzorging', '/categorie/verzorging'],
    ['Luiers', '/categorie/verzorging/luiers'],
    ['Pukkie luiers maat 4', null],
  ]);
});

test('robots.txt links to the sitemap, which lists every public page', async ({ get }) => {
  const robots = await get('/robots.txt');
  expect(robots.text).toMatch(/^Sitemap: http:\/\/localhost:\d+\/sitemap\.xml$/m);
  const sitemap = await get('/sitemap.xml');
  expect(sitemap.headers.get('content-type')).toContain('application/xml');
  const paths = [...sitemap.text.matchAll(/<loc>([^<]*)</g)].map(([, url]) => new URL(url ?? '').pathname);
  expect(paths.length).toBeGreaterThan(2000);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of [
    '/',
    '/categorie/verzorging/luiers',
    '/product/knutselen/demo-verf',
    '/kruidvat/privacy',
  ]) {
    expect(paths).toContain(path);
  }
  const some = paths.filter((_, index) => index % 200 === 0);
  const served = await Promise.all(some.map((path) => get(path).then(({ status }) => status)));
  expect(new Set(served)).toEqual(new Set([200]));
});
