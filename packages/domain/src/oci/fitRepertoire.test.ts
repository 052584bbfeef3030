import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitRepertoire } from './fitRepertoire.ts';

test.each([
  ['Crème fraîche – 1 €', 'unicode', 'Crème fraîche – 1 €'],
  ['Crème fraîche – 1 €', 'latin-1', 'Crème fraîche - 1 EUR'],
  ['Crème fraîche – 1 €', 'ascii', 'Creme fraiche - 1 EUR'],
  ['cre\u0300me', 'latin-1', 'crème'],
  ['Подгузники 4', 'latin-1', '?????????? 4'],
  ['🦋 vlinder', 'latin-1', '? vlinder'],
  ['groep “Eekhoorns”', 'latin-1', 'groep "Eekhoorns"'],
] as const)('%s in %s', (text, repertoire, expected) => {
  expect(fitRepertoire(text, repertoire)).toBe(expected);
});

/** Any code points, halves of characters too; fast-check's own takes two seconds to begin. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 40 })
  .map((points) => String.fromCodePoint(...points));

test('whatever the text, only characters of the set are left', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(fitRepertoire(text, 'ascii')).toMatch(/^[\x20-\x7e]*$/);
      expect(fitRepertoire(text, 'latin-1')).toMatch(/^[\x20-\x7e\xa0-\xff]*$/);
      expect(fitRepertoire(text, 'unicode')).toBe(text);
    }),
  );
});
