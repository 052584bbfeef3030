import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText } from './cleanText.ts';

test.each([
  ['  Kinderopvang   De Vlinder ', 'Kinderopvang De Vlinder'],
  ['De\u200bVlinder\u202e', 'DeVlinder'],
  ['regel één\r\nBcc: iemand@elders.test', 'regel één Bcc: iemand@elders.test'],
  ["'t Hoekje – Daniëlle", "'t Hoekje – Daniëlle"],
  ['Danie\u0308lle', 'Daniëlle'],
  ['\ufeff', ''],
])('%j becomes %j', (text, expected) => expect(cleanText(text)).toBe(expected));

test('what is clean stays so, and is one line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const clean = cleanText(text);
      expect(cleanText(clean)).toBe(clean);
      expect(clean).not.toMatch(/[\r\n\0]/);
    }),
  );
});
