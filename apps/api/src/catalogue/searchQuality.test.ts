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
    category_description: string;
    parent_category_description: string | null;
  }[];
  searched_term: string | null;
  near_terms?: string[];
}
const search = (term: string, pageSize = 3) =>
  api.data<Found>('GET', `/product/search?near=1&pageSize=${pageSize}&term=${encodeURIComponent(term)}`);

/** What day nurseries type, and what the first three products found have to be. */
const queries: readonly (readonly [why: string, typed: string, first: RegExp])[] = [
  ['a word', 'luiers', /luiers maat/i],
  ['one of it', 'luier', /luiers maat/i],
  ['with a size', 'luiers maat 4', /luiers maat 4$/i],
  ['with an abbreviation that nothing holds', 'luiers mt 4', /luiers maat 4$/i],
  ['a brand', 'pukkie', /^pukkie/i],
  ['a brand and a kind', 'pukkie luierbroekjes', /^pukkie luierbroekjes/i],
  ['a brand misspelt', 'pukie luiers', /^pukkie .*luiers/i],
  ['a diminutive', 'billendoekje', /^billendoekjes/i],
  ['a long name', 'nitril handschoenen maat m', /nitril .*handschoenen maat m$/i],
  ['one of a pair', 'handschoen', /handschoenen/i],
  ['a letter forgotten', 'handshoenen', /handschoenen/i],
  ['a letter not doubled', 'apelsap', /appelsap/i],
  ['a compound written apart', 'appel sap', /appelsap/i],
  ['another one', 'toilet papier', /toiletpapier/i],
  ['and one with what nothing holds', 'wc papier', /papier/i],
  ['a letter too many', 'rijstwaffels', /^rijstwafels/i],
  ['two words', 'halfvolle melk', /halfvolle melk/i],
  ['the end of compounds', 'verf', /verf/i],
  ['with a colour', 'rode verf', /verf rood/i],
  ['in the other order', 'verf rood', /verf rood/i],
  ['the end of compounds, in the singular', 'schaar', /kinderscharen/i],
  ['before a brand that begins so', 'stoel', /kinderstoel/i],
  ['in the plural', 'stoelen', /kinderstoel/i],
  ['before a word that begins so', 'klei', /klei /i],
  ['before toys of that name', 'thee', /thee/i],
  ['of four letters', 'boek', /kartonboek/i],
  ['of four letters, in the plural', 'slabben', /slab/i],
  ['the end of a compound with a size', 'A4 papier', /papier.* A4$/i],
  ['a size with an x', 'matras 70 x 150', /matras .*70 × 150/i],
  ['and without blanks', 'servetten 24x24', /servetten .*24 × 24/i],
  ['an article number', '101404', /^pukkie luiers maat 4$/i],
  ['an article number with its blank', '101 404', /^pukkie luiers maat 4$/i],
  ['with accents', 'crème', /crème/i],
  ['without them', 'creme', /crème/i],
  ['capitals', 'ALLESREINIGER', /allesreiniger/i],
  ['a letter not doubled in a compound', 'alesreiniger', /allesreiniger/i],
  ['a word half typed', 'zonnebr', /zonnebrand/i],
  ['three words', 'zonnebrand factor 50', /zonnebrand .*factor 50/i],
  ['a brand, a kind and a colour', 'klodderkist vingerverf groen', /^klodderkist vingerverf groen$/i],
  ['a misspelt word and one that is right', 'puzel boerderij', /puzzel boerderij/i],
  ['what only one kind is', 'bijtring', /bijtring/i],
  ['with punctuation', 'thee, appel', /appelthee/i],
  ['a compound in the other order', 'sap appel', /appelsap/i],
  ['two letters changed about', 'luiren', /luiers/i],
  ['two other letters changed about', 'vingervref', /vingerverf/i],
  ['a compound that a letter is missing of, not its first part', 'appelsp', /appelsap/i],
  ['another one', 'toiletpapir', /toiletpapier/i],
  ['the end of compounds, of three letters', 'sap', /sap/i],
  ['the beginning of a compound whose stem is shorter', 'schoonmaaka', /schoonmaakazijn/i],
  ['an EAN', '2900001014045', /^pukkie luiers maat 4$/i],
  ['an EAN without its last figure', '290000101404', /^pukkie luiers maat 4$/i],
  ['an article number as it stands on an invoice', 'art.nr. 101-404', /^pukkie luiers maat 4$/i],
  ['a brand, misspelt, alone', 'plesterpost', /^pleisterpost/i],
];

test.each(queries)('[C04] %s: ‘%s’', async (_why, typed, first) => {
  const { products } = await search(typed);
  const names = products.map(({ description }) => description);
  expect(names).toEqual(names.map(() => expect.stringMatching(first)));
  expect(names.length).toBeGreaterThan(0);
});

/** A category's name, where no product is called so: what stands in it, and nothing else. */
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

test('there are sixty of them', () => expect(queries.length + categories.length).toBeGreaterThanOrEqual(60));

test('the name of a category does not add to what is called so itself', async () => {
  const { products } = await search('luiers', 100);
  expect(products.filter(({ description }) => !/luier/i.test(description))).toEqual([]);
});

test('a size does not find what only begins with it', async () => {
  const { products } = await search('servetten 3', 100);
  expect(products.filter(({ description }) => /33/.test(description))).toEqual([]);
});

test('a colour does not find what only ends like it', async () => {
  const { products } = await search('rood', 100);
  expect(products.filter(({ description }) => /brood/i.test(description))).toEqual([]);
});

test('what is like nothing finds nothing', async () => {
  expect(await search('xqzw wqxz')).toEqual({ total: 0, products: [], searched_term: null, near_terms: [] });
});

test('whatever may be suggested finds something', async () => {
  const words = await api.database.sql<{ word: string }[]>`
    select word from search_words where ending <> '' order by word`;
  expect(words.length).toBeGreaterThan(500);
  for (const { word } of words.filter((_, at) => at % 7 === 0)) {
    const { total, searched_term } = await search(word, 1);
    expect({ word, found: total > 0, searched_term }).toEqual({ word, found: true, searched_term: null });
  }
});

test.each(['ehb', 'schoo', 'luirs', 'schonmaak', 'kno'])(
  'a category that is suggested for ‘%s’ has products',
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

test('what is meant by a typing error suggests its category too', async () => {
  const { categories } = await api.data<{ categories: { description: string }[] }>(
    'GET',
    '/product/suggest?term=schonmaak',
  );
  expect(categories[0]?.description).toBe('Schoonmaak');
});
