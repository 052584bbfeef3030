import { expect, test } from 'vitest';
import type { Viewer } from '../session/Viewer.ts';
import { readNarrowing } from './readNarrowing.ts';

const nothing = { facets: false, brand: [], offer: false, stock: false, sort: 'default' } as const;
// Only that there is one counts here.
const customer = { companyId: 1 } as Viewer;

test('without a parameter a list is what it always was', () => {
  expect(readNarrowing(nothing, null)).toBeNull();
  expect(readNarrowing(nothing, customer)).toBeNull();
});

test('[R01] for an anonymous visitor nothing is narrowed or sorted by price', () => {
  const byPrice = { ...nothing, price_from: 100, price_until: 900, sort: 'price-desc' } as const;
  expect(readNarrowing(byPrice, null)).toBeNull();
  expect(readNarrowing({ ...byPrice, facets: true }, null)).toMatchObject({
    priceFrom: null,
    priceUntil: null,
    order: 'default',
  });
  expect(readNarrowing(byPrice, customer)).toMatchObject({
    priceFrom: 100,
    priceUntil: 900,
    order: 'price-desc',
  });
});
