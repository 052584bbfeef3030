import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../testing/openTestDatabase.ts';
import { searchProducts } from './searchProducts.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase('seeded');
});
afterAll(() => opened.close());

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
];

test.each(queries)('%s: ‘%s’', async (_why, typed, first) => {
  const { rows } = await searchProducts(opened.database.sql, null, typed, { page: 1, pageSize: 3 });
  expect(rows.map((row) => row.description)).toEqual(rows.map(() => expect.stringMatching(first)));
  expect(rows.length).toBeGreaterThan(0);
});

test('there are forty of them', () => expect(queries.length).toBeGreaterThanOrEqual(40));

test('a colour does not find what only ends like it', async () => {
  const { rows } = await searchProducts(opened.database.sql, null, 'rood', { page: 1, pageSize: 100 });
  expect(rows.filter(({ description }) => /brood/i.test(description))).toEqual([]);
});

test('what is like nothing finds nothing', async () => {
  const found = await searchProducts(opened.database.sql, null, 'xqzw wqxz', { page: 1, pageSize: 3 });
  expect(found).toMatchObject({ total: 0, rows: [], searched: null });
});
