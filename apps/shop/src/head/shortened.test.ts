import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortened } from './shortened.ts';

test('a short text stays', () => expect(shortened('Zacht en droog.')).toBe('Zacht en droog.'));

test('a long one ends after a word', () => {
  expect(shortened(`${'luiers '.repeat(22)}billendoekjes`)).toBe(`${'luiers '.repeat(22).trim()}…`);
});

test('no text is longer than 160 characters, or ends in half a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      expect(shortened(text).length).toBeLessThanOrEqual(160);
      if (text.isWellFormed()) expect(shortened(text).isWellFormed()).toBe(true);
    }),
  );
});
