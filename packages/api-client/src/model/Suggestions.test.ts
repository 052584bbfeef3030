import { expect, test } from 'vitest';
import { suggestionsSchema } from '../schemas/catalogue.ts';
import { toSuggestions } from './Suggestions.ts';

test('names, paths, pictures and prices are read; absent fields are empty', () => {
  const wire = suggestionsSchema.parse({
    products: [
      {
        id: 7,
        description: 'Luiers maat 4',
        contents: '4 × 44 stuks',
        url: '/product/a/b',
        image: 'luiers',
        price_exclusive_vat: 26.95,
        stock: 7,
        bought: 1,
      },
      { description: '<b>Luiers</b>', url: '/product/a/c', stock: 0 },
    ],
    categories: [{ description: 'Luiers', parent_description: 'Verzorging', url: '/categorie/a/b' }],
  });
  expect(toSuggestions(wire)).toEqual({
    total: null,
    products: [
      {
        id: 7,
        name: 'Luiers maat 4',
        contents: '4\u00a0×\u00a044\u00a0stuks',
        href: '/product/a/b',
        picture: 'luiers',
        price: 2695,
        soldOut: false,
        bought: true,
      },
      {
        id: null,
        name: '<b>Luiers</b>',
        contents: '',
        href: '/product/a/c',
        picture: null,
        price: null,
        soldOut: true,
        bought: false,
      },
    ],
    categories: [{ name: 'Luiers', parentName: 'Verzorging', href: '/categorie/a/b' }],
  });
});
