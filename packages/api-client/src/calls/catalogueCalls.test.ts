import { expect, test } from 'vitest';
import type { ProductFilters } from '../model/Product.ts';
import { filtersQuery } from './catalogueCalls.ts';

const whole: ProductFilters = {
  brands: [],
  onOffer: false,
  offerKind: null,
  inStock: false,
  sizes: [],
  packs: [],
  freeOf: [],
  organic: false,
  priceFrom: null,
  priceUntil: null,
  sort: 'default',
};
const sent = (filters: ProductFilters) =>
  Object.fromEntries(Object.entries(filtersQuery(filters)).filter(([, value]) => value !== undefined));

test('without filters only the facets are requested', () => {
  expect(sent(whole)).toEqual({ facets: '1', brand: [] });
});

test('chosen filters are sent by their wire names; a price has two decimals and no exponent', () => {
  const chosen: ProductFilters = {
    brands: ['Pukkie'],
    onOffer: true,
    offerKind: null,
    inStock: true,
    sizes: [],
    packs: [],
    freeOf: [],
    organic: false,
    priceFrom: 0.1 + 0.2,
    priceUntil: 999_999,
    sort: 'price-desc',
  };
  expect(sent(chosen)).toEqual({
    facets: '1',
    brand: ['Pukkie'],
    offer: '1',
    stock: '1',
    price_from: '0.30',
    price_until: '999999.00',
    sort: 'price-desc',
  });
});
