import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { markAllergens } from './ProductTexts.tsx';

test.each([
  ['<td>Bevat melk.</td>', '<td>Bevat <strong>melk</strong>.</td>'],
  ['Tarwebloem, water', '<strong>Tarwebloem</strong>, water'],
  ['Bevat gluten (haver).', 'Bevat <strong>gluten</strong> (<strong>haver</strong>).'],
  ['ei, eigeel; vis', '<strong>ei</strong>, <strong>eigeel</strong>; <strong>vis</strong>'],
])('[S14] %j: allergens become bold', (html, marked) => expect(markAllergens(html)).toBe(marked));

test.each([
  'Eiwitten 3 g',
  'kokosmelk',
  'reiniging, televisie',
  'Bevat geen van de veertien wettelijke allergenen.',
  '<a title="melk" href="/melk">hier</a>',
])('[S14] %j is unchanged', (html) => expect(markAllergens(html)).toBe(html));

test('only bold is added, for any text', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('melk', '<b>soja</b>', 'ei'), (text, word) => {
      const html = `${text} ${word}`;
      expect(markAllergens(html).replace(/<\/?strong>/g, '')).toBe(html.replace(/<\/?strong>/g, ''));
    }),
  );
});
