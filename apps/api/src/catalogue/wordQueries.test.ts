import { anyText } from '@magazijn/domain/testing';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openSharedDatabase, openTestDatabase } from '../../../../tools/testing/openTestDatabase.ts';
import { searchText } from '../database/tables/searchText.ts';
import { wordQueries, wordsOf } from './wordQueries.ts';

describe('wordQueries', () => {
  test('the compounds of a word are looked up once for both queries', async () => {
    const { database, close } = await openTestDatabase();
    onTestFinished(close);
    const plan = await database.sql`
    explain ${wordQueries(database.sql, ['papier'])}`;
    const lines = plan.map((row) => Object.values(row).join());
    expect(lines.filter((line) => / Scan (using \w+ )?on search_words compound\s/.test(line))).toHaveLength(
      1,
    );
  });
});

test('a query is split into words like a product text', async () => {
  const { database, close } = await openSharedDatabase();
  onTestFinished(close);
  const pieces = fc.constantFrom(
    ...[
      '12',
      '1',
      '5',
      ' ',
      'x',
      'g',
      'gr',
      'ml',
      'l',
      'ltr',
      'kg',
      'kilo',
      'maat',
      'A',
      'é',
      ',',
      '.',
      '-',
      '/',
      '×',
      'V',
    ],
  );
  const texts = fc.array(pieces, { minLength: 1, maxLength: 9 }).map((some) => `kist ${some.join('')}`);
  await fc.assert(
    fc.asyncProperty(fc.array(texts, { minLength: 1, maxLength: 20 }), async (some) => {
      const rows = await database.sql<{ cut: string }[]>`
        select ${database.sql.unsafe(searchText('lower(normalize(text))'))} as cut from unnest(${some}::text[]) as text`;
      // A cross between digits can be typed with spaces.
      const cut = rows.map(({ cut }) =>
        cut
          .replaceAll(/(?<=\d) +x +(?=\d)/g, ' ')
          .split(' ')
          .filter(Boolean),
      );
      expect(some.map(wordsOf)).toEqual(cut.map((words) => words.slice(0, 8)));
    }),
    { numRuns: 30 },
  );
});

describe('wordsOf', () => {
  test.each([
    ['Luiers, maat 4', ['luiers', 'maat', '4']],
    ['101 404', ['101404']],
    ['101-404', ['101404']],
    ['Art.nr. 101 404', ['101404']],
    ['EAN 2900001014045', ['2900001014045']],
    ['artikel', ['artikel']],
    ['Servetten 24 x 24', ['servetten', '24', '24']],
    ['matras 70×150', ['matras', '70', '150']],
    ['box 4', ['box', '4']],
    ['crème brûlée', ['crème', 'brûlée']],
    ['500ml', ['500', 'ml']],
    ['250g', ['250', 'gram']],
    ['250 gr', ['250', 'gram']],
    ['1liter', ['1', 'liter']],
    ['1,5l', ['1.5', 'liter']],
    ['2.5 kilo', ['2.5', 'kg']],
    ['1.000 stuks', ['1', '000', 'stuks']],
    ['maat4', ['maat', '4']],
    ['handschoenen maat L', ['handschoenen', 'maat', 'l']],
    ['A4 9V', ['a4', '9v']],
    ['wc-papier, 3-laags', ['wc', 'papier', '3', 'laags']],
    ['  ', []],
  ])('%j is split into %j', (term, words) => expect(wordsOf(term)).toEqual(words));

  test('for any input the words contain only letters and digits', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 60 }), (term) => {
        expect(wordsOf(term).join(' ')).toMatch(/^([\p{L}\p{Nd}]+(\.\d+)* ?)*$/u);
      }),
    );
  });
});
