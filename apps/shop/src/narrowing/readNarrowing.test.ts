// @vitest-environment node
import type { Narrowing } from '@magazijn/api-client';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { narrowedHref, readNarrowing, unnarrowed } from './readNarrowing.ts';

test('the whole list has an address without a query, and only later pages carry their number', () => {
  expect(narrowedHref('/zoeken/luiers', unnarrowed)).toBe('/zoeken/luiers');
  expect(narrowedHref('/zoeken/luiers', unnarrowed, 2)).toBe('/zoeken/luiers?page=2');
  expect(readNarrowing('')).toEqual(unnarrowed);
});

test.each([
  'merk=',
  `merk=${'x'.repeat(101)}`,
  'merk=%00',
  'aanbieding=ja',
  'voorraad=0',
  'vanaf=-1',
  'vanaf=1e9',
  'tot=9999999',
  'tot=abc',
  'tot=1.234',
  'vanaf=&tot=',
  'sorteer=price',
  'sorteer=__proto__',
])('what is not well written is not chosen: %s', (query) => {
  expect(readNarrowing(`?${query}`)).toEqual(unnarrowed);
});

test('a comma is a point, and a brand counts once', () => {
  expect(readNarrowing('?tot=12,50&merk=B&merk=A&merk=B')).toEqual({
    ...unnarrowed,
    brands: ['A', 'B'],
    priceUntil: 12.5,
  });
});

const price = fc.option(fc.integer({ min: 0, max: 99_999_999 }).map((cents) => cents / 100));

test('what is chosen comes back from the address', () => {
  const narrowing = fc.record<Narrowing>({
    brands: fc
      .uniqueArray(fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }), { maxLength: 5 })
      .map((brands) => brands.toSorted()),
    onOffer: fc.boolean(),
    inStock: fc.boolean(),
    priceFrom: price,
    priceUntil: price,
    order: fc.constantFrom('default', 'name', 'new', 'price', 'price-desc'),
  });
  fc.assert(
    fc.property(narrowing, fc.integer({ min: 1, max: 9 }), (given, page) => {
      const { search } = new URL(narrowedHref('/zoeken/x', given, page), 'https://shop.example');
      expect(readNarrowing(search)).toEqual(given);
    }),
  );
});
