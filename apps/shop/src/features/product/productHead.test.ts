import type { ProductDetail } from '@magazijn/api-client';
import { buildProductDetail } from '@magazijn/api-client/testing';
import { cents } from '@magazijn/domain/money';
import { expect, test } from 'vitest';
import type { Queries } from '../../shared/data/queries.ts';
import { productHead } from './productHead.ts';

/** The head as it is made of this product. */
function headFor(product: ProductDetail | null | undefined) {
  const shown = () => product;
  const at = { params: {}, url: new URL('https://shop.example/') };
  return productHead(shown as Queries['shown'], at, 'https://shop.example');
}
const headOf = (changes: Parameters<typeof buildProductDetail>[0]) => headFor(buildProductDetail(changes));

test('a product is found under its own path, with its words and its pictures', () => {
  const { canonical, description, things } = headOf({
    name: 'Luiers',
    contents: '176 stuks',
    path: 'verzorging/luiers/a b',
    descriptionHtml: '<p>Zacht &amp; droog.</p>',
    pictures: ['luiers'],
  });
  expect(canonical).toBe('/product/verzorging/luiers/a%20b');
  expect(description).toBe('Luiers. 176 stuks. Zacht & droog.');
  expect(things?.[0]).toMatchObject({
    '@type': 'Product',
    name: 'Luiers',
    image: ['https://shop.example/img/luiers/600/600'],
    description: 'Zacht & droog.',
  });
});

test('[R01] no price stands in it, whoever looks', () => {
  const head = headOf({ price: cents(2695), oldPrice: cents(3095) });
  expect(JSON.stringify(head)).not.toMatch(/2695|26[.,]95|30[.,]95|offers|price/i);
});

test('[S26] the way to it leads through its categories', () => {
  expect(JSON.stringify(headOf({}).things?.[1])).toMatch(
    /"position":1,"name":"Home".*\/categorie\/verzorging".*\/categorie\/verzorging\/luiers"/,
  );
});

test('a product without pictures, brand or texts leaves them out', () => {
  const head = headOf({ pictures: [], brand: '', descriptionHtml: '', contents: '', name: 'Verf' });
  expect(head.description).toBe('Verf');
  expect(Object.keys(head.things?.[0] ?? {})).not.toContain('image');
});

test('what is not there is not to be found', () => {
  expect(headFor(null)).toEqual({ canonical: null });
  expect(headFor(undefined)).toEqual({ canonical: null });
});
