import { describe, expect, test } from 'vitest';
import { facetedProductsSchema, productDetailSchema, productSchema } from '../schemas/catalogue.ts';
import { toFacetedProducts, toProduct, toProductDetail } from './Product.ts';

describe('toProduct', () => {
  const wire = productSchema.parse({
    id: 3,
    path: 'demo-verf',
    description: 'Verf',
    image_paths: ['demo-verf'],
    price_exclusive_vat: 4.65,
    stock: 3,
    available: 1,
    new: 1,
    mail_me: 0,
    favourite: 0,
    category_url: 'knutselen',
    category_description: 'Verf & knutselen',
  });

  test('[S10] the path of a product has one or two categories', () => {
    expect(toProduct(wire).path).toBe('knutselen/demo-verf');
    expect(toProduct({ ...wire, parent_category_url: 'alles' }).path).toBe('alles/knutselen/demo-verf');
  });

  test('a product without a category is read too', () => {
    const { category, path } = toProduct({ ...wire, category_url: null, category_description: null });
    expect([category, path]).toEqual([{ name: '', url: '' }, 'demo-verf']);
  });

  test('[E06] euros become whole cents, flags booleans, absent texts empty', () => {
    expect(toProduct(wire)).toMatchObject({
      price: 465,
      originalPrice: null,
      available: true,
      isNew: true,
      stockMailRequested: false,
      contents: '',
      parentCategory: null,
    });
    // With or without a percentage deal.
    expect(toProduct({ ...wire, price_old: 5.25 }).originalPrice).toBe(525);
    expect(toProduct({ ...wire, price_old: 5.25, offer_price: 4.19 }).originalPrice).toBe(525);
  });

  test('[T21] a product that is not for sale is unavailable, regardless of stock', () => {
    expect(toProduct({ ...wire, available: 0, stock: 5 })).toMatchObject({ available: false, stock: 5 });
  });

  test('[R01] an anonymous visitor has no price', () => {
    expect(toProduct({ ...wire, price_exclusive_vat: null }).price).toBeNull();
  });

  test('[S12] the price after a percentage deal is read when returned', () => {
    expect(toProduct(wire).offerPrice).toBeNull();
    expect(toProduct({ ...wire, offer_price: 4.19 }).offerPrice).toBe(419);
  });

  test('contents, VAT rate, limit and expected day are read when returned', () => {
    expect(toProduct(wire)).toMatchObject({
      unitContents: null,
      vatPercentage: null,
      orderLimit: null,
      expectedOn: '',
    });
    const returned = {
      content_amount: 4.8,
      content_measure: 'liter',
      vat_percentage: 9,
      order_limit: 20,
      expected_on: '2026-12-03',
    };
    expect(toProduct({ ...wire, ...returned })).toMatchObject({
      unitContents: { amount: 4.8, measure: 'liter' },
      vatPercentage: 9,
      orderLimit: 20,
      expectedOn: '2026-12-03',
    });
  });

  test.each([
    { content_amount: 12, content_measure: 'el' },
    { content_amount: 0, content_measure: 'liter' },
    { content_amount: 1, content_measure: 'stuk' },
    { content_measure: 'liter' },
  ])('contents that cannot be compared are left out: %o', (returned) => {
    expect(toProduct({ ...wire, ...returned }).unitContents).toBeNull();
  });

  test('[V21] free goods and gifts are read; absent deals are null', () => {
    const detail = productDetailSchema.parse({ ...wire, related: [] });
    const offerOf = (offer: typeof detail.offer) => toProductDetail({ ...detail, offer }).offer;
    expect(toProductDetail(detail).offer).toBeNull();
    expect(offerOf({ message: 'Vul 3 in.', paid: 2, free: 1 })).toEqual({
      message: 'Vul 3 in.',
      freeGoods: { paid: 2, free: 1 },
      picture: null,
    });
    expect(offerOf({ message: 'Een cadeau.', paid: null, free: null, picture: 'krijt' })).toEqual({
      message: 'Een cadeau.',
      freeGoods: null,
      picture: 'krijt',
    });
  });
});

describe('toFacetedProducts', () => {
  const read = (wire: unknown) => toFacetedProducts(facetedProductsSchema.parse(wire));

  test('a list without additional fields is a plain list', () => {
    expect(read({ total: 0, products: [] })).toEqual({ total: 0, products: [] });
  });

  test('kinds of offers have a fixed order, without empty and unknown ones', () => {
    const kinds = (offer_kinds: { kind: string; count: number }[]) =>
      read({ total: 0, products: [], facets: { brands: [], offer: 1, offer_kinds, stock: 2, prices: null } })
        .facets?.offerKinds;
    expect(
      kinds([
        { kind: 'percentage', count: 2 },
        { kind: 'lottery', count: 3 },
        { kind: 'give-away', count: 0 },
        { kind: 'free-goods', count: 1 },
      ]),
    ).toEqual([
      { kind: 'free-goods', count: 1 },
      { kind: 'percentage', count: 2 },
    ]);
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
});
