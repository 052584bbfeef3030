import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi, wednesday } from '../testing/openTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

test('[C06] a CMS page has a title and a body; an unknown one is 404', async () => {
  const page = await api.data<{ title: string; body: string }>('GET', '/page/over-ons');
  expect(page.title).not.toBe('');
  expect(page.body).toContain('<p>');
  expect((await api.send('GET', '/page/geen')).status).toBe(404);
});

test('[C14] the footer lists pages that exist, in their order; another position lists none', async () => {
  const links = await api.data<{ url_title: string }[]>('GET', '/pages?position=FOOTER');
  expect(links.map(({ url_title }) => url_title).slice(0, 3)).toEqual(['bezorgen', 'contact', 'over-ons']);
  for (const { url_title } of links) expect((await api.send('GET', `/page/${url_title}`)).status).toBe(200);
  expect(await api.data('GET', '/pages?position=NERGENS')).toEqual([]);
  expect(await api.data('GET', '/pages')).toEqual([]);
});

test('[S06] offers come in their order and the requested number, with the carousel’s fields', async () => {
  const entries = await api.data<{ actionUrl: string; offerTitle?: string }[]>('GET', '/offer/1/12');
  expect(entries.length).toBeLessThanOrEqual(12);
  for (const { actionUrl } of entries) expect(actionUrl).toMatch(/^\//);
  expect(await api.data('GET', '/offer/1/1')).toEqual(entries.slice(0, 1));
  expect(await api.data('GET', '/offer/2/3')).toEqual(entries.slice(3, 6));
  const offers = entries.filter(({ offerTitle }) => offerTitle !== undefined);
  expect(offers.length).toBeGreaterThan(1);
  for (const offer of offers) {
    expect(offer).toMatchObject({
      offerTitle: expect.stringMatching(/./),
      offerImage: expect.stringMatching(/./),
      productImage: expect.stringMatching(/./),
    });
  }
  expect(offers).toContainEqual(expect.objectContaining({ offerIcon: expect.stringMatching(/./) }));
});

test('[S06, R01] an offer has the first products of its page; only customers get their prices', async () => {
  type Offers = { actionUrl: string; offerTitle?: string; products?: Record<string, unknown>[] }[];
  const token = await api.logIn('bij');
  const anonymous = await api.data<Offers>('GET', '/offer/1/12');
  const customer = await api.data<Offers>('GET', '/offer/1/12', { token });
  let named = 0;
  for (const [index, { actionUrl, products = [] }] of anonymous.entries()) {
    if (!actionUrl.startsWith('/categorie/')) {
      expect(products).toEqual([]);
      continue;
    }
    const page = await api.data<{ products: Record<string, unknown>[] }>(
      'GET',
      `/product/category${actionUrl.replace('/categorie', '')}/1/3`,
      { token },
    );
    expect(products.map(({ description }) => description)).toEqual(
      products.length > 0 ? page.products.map(({ description }) => description) : [],
    );
    for (const { price_exclusive_vat } of products) expect(price_exclusive_vat).toBeNull();
    const priced = customer[index]?.products ?? [];
    expect(priced.map(({ price_exclusive_vat }) => price_exclusive_vat)).toEqual(
      products.length > 0 ? page.products.map((each) => each.offer_price ?? each.price_exclusive_vat) : [],
    );
    named += products.length;
  }
  expect(named).toBeGreaterThan(6);
});

test('an offer has its last day, and is left out from the following midnight in Amsterdam', async () => {
  type Entries = { offerTitle?: string; valid_until?: number | null }[];
  const { sql } = api.database;
  await sql`update offers set valid_until = null`;
  await sql`update offers set valid_until = '2026-11-21' where position = 0`;
  const offers = async () =>
    (await api.data<Entries>('GET', '/offer/1/12')).filter(({ offerTitle }) => offerTitle !== undefined);
  api.setTime('2026-11-21T22:59:59Z');
  const before = await offers();
  expect(before[0]?.valid_until).toBe(Date.UTC(2026, 10, 21, 11) / 1000);
  expect(before[1]?.valid_until).toBeNull();
  api.setTime('2026-11-21T23:00:00Z');
  expect(await offers()).toEqual(before.slice(1));
  api.setTime(wednesday);
});

test('[S06] product offer banners come between the offers, with exactly their own fields', async () => {
  const entries = await api.data<Record<string, unknown>[]>('GET', '/offer/1/12');
  const banners = entries.filter((entry) => !('offerTitle' in entry));
  expect(banners.length).toBeGreaterThan(1);
  for (const banner of banners) {
    expect(banner).toEqual({
      title: expect.stringMatching(/./),
      subtitle: expect.stringMatching(/./),
      image: expect.stringMatching(/./),
      theme: expect.stringMatching(/^(yellow|dark|light)$/),
      actionUrl: expect.stringMatching(/^\//),
    });
  }
});

test('health and readiness answer', async () => {
  expect(await api.data('GET', '/health')).toEqual({ status: 'ok' });
  expect(await api.data('GET', '/ready')).toEqual({ status: 'ready' });
});
