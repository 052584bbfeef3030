import type { ProductFilters } from '@magazijn/api-client';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPage } from '../../shared/links/readPage.ts';
import { readSearchTerm } from '../../shared/links/readSearchTerm.ts';
import { filteredHref, lastPageHref, listQuery, noFilters, readFilters } from './productListUrl.ts';

describe('readPage', () => {
  // @vitest-environment node

  test.each([
    ['1', 1],
    ['12', 12],
    ['10000', 10_000],
  ])('[S22] page %s is that page', (text, page) => expect(readPage(text)).toBe(page));

  test.each([null, '', '0', '-1', '1e9', 'abc', '1.5', ' 2', '٣', '02', '10001', '1000000000'])(
    '[S22] %j is the first page',
    (text) => expect(readPage(text)).toBe(1),
  );
});

describe('readSearchTerm', () => {
  // @vitest-environment node

  test('blanks and control characters become one blank', () => {
    expect(readSearchTerm('  luiers\t\n maat\u00004 ')).toBe('luiers maat 4');
  });

  test('of 2,000 characters two hundred are searched', () => {
    expect(readSearchTerm('a'.repeat(2000))).toHaveLength(200);
  });

  /** Letters, blanks, control characters, and halves of a surrogate pair. */
  const piece = fc.constantFrom('a', 'é', '%', '/', ' ', '\n', '\u0000', '\ud83e', '\uddf8', '🧸');

  test('any typed text makes a valid address, and a term that the back end accepts', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 250 }), (pieces) => {
        const term = readSearchTerm(pieces.join(''));
        expect(() => encodeURIComponent(term)).not.toThrow();
        expect(term).not.toContain('\u0000');
        expect(term.length).toBeLessThanOrEqual(200);
      }),
    );
  });
});

describe('readFilters', () => {
  // @vitest-environment node

  test('the unfiltered list has no query string, and only pages after the first have their number', () => {
    expect(filteredHref('/zoeken/luiers', noFilters)).toBe('/zoeken/luiers');
    expect(filteredHref('/zoeken/luiers', noFilters, 2)).toBe('/zoeken/luiers?page=2');
    expect(readFilters('')).toEqual(noFilters);
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
  ])('malformed filters are ignored: %s', (query) => {
    expect(readFilters(`?${query}`)).toEqual(noFilters);
  });

  test('a decimal comma is accepted, and a repeated brand counts once', () => {
    expect(readFilters('?tot=12,50&merk=B&merk=A&merk=B')).toEqual({
      ...noFilters,
      brands: ['A', 'B'],
      priceUntil: 12.5,
    });
  });

  const price = fc.option(fc.integer({ min: 0, max: 99_999_999 }).map((cents) => cents / 100));

  test('filters are read from the address that was made of them', () => {
    const options = fc
      .uniqueArray(fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }), { maxLength: 5 })
      .map((names) => names.toSorted());
    const filters = fc.record<ProductFilters>({
      brands: options,
      sizes: options,
      packs: options,
      freeOf: options,
      organic: fc.boolean(),
      onOffer: fc.boolean(),
      offerKind: fc.constantFrom(null, 'free-goods', 'percentage', 'give-away'),
      inStock: fc.boolean(),
      priceFrom: price,
      priceUntil: price,
      sort: fc.constantFrom('default', 'name', 'new', 'price', 'price-desc'),
    });
    fc.assert(
      fc.property(filters, fc.integer({ min: 1, max: 9 }), (given, page) => {
        const { search } = new URL(filteredHref('/zoeken/x', given, page), 'https://shop.example');
        expect(readFilters(search)).toEqual(given);
      }),
    );
  });
});

describe('listQuery', () => {
  // @vitest-environment node

  test.each([
    ['', ''],
    ['?bron=mail&page=1', ''],
    ['?page=02&merk=&tot=abc', ''],
    ['?page=3', '?page=3'],
    ['?actie=loterij', ''],
    ['?merk=B&page=2&merk=A&merk=B', '?merk=A&merk=B&page=2'],
  ])('%j is read as %j', (search, read) => expect(listQuery(search)).toBe(read));

  test('its result selects the same filters as the address, in any notation', () => {
    const part = fc.constantFrom('merk', 'tot', 'vanaf', 'sorteer', 'voorraad', 'page', 'x');
    const value = fc.constantFrom('1', '2', '12,50', '12.5', 'naam', 'prijs', 'Pukkie', 'a&b', '', '\u0000');
    fc.assert(
      fc.property(fc.array(fc.tuple(part, value), { maxLength: 8 }), (given) => {
        const search = `?${new URLSearchParams(given)}`;
        expect(readFilters(listQuery(search))).toEqual(readFilters(search));
        expect(listQuery(listQuery(search))).toBe(listQuery(search));
      }),
    );
  });
});

describe('lastPageHref', () => {
  // @vitest-environment node

  test.each([
    ['?page=5', 58, null],
    ['?page=6', 58, '/zoeken/x?page=5'],
    ['?page=9999&voorraad=1', 58, '/zoeken/x?voorraad=1&page=5'],
    ['?page=2', 12, '/zoeken/x'],
    ['?page=2', 0, '/zoeken/x'],
    ['', 0, null],
  ])('[S22] of %s with %i products: %j', (search, total, href) => {
    expect(lastPageHref('/zoeken/x', search, total)).toBe(href);
  });
});
