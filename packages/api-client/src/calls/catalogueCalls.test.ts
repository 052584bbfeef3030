import { expect, test } from 'vitest';
import type { Narrowing } from '../model/Product.ts';
import { narrowingQuery } from './catalogueCalls.ts';

const whole: Narrowing = {
  brands: [],
  onOffer: false,
  inStock: false,
  priceFrom: null,
  priceUntil: null,
  order: 'default',
};
const sent = (narrowing: Narrowing) =>
  Object.fromEntries(Object.entries(narrowingQuery(narrowing)).filter(([, value]) => value !== undefined));

test('of the whole list only the facets are asked', () => {
  expect(sent(whole)).toEqual({ facets: '1', brand: [] });
});

test('what is chosen is sent under the names of the wire; a price has two decimals and no exponent', () => {
  const chosen: Narrowing = {
    brands: ['Pukkie'],
    onOffer: true,
    inStock: true,
    priceFrom: 0.1 + 0.2,
    priceUntil: 999_999,
    order: 'price-desc',
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
