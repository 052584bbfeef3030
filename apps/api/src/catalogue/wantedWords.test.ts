import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../../../testing/openTestDatabase.ts';
import { wantedWords, wordsOf } from './wantedWords.ts';

describe('wantedWords', () => {
  test('the compounds of a word are looked up once, for both queries', async () => {
    const { database, close } = await openTestDatabase();
    onTestFinished(close);
    const plan = await database.sql`
    explain ${wantedWords(database.sql, ['papier'])}`;
    const lines = plan.map((row) => Object.values(row).join());
    expect(lines.filter((line) => / Scan (using \w+ )?on search_words compound\s/.test(line))).toHaveLength(
      1,
    );
  });
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
    ['  ', []],
  ])('%j becomes %j', (term, words) => expect(wordsOf(term)).toEqual(words));

  test('whatever is typed, its words hold letters and figures only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (term) => {
        expect(wordsOf(term).join(' ')).toMatch(/^([\p{L}\p{Nd}]+ ?)*$/u);
      }),
    );
  });
});
