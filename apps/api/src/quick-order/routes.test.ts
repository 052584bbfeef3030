import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestClient } from '../testing/createTestClient.ts';
import { openTestApi, type TestApi } from '../testing/openTestApi.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await openTestApi({ database: 'shared' });
  token = await api.logIn('vlinder');
});
afterAll(() => api.close());

const resolve = async (...terms: string[]) =>
  (await createTestClient(api, token).resolveProducts(terms)) ?? [];
const idsOf = async (term: string) => (await resolve(term))[0]?.products.map(({ id }) => id) ?? [];
const nearOf = async (term: string) => (await resolve(term))[0]?.near ?? [];

describe('a line names one product by its number', () => {
  test.each([
    '101404',
    '101 404',
    '101.404',
    'Art.nr. 101404',
    'artikelnummer: 101 404',
    '2900001014045',
    'EAN 2900001014045',
  ])('%s', async (term) => {
    expect(await idsOf(term)).toEqual([101404]);
  });

  test.each(['10140', '101404x', '1014044'])('%s, which only begins so, names none', async (term) => {
    expect(await idsOf(term)).toEqual([]);
  });
});

test('every kind of line gets a result at its index', async () => {
  const found = await resolve('101404', '', 'xyzzy qwrtp', 'Pukkie luiers maat 4', '2900001014045');
  expect(found.map(({ products }) => products.map(({ id }) => id))).toEqual([
    [101404],
    [],
    [],
    [101404],
    [101404],
  ]);
  expect(found[2]).toMatchObject({ near: [], hasMore: false });
});

test('a product has the data that the assessment of a quantity needs', async () => {
  expect((await resolve('101404'))[0]?.products[0]).toMatchObject({
    articleNumber: '101 404',
    price: 2695,
    vatPercentage: 21,
    orderLimit: null,
    deal: null,
    stock: 100_000,
    available: true,
  });
});

test('deals and limits are those of the cart', async () => {
  const rows = await api.database.sql<{ id: number; articleNumber: string; path: string }[]>`
    select id, article_number, path from products
      where path in ('demo-appelsap-2-plus-1', 'demo-tien-procent', 'demo-cadeau') order by path`;
  const found = await resolve(...rows.map(({ articleNumber }) => articleNumber));
  expect(found.map(({ products: [product] }) => [product?.orderLimit, product?.deal])).toEqual([
    [null, { kind: 'free-goods', paid: 2, free: 1 }],
    [null, { kind: 'give-away', from: 2, productId: expect.any(Number) }],
    [20, { kind: 'percentage', percentage: 10 }],
  ]);
});

test('a sold-out product has alternatives of its category that are not', async () => {
  const [row] = await api.database.sql<{ articleNumber: string }[]>`
    select article_number from products where path = 'demo-uitverkocht'`;
  const [found] = await resolve(row?.articleNumber ?? '');
  const [product] = found?.products ?? [];
  expect(product?.stock).toBe(0);
  expect(product?.alternatives).toHaveLength(3);
  for (const other of product?.alternatives ?? []) {
    expect(other.category).toEqual(product?.category);
    expect(other.stock).toBeGreaterThan(0);
    expect(other.id).not.toBe(product?.id);
  }
});

test('one call returns the alternatives of several sold-out products, and omits an unknown id', async () => {
  const rows = await api.database.sql<{ id: number }[]>`
    select id from products where not available and stock = 0 order by id limit 3`;
  const ids = rows.map(({ id }) => id);
  api.statements.length = 0;
  const found = await createTestClient(api, token).alternatives([...ids, 999_999_999]);
  expect(api.statements).toHaveLength(2);
  expect(found.map(({ id }) => id)).toEqual(ids);
  for (const { id, category, alternatives } of found) {
    expect(alternatives.length).toBeGreaterThan(0);
    for (const other of alternatives) {
      expect(other.stock).toBeGreaterThan(0);
      expect(other.category).toEqual(category);
      expect(other.id).not.toBe(id);
    }
  }
});

test.each(['', '?ids=', '?ids=0', '?ids=1,', '?ids=x', '?ids=9999999999'])(
  'alternatives are refused for the ids of %j',
  async (query) => {
    expect((await api.send('GET', `/product/alternatives${query}`, { token })).status).toBe(400);
  },
);

describe('a name', () => {
  test('that equals the name of one product selects it', async () => {
    expect(await idsOf('pukkie LUIERS maat 4')).toEqual([101404]);
  });

  test('of several products returns them as choices, the most similar first, and whether there are more', async () => {
    const [found] = await resolve('luiers');
    expect(found?.products).toHaveLength(6);
    expect(found?.hasMore).toBe(true);
    expect(found?.products[0]?.name.toLowerCase()).toContain('luier');
    const [size] = await resolve('luiers maat 4');
    expect(size?.products[0]?.name).toMatch(/maat 4/);
  });

  test('of the synonym list finds its meanings', async () => {
    const [synonym] = await resolve('vuilniszak');
    expect(synonym?.products[0]?.name.toLowerCase()).toContain('afvalzak');
  });
});

describe('an unknown line has suggestions', () => {
  test.each([
    ['a wrong figure', '101494'],
    ['two that changed about', '110404'],
    ['one that is missing', '10404'],
    ['one too much', '1014044'],
  ])('%s: %s', async (_, term) => {
    const found = await nearOf(term);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(3);
  });

  test('a typing error in a name', async () => {
    expect((await nearOf('plakkaatverff'))[0]?.name.toLowerCase()).toContain('plakkaatverf');
  });
});

test('500 lines take as many statements as four', async () => {
  const count = async (terms: readonly string[]) => {
    api.statements.length = 0;
    await createTestClient(api, token).resolveProducts(terms);
    return api.statements.length;
  };
  const rows = await api.database.sql<{ articleNumber: string; description: string }[]>`
    select article_number, description from products order by id limit 300`;
  const kinds = ['101404', 'luiers maat 4', '101494', 'plakkaatverff'];
  const many = [
    ...rows.slice(0, 200).map(({ articleNumber }) => articleNumber),
    ...rows.slice(0, 200).map(({ description }) => description),
    ...Array.from({ length: 50 }, (_, index) => `${999_000 + index}`),
    ...Array.from({ length: 50 }, (_, index) => `doekjess numer ${index}`),
  ];
  const one = await count(kinds);
  expect(await count(many)).toBe(one);
  expect(one).toBeLessThanOrEqual(6);
});

describe('bad input is refused or finds nothing, and never causes an error', () => {
  test.each([
    ['no lines', {}],
    ['501 lines', { lines: '1\n'.repeat(500) }],
    ['501 lines of a multipart form', { lines: '1\r\n'.repeat(500) }],
    ['a line of 101 characters', { lines: 'x'.repeat(101) }],
  ])('%s', async (_, form) => {
    expect((await api.send('POST', '/quick-order', { token, form })).status).toBe(400);
  });

  test.each([
    "'); drop table products; --",
    '1 | 2 & !3',
    ':*',
    '((((',
    '\\',
    '=1+1',
    '𝔏𝔲𝔦𝔢𝔯𝔰 4',
    'ﬁ١٢٣٤٥٦',
    '9'.repeat(100),
    '-1',
    'ß'.repeat(100),
    'a b c d e f g h i j k l m n o p',
  ])('%s', async (term) => {
    expect(await resolve(term, '101404')).toHaveLength(2);
  });
});

test('visitors get neither prices nor products', async () => {
  expect((await api.send('POST', '/quick-order', { form: { lines: '101404' } })).status).toBe(401);
});
