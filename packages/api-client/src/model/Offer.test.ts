import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { offerEntrySchema } from '../schemas/catalogue.ts';
import { toOfferList } from './Offer.ts';

const read = (entries: unknown) => toOfferList(z.parse(z.array(offerEntrySchema), entries));

test('[S06] every specified field of an offer and of a product offer banner is read', () => {
  const offer = {
    actionUrl: '/categorie/aanbieding/luiers',
    offerTitle: 'Luiers',
    offerImage: 'actie-luiers',
    productImage: 'luiers-maat-4',
    offerIcon: 'label-2-plus-1',
  };
  const banner = { title: 'Nieuwe verf', subtitle: 'Tien kleuren.', image: 'banner-verf', theme: 'dark' };
  const href = '/categorie/knutselen';
  expect(read([{ ...banner, actionUrl: href }, offer])).toEqual({
    offers: [
      {
        href: '/categorie/aanbieding/luiers',
        title: 'Luiers',
        subtitle: '',
        label: '',
        validUntil: null,
        image: 'actie-luiers',
        productImage: 'luiers-maat-4',
        icon: 'label-2-plus-1',
        products: [],
      },
    ],
    banners: [{ ...banner, href }],
  });
});

test('[S06] pictures, subtitle and theme are optional', () => {
  expect(
    read([
      { actionUrl: '/a', offerTitle: 'A' },
      { actionUrl: '/b', title: 'B' },
    ]),
  ).toEqual({
    offers: [
      {
        href: '/a',
        title: 'A',
        subtitle: '',
        label: '',
        validUntil: null,
        image: null,
        productImage: null,
        icon: null,
        products: [],
      },
    ],
    banners: [{ title: 'B', subtitle: '', image: null, theme: '', href: '/b' }],
  });
});

test('the last day of an offer is read when returned', () => {
  const [offer] = read([{ actionUrl: '/a', offerTitle: 'A', valid_until: 1_795_863_600 }]).offers;
  expect(offer?.validUntil).toBe(1_795_863_600);
});

test('[S06, R01] the products of an offer have a price only when returned', () => {
  const products = [
    { description: 'Luiers maat 4', contents: '4 × 44 stuks', unit: 'doos', price_exclusive_vat: 26.95 },
    { description: 'Luiers maat 5', price_exclusive_vat: null },
  ];
  expect(read([{ actionUrl: '/a', offerTitle: 'A', products }]).offers[0]?.products).toEqual([
    { name: 'Luiers maat 4', contents: '4\u00a0×\u00a044\u00a0stuks', unit: 'doos', price: 2695 },
    { name: 'Luiers maat 5', contents: '', unit: '', price: null },
  ]);
});
