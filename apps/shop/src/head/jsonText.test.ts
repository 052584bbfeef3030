import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonText } from './jsonText.ts';

test('nothing in it can end the block, and it reads back as it was', () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.constantFrom('</script>', '<!--', ']]>', '&amp;', '\u2028', ''),
      (value, text) => {
        const escaped = jsonText([value, text]);
        expect(escaped).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.parse(escaped)).toEqual(JSON.parse(JSON.stringify([value, text])));
      },
    ),
  );
});
