import { expect, test } from 'vitest';
import { suggestionsSchema } from '../schemas/catalogue.ts';
import { toSuggestions } from './Suggestions.ts';

test('names, paths, pictures and prices are read; absent fields are empty', () => {
  const wire = suggestionsSchema.parse({
    products: [
      {
        description: 'Luiers maat 4',
        contents: '4 × 44 stuks',
        url: '/product/a/b',
        image: 'luiers',
        price_exclusive_vat: 26.95,
        stock: 7,
      },
      { description: '<b>Luiers</b>', url: '/product/a/c', stock: 0 },
    ],
    categories: [{ description: 'Luiers', parent_description: 'Verzorging', url: '/categorie/a/b' }],
  });
  expect(toSuggestions(wire)).toEqual({
    total: null,
    products: [
      {
        name: 'Luiers maat 4',
        contents: '4\u00a0×\u00a044\u00a0stuks',
        href: '/product/a/b',
        picture: 'luiers',
        price: 2695,
        soldOut: false,
      },
      {
        name: '<b>Luiers</b>',
        contents: '',
        href: '/product/a/c',
        picture: null,
        price: null,
        soldOut: true,
      },
    ],
    categories: [{ name: 'Luiers', parentName: 'Verzorging', href: '/categorie/a/b' }],
  });
});
