import { buildProduct } from '@magazijn/api-client/testing';
import { expect, test } from 'vitest';
import { toProductOfNumber } from './toProductOfNumber.ts';

const product = buildProduct({ path: 'a/luiers', articleNumber: '101 404', ean: '8712345678906' });
const unnumbered = buildProduct({ path: 'a/b', articleNumber: '', ean: '' });
const find = (term: string, products = [unnumbered, product], search = '') =>
  toProductOfNumber(
    { pathname: '', params: { search: term }, search },
    { total: products.length, products },
  )?.headers.get('location');

test.each(['101404', '101 404', ' 101-404 ', '8712345678906', '8 712345 678906'])(
  '‘%s’ is the number of a product',
  (term) => expect(find(term)).toBe('/product/a/luiers'),
);

test.each(['', '-', '101405', '10140', '404', '101404 2', 'luiers 101404', '871234567890'])(
  '‘%s’ is not',
  (term) => expect(find(term)).toBeUndefined(),
);

test('letters match regardless of case; a number of two products leads to neither', () => {
  expect(find('ab-1234', [{ ...product, articleNumber: 'AB 1234' }])).toBe('/product/a/luiers');
  expect(find('101404', [product, { ...product, id: 2 }])).toBeUndefined();
});

test('a search with filters shows the results', () => {
  expect(find('101404', [product], '?voorraad=1')).toBeUndefined();
});
