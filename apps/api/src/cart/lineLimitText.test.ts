import { expect, test } from 'vitest';
import { buildCartProduct } from '../testing/buildCartProduct.ts';
import { lineLimitText } from './lineLimitText.ts';

test.each([
  ['as many as there are', 10, {}, null],
  ['as many as an order may have', 4, { orderLimit: 4 }, null],
  ['more than an order may have', 5, { orderLimit: 4 }, 'Maximaal 4 per bestelling'],
  ['more than there are', 11, {}, 'Nog 10 op voorraad'],
  ['beyond both, the stock being less', 30, { orderLimit: 20 }, 'Nog 10 op voorraad'],
  ['beyond both, the limit being less', 30, { orderLimit: 4 }, 'Maximaal 4 per bestelling'],
  ['sold out', 1, { stock: 0 }, 'Niet op voorraad'],
  ['out of the range', 1, { available: false }, 'Niet op voorraad'],
])('[E07] %s', (_what, amount, differences, text) => {
  expect(lineLimitText(buildCartProduct(differences), amount)).toBe(text);
});
