import type { CartProductRow } from '../cart/buildCart.ts';

export function buildCartProduct(differences: Partial<CartProductRow> = {}): CartProductRow {
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
