import { anyText } from '@magazijn/domain/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../testing/openTestApi.ts';
import { refreshSearchWords } from './refreshCatalogue.ts';

let api: TestApi;
/** A product of diapers first, then others of its category. */
let products: readonly number[];
beforeAll(async () => {
  api = await openTestApi();
  const rows = await api.database.sql<{ id: number }[]>`
    select products.id from products join products as diapers using (category_id)
      where diapers.path = 'demo-luiers-maat-4' order by products.id <> diapers.id, products.id`;
  products = rows.map(({ id }) => id);
  expect(products.length).toBeGreaterThanOrEqual(hostile.length);
});
afterAll(() => api.close());

/** Gives each name to a product of its own. At once, since indexing the words takes longer than all searches. */
async function rename(names: readonly string[]): Promise<void> {
  await api.database.sql`
    update products set description = given.name
      from unnest(${products.slice(0, names.length)}::int[], ${names as string[]}::text[]) as given (id, name)
      where products.id = given.id`;
  await refreshSearchWords(api.database.sql);
}

const statuses = async (term: string) => {
  const query = encodeURIComponent(term);
  const calls = [`/product/search?near=1&term=${query}`, `/product/suggest?term=${query}`];
  const answers = await Promise.all(calls.map((path) => api.send('GET', path)));
  return answers.map(({ status }) => status);
};

/** Texts with a special meaning in PostgreSQL: URL, operator, quotation, weight, escape. */
const hostile = [
  'Folder www.merk.nl/a:luiers',
  "Folder www.merk.nl/a:luiers' | !verf",
  'luiers:*AB & !(verf) <2> maat',
  "'luiers' ''maat'' \\'4\\'",
  'a\\b\\\\c \\:luiers',
  'info@merk.nl -12.5e3 1/2 luiers&amp;verf <b>luiers</b> /usr/luiers',
  '&nbsp; &#39; %s $1 ${luiers} `luiers`',
  'lu\u0308iers i\u0307stanbul \u212Aelvin ﬁjn ½ ² Ⅷ ١٢ 数字',
  `${'luiers'.repeat(300)}`,
];

describe('products with hostile names', () => {
  beforeAll(() => rename(hostile));

  test.each(hostile)('[C04] one called %j is found, and breaks no other search', async (name) => {
    for (const term of ['luiers', 'verf', 'folder', 'appelsp', name.slice(0, 200)]) {
      expect(await statuses(term), term).toEqual([200, 200]);
    }
  });
});

test('[C04] the words of a URL are found separately', async () => {
  await rename(['Folder www.merk.nl/a:zebrapad']);
  for (const term of ['zebrapad', 'merk', 'folder www.merk.nl/a:zebrapad']) {
    const { products } = await api.data<{ products: { id: number }[] }>(
      'GET',
      `/product/search?term=${encodeURIComponent(term)}`,
    );
    expect(
      products.map(({ id }) => id),
      term,
    ).toContain(101404);
  }
});

const pieces = fc.oneof(
  fc.constantFrom(
    ...hostile,
    'luiers',
    ':',
    ':*',
    '&',
    '|',
    '!',
    '<->',
    '(',
    ')',
    "'",
    '\\',
    '/',
    '.',
    '@',
    '%',
    '-',
  ),
  anyText({ maxLength: 12 }),
);
const text = fc
  .array(pieces, { minLength: 1, maxLength: 8 })
  .map((dependencies) => dependencies.join('').toWellFormed().replaceAll('\0', '').slice(0, 200));

test('[C04] search answers for any product names and any terms', async () => {
  const names = fc.array(text, { minLength: 4, maxLength: 4 });
  const terms = fc.array(text, { minLength: 4, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(names, terms, async (names, terms) => {
      await rename(names);
      for (const term of [...terms, ...names]) expect(await statuses(term)).toEqual([200, 200]);
    }),
    { numRuns: 2 },
  );
}, 60_000);
