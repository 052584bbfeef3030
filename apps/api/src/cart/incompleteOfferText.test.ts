import { expect, test } from 'vitest';
import { buildCartProduct } from '../testing/buildCartProduct.ts';
import { incompleteOfferText } from './incompleteOfferText.ts';

test('[E05] says how many are missing, and leads to the product', () => {
  expect(incompleteOfferText({ missing: 1, free: 1 }, buildCartProduct())).toEqual({
    url: '/product/voeding/fruit/appelsap',
    title: 'Appelsap',
    message: expect.stringContaining('Nog 1 erbij'),
  });
});

test('a complete offer says nothing', () => {
  expect(incompleteOfferText(null, buildCartProduct())).toBeNull();
});
