import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchQuery } from './searchQuery.ts';
import { wordsOf } from './wordsOf.ts';

test.each([
  ['Luiers, maat 4', ['luiers', 'maat', '4']],
  ['101 404', ['101404']],
  ['Servetten 24 x 24', ['servetten', '24', '24']],
  ['matras 70×150', ['matras', '70', '150']],
  ['box 4', ['box', '4']],
  ['crème brûlée', ['crème', 'brûlée']],
  ['  ', []],
])('%j becomes %j', (term, words) => expect(wordsOf(term)).toEqual(words));

test('a size is searched whole, a word by its beginning', () => {
  expect(searchQuery(['luiers', '4'])).toEqual({ beginnings: ['luiers:*', '4'], wholes: ['luiers', '4'] });
});

test('whatever is typed, a query holds letters, figures and its own operators only', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (term) => {
      expect(searchQuery(wordsOf(term)).beginnings.join(' ')).toMatch(/^([\p{L}\p{M}\p{N}]+(:\*)? ?)*$/u);
    }),
  );
});
