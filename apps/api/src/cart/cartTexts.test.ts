import { describe, expect, test } from 'vitest';
import type { CartProductRow } from './buildCart.ts';
import { cartLimits, incompleteOfferText, lineLimit } from './cartTexts.ts';

function buildCartProduct(differences: Partial<CartProductRow> = {}): CartProductRow {
  return {
    id: 1,
    path: 'appelsap',
    articleNumber: '1021 01',
    description: 'Appelsap',
    contents: '12 × 1 liter',
    unit: 'doos',
    images: ['appelsap'],
    offerLabel: null,
    priceCents: 1620,
    priceOldCents: null,
    vatPercentage: 9,
    stock: 10,
    available: true,
    orderLimit: null,
    expectedOn: null,
    deal: null,
    isNew: false,
    offerIcon: null,
    categoryUrl: 'fruit',
    categoryDescription: 'Fruit',
    parentCategoryUrl: 'voeding',
    parentCategoryDescription: 'Voeding',
    favourite: false,
    mailMe: false,
    costCentre: null,
    ...differences,
  };
}

describe('cartLimits', () => {
  const limitsOf = (quantity: number, product = buildCartProduct(), limit: number | null = null) =>
    cartLimits(
      new Map([[product.id, product]]),
      new Map([[product.id, quantity]]),
      limit === null ? [] : [{ productId: product.id, limit, quantity }],
    );

  test('[E07] an orderable line has no message', () => {
    expect(limitsOf(10)).toEqual([]);
  });

  test('[E07] too many of a product: the sentence names it and its limit', () => {
    expect(limitsOf(5, buildCartProduct(), 4)).toEqual([
      {
        message: 'Van dit artikel kun je niet zoveel in één keer bestellen:',
        data: [{ message: 'Appelsap: maximaal 4 per bestelling' }],
      },
    ]);
  });

  test.each([
    ['above the stock', 11, {}, 'Appelsap: nog 10 op voorraad'],
    ['sold out', 1, { stock: 0 }, 'Appelsap: niet op voorraad'],
    ['not for sale, regardless of stock', 1, { available: false }, 'Appelsap: niet op voorraad'],
  ])('[E07] %s: the sentence has the remaining number', (_what, quantity, differences, message) => {
    expect(limitsOf(quantity, buildCartProduct(differences))).toEqual([
      { message: 'Van dit artikel is er niet genoeg:', data: [{ message }] },
    ]);
  });
});

test('[E07] the sentence about two scarce products is in the plural', () => {
  const products = [buildCartProduct({ id: 1 }), buildCartProduct({ id: 2 })];
  const limits = cartLimits(
    new Map(products.map((product) => [product.id, product])),
    new Map(products.map(({ id }) => [id, 11])),
    products.map(({ id }) => ({ productId: id, limit: 4, quantity: 11 })),
  );
  expect(limits.map(({ message }) => message)).toEqual([
    'Van deze artikelen kun je niet zoveel in één keer bestellen:',
    'Van deze artikelen is er niet genoeg:',
  ]);
});

describe('lineLimit', () => {
  test.each([
    ['exactly the stock', 10, {}, null],
    ['exactly the order limit', 4, { orderLimit: 4 }, null],
    ['above the order limit', 5, { orderLimit: 4 }, { message: 'Maximaal 4 per bestelling', max: 4 }],
    ['above the stock', 11, {}, { message: 'Nog 10 op voorraad', max: 10 }],
    ['above both, with the stock lower', 30, { orderLimit: 20 }, { message: 'Nog 10 op voorraad', max: 10 }],
    [
      'beyond both, the limit being less',
      30,
      { orderLimit: 4 },
      { message: 'Maximaal 4 per bestelling', max: 4 },
    ],
    ['sold out', 1, { stock: 0 }, { message: 'Niet op voorraad', max: 0 }],
    ['not for sale', 1, { available: false }, { message: 'Niet op voorraad', max: 0 }],
  ])('[E07] %s', (_what, quantity, differences, limit) => {
    expect(lineLimit(buildCartProduct(differences), quantity)).toEqual(limit);
  });
});

describe('incompleteOfferText', () => {
  const none = new Map();
  const juice = buildCartProduct({ unit: 'tray', deal: { kind: 'free-goods', paid: 2, free: 1 } });

  test('[X04] the sentence has the missing number and the product, with a link', () => {
    expect(incompleteOfferText({ missing: 1, free: 1 }, juice, none)).toEqual({
      url: '/product/voeding/fruit/appelsap',
      title: 'Appelsap',
      message: 'Nog 1 tray Appelsap erbij en die is gratis (2+1).',
    });
  });

  test('[X04] the plural, and an unknown unit', () => {
    const deal = { kind: 'free-goods', paid: 5, free: 2 } as const;
    const messageOf = (unit: string) =>
      incompleteOfferText({ missing: 2, free: 2 }, buildCartProduct({ unit, deal }), none)?.message;
    expect(messageOf('tray')).toBe('Nog 2 trays Appelsap erbij en die zijn gratis (5+2).');
    expect(messageOf('')).toBe('Nog 2 Appelsap erbij en die zijn gratis (5+2).');
  });

  test('a complete offer has no sentence', () => {
    expect(incompleteOfferText(null, juice, none)).toBeNull();
  });

  test('[X04] a gift that one more unit brings is named; an unavailable one is not', () => {
    const pad = buildCartProduct({ unit: 'pak', deal: { kind: 'give-away', from: 2, productId: 9 } });
    const gift = buildCartProduct({ id: 9, description: 'Waskrijtjes' });
    const textWith = (products: [number, typeof gift][]) =>
      incompleteOfferText({ missing: 1, free: 1 }, pad, new Map(products))?.message;
    expect(textWith([[9, gift]])).toBe('Nog 1 pak Appelsap erbij en je krijgt Waskrijtjes cadeau.');
    expect(textWith([])).toBeUndefined();
  });
});
