import { expect, test } from 'vitest';
import { narrowedListSchema } from '../schemas/narrowing.ts';
import { readNarrowedList } from './readNarrowedList.ts';

const read = (wire: unknown) => readNarrowedList(narrowedListSchema.parse(wire));

test('a list of a back end that knows nothing else is just a list', () => {
  expect(read({ total: 0, products: [] })).toEqual({ total: 0, products: [] });
});

test('facets, a corrected term and near terms are read', () => {
  const facets = { brands: [{ brand: 'Pukkie', count: 3 }], offer: 1, stock: 2, prices: null };
  expect(read({ total: 0, products: [], facets, searched_term: 'luiers', near_terms: ['verf'] })).toEqual({
    total: 0,
    products: [],
    facets: { brands: [{ name: 'Pukkie', count: 3 }], onOffer: 1, inStock: 2, prices: null },
    searchedTerm: 'luiers',
    nearTerms: ['verf'],
  });
});
