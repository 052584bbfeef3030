import { shopUnderTest } from './browser/shopUnderTest.ts';
import { expect, test } from './fixtures.ts';

/** What a page's head says, as a crawler reads it: from the HTML that the server sends. */
async function servedHead(path: string) {
  const html = await (await fetch(`${shopUnderTest().shop}${path}`)).text();
  const things = [...html.matchAll(/<script data-head type="application\/ld\+json">([^<]*)</g)];
  return {
    html,
    canonical: /rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    description: /name="description" content="([^"]*)"/.exec(html)?.[1],
    noindex: html.includes('content="noindex"'),
    things: things.map(([, json]) => JSON.parse(json ?? '')),
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
  test(`[R01] ${path} is found under one whole address, with a description`, async () => {
    const head = await servedHead(path);
    expect(head.canonical).toMatch(new RegExp(`^http://localhost:\\d+${canonical.replace('?', '\\?')}$`));
    expect(head.description?.length).toBeGreaterThan(20);
    expect(head.noindex).toBe(false);
  });
}

for (const path of [
  '/winkelwagen',
  '/profiel/overzicht',
  '/bestellen/betalen',
  '/zoeken/luiers',
  '/kruidvat/nergens',
]) {
  test(`[R04] ${path} is not to be found`, async () => {
    const head = await servedHead(path);
    expect([head.noindex, head.canonical]).toEqual([true, undefined]);
  });
}

test('[S26, R01] a product tells crawlers of itself and of the way to it, and no price', async () => {
  const { things, html } = await servedHead('/product/voeding/fruit/demo-tien-procent');
  expect(things.map((thing) => thing['@type'])).toEqual(['Product', 'BreadcrumbList']);
  expect(JSON.stringify(things)).not.toMatch(/price|offers/i);
  expect(html).not.toMatch(/"(?:price|originalPrice|offerPrice)":\d/);
});

test('[S26] after a navigation the head is that of the new page, under the same policy', async ({
  openPage,
}) => {
  const page = await openPage('/categorie/verzorging/luiers');
  const canonical = () => page.locator('link[rel=canonical]').getAttribute('href');
  const types = () =>
    page
      .locator('script[type="application/ld+json"]')
      .allTextContents()
      .then((blocks) => blocks.map((block) => JSON.parse(block)['@type']));
  expect(await types()).toEqual(['BreadcrumbList']);
  await page.getByRole('main').getByRole('link', { name: 'Pukkie luiers maat 4' }).first().click();
  await page.waitForURL('**/product/verzorging/luiers/demo-luiers-maat-4');
  await expect.poll(types).toEqual(['Product', 'BreadcrumbList']);
  expect(await canonical()).toMatch(/\/product\/verzorging\/luiers\/demo-luiers-maat-4$/);
  await expect(page).toHaveTitle('Pukkie luiers maat 4 – Magazijn');
  await page.goBack();
  await expect.poll(canonical).toMatch(/\/categorie\/verzorging\/luiers$/);
  expect(await types()).toEqual(['BreadcrumbList']);
});

test('robots.txt names the sitemap, and the sitemap every page that is there', async () => {
  const robots = await (await fetch(`${shopUnderTest().shop}/robots.txt`)).text();
  expect(robots).toMatch(/^Sitemap: http:\/\/localhost:\d+\/sitemap\.xml$/m);
  const answer = await fetch(`${shopUnderTest().shop}/sitemap.xml`);
  expect(answer.headers.get('content-type')).toContain('application/xml');
  const paths = [...(await answer.text()).matchAll(/<loc>([^<]*)</g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  );
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
  const served = await Promise.all(
    some.map((path) =>
      fetch(`${shopUnderTest().shop}${path}`, { redirect: 'manual' }).then(({ status }) => status),
    ),
  );
  expect(new Set(served)).toEqual(new Set([200]));
});
