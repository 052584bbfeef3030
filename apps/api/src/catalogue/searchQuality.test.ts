import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../testing/openTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

interface Found {
  total: number;
  products: {
    description: string;
    contents: string;
    category_description: string;
    parent_category_description: string | null;
  }[];
  searched_term: string | null;
  near_terms?: string[];
}
const search = (term: string, pageSize = 3) =>
  api.data<Found>('GET', `/product/search?near=1&pageSize=${pageSize}&term=${encodeURIComponent(term)}`);

/** Queries of day nurseries, each with a pattern that name and contents of the first three results must match. */
const queries = parse<{ term: string; first: string; why: string }>(
  readFileSync(new URL('searchQueries.csv', import.meta.url)),
  { delimiter: ';', columns: true },
);

test.each(queries)('[C04] $why: ‘$term’', async ({ term, first }) => {
  const { products } = await search(term);
  const found = products.map(({ description, contents }) => `${description} · ${contents}`);
  expect(found).toEqual(found.map(() => expect.stringMatching(new RegExp(first, 'i'))));
  expect(found.length).toBeGreaterThan(0);
});

/** Category names that no product has: the results are exactly the category's products. */
const categories: readonly (readonly [typed: string, category: RegExp])[] = [
  ['EHBO', /^EHBO/],
  ['ehbo koffer', /^EHBO/],
  ['schoonmaak', /^Schoonmaak$/],
  ['schonmaak', /^Schoonmaak$/],
  ['knutselen', /knutselen$/],
  ['desinfectie', /desinfectie$/],
  ['babyvoeding', /^Babyvoeding$/],
  ['wegwerpservies', /^Wegwerpservies$/],
  ['meubels', /^Meubels$/],
  ['beddengoed', /^Beddengoed/],
];

test.each(categories)('[C04] the name of a category: ‘%s’', async (typed, category) => {
  const { products } = await search(typed);
  expect(products).toHaveLength(3);
  for (const { category_description, parent_category_description } of products) {
    expect(
      [category_description, parent_category_description].some((name) => category.test(name ?? '')),
    ).toBe(true);
  }
});

test('there are a hundred and fifty queries', () =>
  expect(new Set(queries.map(({ term }) => term)).size).toBeGreaterThanOrEqual(150));

test('a category name adds nothing to products with that name', async () => {
  const { products } = await search('luiers', 100);
  expect(products.filter(({ description }) => !/luier/i.test(description))).toEqual([]);
});

test('a size does not match longer numbers that begin with it', async () => {
  const { products } = await search('servetten 3', 100);
  expect(products.filter(({ description }) => /33/.test(description))).toEqual([]);
});

test('a colour does not match words that end like it', async () => {
  const { products } = await search('rood', 100);
  expect(products.filter(({ description }) => /brood/i.test(description))).toEqual([]);
});

test('a term without similar words finds nothing', async () => {
  expect(await search('xqzw wqxz')).toEqual({ total: 0, products: [], searched_term: null, near_terms: [] });
});

test('every suggested term has results', async () => {
  const words = await api.database.sql<{ word: string }[]>`
    select word from search_words where ending <> '' order by word`;
  expect(words.length).toBeGreaterThan(500);
  for (const { word } of words.filter((_, at) => at % 7 === 0)) {
    const { total, searched_term } = await search(word, 1);
    expect({ word, found: total > 0, searched_term }).toEqual({ word, found: true, searched_term: null });
  }
});

test.each(['ehb', 'schoo', 'luirs', 'schonmaak', 'kno'])(
  'a category suggested for ‘%s’ has products',
  async (typed) => {
    await api.database.sql`
      insert into categories (url, description, priority) values (${`leeg-${typed}`}, ${`Leeg ${typed}`}, 99)`;
    const path = `/product/suggest?term=${typed}`;
    const { categories } = await api.data<{ categories: { url: string }[] }>('GET', path);
    for (const { url } of categories) {
      const list = await api.data<Found>('GET', `/product/category/${url.replace('/categorie/', '')}/1/1`);
      expect(list.total, url).toBeGreaterThan(0);
    }
  },
);

test('a corrected term suggests its category too', async () => {
  const { categories } = await api.data<{ categories: { description: string }[] }>(
    'GET',
    '/product/suggest?term=schonmaak',
  );
  expect(categories[0]?.description).toBe('Schoonmaak');
});

test('a compound finds its last part, products with its first part first', async () => {
  const { products, searched_term } = await search('koelkastthermometer', 100);
  expect(searched_term).toBe('thermometer');
  expect(products.length).toBeGreaterThan(2);
  const names = products.map(({ description }) => /koelkast/i.test(description));
  expect(names).toEqual(names.toSorted((one, other) => Number(other) - Number(one)));
  expect(names[0]).toBe(true);
});

test('a size whose figure is next to another unit comes last', async () => {
  const { products } = await search('5kg', 100);
  const beside = products.map(({ contents }) => /(^|[^,\d])5 kg/.test(contents));
  expect(beside).toEqual(beside.toSorted((one, other) => Number(other) - Number(one)));
  expect(new Set(beside)).toEqual(new Set([true, false]));
});

test('suggestions equal the search results, for synonyms and compounds too', async () => {
  for (const term of ['vuilniszakken', 'wegwerphandschoenen', 'kamerthermometer', 'papier doekje', '500ml']) {
    const suggested = await api.data<Found>('GET', `/product/suggest?term=${encodeURIComponent(term)}`);
    const found = await search(term, 6);
    const names = (list: Found) => list.products.map(({ description }) => description);
    expect([term, suggested.total, names(suggested)]).toEqual([term, found.total, names(found)]);
    expect(found.total, term).toBeGreaterThan(0);
  }
});

test('a listed term without a meaning is not corrected', async () => {
  expect(await search('aardappelen')).toMatchObject({ total: 0, searched_term: null });
  await api.database.sql`delete from search_synonyms where term = 'aardappelen'`;
  expect(await search('aardappelen')).toMatchObject({ searched_term: 'appelen' });
});

test.each(['speen', 'pritt', 'traphekje', 'kerstboom', 'kinderwagen', 'koppen', 'buitenbal'])(
  'an unlisted word is not guessed from its beginning: ‘%s’',
  async (term) => {
    await api.database.sql`delete from search_synonyms where term = ${term}`;
    await api.database.sql`delete from search_words where word = ${term}`;
    expect(await search(term)).toMatchObject({ total: 0, searched_term: null });
  },
);
