import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../testing/openTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ database: 'shared' });
});
afterAll(() => api.close());

interface Found {
  total: number;
  products: { id: number; description: string; brand: string }[];
}
const search = (term: string, rest = '') =>
  api.data<Found>('GET', `/product/search?term=${encodeURIComponent(term)}${rest}`);

describe('[C04] search', () => {
  test('returns 50 products without a page size', async () => {
    const { total, products } = await search('magazijn');
    expect(total).toBeGreaterThan(50);
    expect(products).toHaveLength(50);
  });

  test('ranks the product with all words in its name first', async () => {
    expect((await search('luiers maat 4')).products[0]?.description).toBe('Pukkie luiers maat 4');
  });

  test('finds a singular by its plural and vice versa', async () => {
    const [plural, singular] = [await search('luiers'), await search('luier')];
    expect(plural.total).toBeGreaterThan(0);
    expect(singular.total).toBe(plural.total);
  });

  test('finds the first part of a compound', async () => {
    const { products } = await search('luieremmer');
    expect(products.length).toBeGreaterThan(0);
    expect((await search('luierem')).products.map(({ id }) => id)).toEqual(products.map(({ id }) => id));
  });

  test('finds by brand', async () => {
    const { products } = await search('pukkie');
    expect(products.length).toBeGreaterThan(0);
    expect(products.every(({ brand }) => brand === 'Pukkie')).toBe(true);
  });

  test.each(['101 404', '101404', '2900001014045'])('finds by article number and EAN: %s', async (term) => {
    const { total, products } = await search(term);
    expect([total, products[0]?.id]).toEqual([1, 101404]);
  });

  test.each([
    ['luirs', 'luiers'],
    ['pukie', 'Pukkie'],
    ['plakkaatverff', 'plakkaatverf'],
  ])('tolerates a typo: %s', async (typed, meant) => {
    const { products } = await search(typed);
    expect(products[0]?.description.toLowerCase()).toContain(meant.toLowerCase());
  });

  test('has pages in one order, with one total', async () => {
    const [all, second] = [
      await search('luiers', '&pageSize=10'),
      await search('luiers', '&page=2&pageSize=5'),
    ];
    expect(second.products).toEqual(all.products.slice(5, 10));
    expect(second.total).toBe(all.total);
  });

  test.each(['luiers', 'luirs'])('a page after the last is empty and keeps the total: %s', async (term) => {
    const { total } = await search(term);
    expect(total).toBeGreaterThan(1);
    expect(await search(term, '&page=500&pageSize=10')).toEqual({ total, products: [] });
  });

  test('the second page of a corrected term continues the first', async () => {
    const [first, second] = [
      await search('luirs', '&pageSize=1'),
      await search('luirs', '&page=2&pageSize=1'),
    ];
    const { products } = await search('luirs');
    expect([...first.products, ...second.products]).toEqual(products.slice(0, 2));
    expect(second.total).toBe(first.total);
  });

  test.each([
    '',
    '   ',
    '!!!',
    'de het een',
    'zzzzqqqq',
    "'; drop table products; --",
    '%',
    ':* & | ! ( )',
    '\\',
    '🧸',
  ])('returns an empty result without an error for %j', async (term) =>
    expect((await search(term)).products).toEqual([]),
  );

  test('a missing or overlong term is 400', async () => {
    expect((await api.send('GET', '/product/search')).status).toBe(400);
    expect((await api.send('GET', `/product/search?term=${'a'.repeat(201)}`)).status).toBe(400);
  });
});

test('a hundred concurrent searches: some are answered, the others get Retry-After, and health is answered', async () => {
  let waiting = 0;
  const searches = Array.from({ length: 100 }, async (_, at) => {
    waiting += 1;
    const answer = await api.send('GET', `/product/search?near=1&term=onvindbaar${at}`);
    waiting -= 1;
    return answer;
  });
  const health = await api.send('GET', '/health');
  expect([health.status, waiting > 0]).toEqual([200, true]);
  const answers = await Promise.all(searches);
  const refused = answers.filter(({ status }) => status === 503);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(30);
  expect(answers.length - refused.length).toBeLessThanOrEqual(40);
  for (const { headers } of refused) expect(headers.get('retry-after')).toBe('2');
  expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true);
  expect((await search('luiers')).total).toBeGreaterThan(0);
});

test('suggestions link to products and categories', async () => {
  const { products, categories } = await api.data<{
    products: { url: string }[];
    categories: { description: string; url: string }[];
  }>('GET', '/product/suggest?term=lui');
  expect(products[0]?.url).toBe('/product/verzorging/luiers/demo-luiers-maat-4');
  expect(categories[0]).toEqual({
    description: 'Luiers & verzorging',
    parent_description: null,
    url: '/categorie/verzorging',
  });
});

test('[R01] suggestions have prices and stock for customers, and only availability for visitors', async () => {
  type Suggested = { total: number; products: { price_exclusive_vat: number | null; stock: number }[] };
  const path = '/product/suggest?term=luiers';
  const visitor = await api.data<Suggested>('GET', path);
  expect(visitor.products.map(({ price_exclusive_vat: price }) => price)).toEqual(Array(6).fill(null));
  expect(visitor.products.every(({ stock }) => stock === 0 || stock === 1)).toBe(true);
  const token = await api.logIn('vlinder');
  const customer = await api.data<Suggested>('GET', path, { token });
  expect(customer.total).toBe((await search('luiers')).total);
  expect(customer.products.every(({ price_exclusive_vat: price }) => price !== null && price > 0)).toBe(true);
  expect(customer.products[0]?.stock).toBe(100_000);
});
