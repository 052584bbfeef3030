import { expect, test } from 'vitest';
import { buildCartProduct } from '../testing/buildCartProduct.ts';
import { cartLimits } from './cartLimits.ts';

const limitsOf = (amount: number, product = buildCartProduct(), limit: number | null = null) =>
  cartLimits(
    new Map([[product.id, product]]),
    new Map([[product.id, amount]]),
    limit === null ? [] : [{ productId: product.id, limit, amount }],
  );

test('[E07] what can be ordered is not mentioned', () => {
  expect(limitsOf(10)).toEqual([]);
});

test('[E07] too many of a product: the sentence names it and how many an order may have', () => {
  expect(limitsOf(5, buildCartProduct(), 4)).toEqual([
    {
      message: 'Van deze artikelen kun je niet zoveel in één keer bestellen:',
      data: [{ message: 'Appelsap: hoogstens 4 per bestelling' }],
    },
  ]);
});

test.each([
  ['more than there is', 11, {}, 'Appelsap: nog 10 op voorraad'],
  ['sold out', 1, { stock: 0 }, 'Appelsap: niet op voorraad'],
  ['out of the range, whatever the stock', 1, { available: false }, 'Appelsap: niet op voorraad'],
])('[E07] %s: the sentence says what is left', (_what, amount, differences, message) => {
  expect(limitsOf(amount, buildCartProduct(differences))).toEqual([
    { message: 'Van deze artikelen is er niet genoeg:', data: [{ message }] },
  ]);
});
