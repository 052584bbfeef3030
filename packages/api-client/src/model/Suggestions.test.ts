import { expect, test } from 'vitest';
import { suggestionsSchema } from '../schemas/catalogue.ts';
import { toSuggestions } from './Suggestions.ts';

test('names, places and pictures are read; what another back end leaves out is empty', () => {
  const wire = suggestionsSchema.parse({
    products: [
      { description: 'Luiers maat 4', contents: '4 × 44 stuks', url: '/product/a/b', image: 'luiers' },
      { description: '<b>Luiers</b>', url: '/product/a/c' },
    ],
    categories: [{ description: 'Luiers', parent_description: 'Verzorging', url: '/categorie/a/b' }],
  });
  expect(toSuggestions(wire)).toEqual({
    products: [
      { name: 'Luiers maat 4', contents: '4 × 44 stuks', href: '/product/a/b', picture: 'luiers' },
      { name: '<b>Luiers</b>', contents: '', href: '/product/a/c', picture: null },
    ],
    categories: [{ name: 'Luiers', parentName: 'Verzorging', href: '/categorie/a/b' }],
  });
});
