import { expect, test } from 'vitest';
import { purchasesSchema } from '../schemas/purchases.ts';
import { toPurchasePage } from './Purchase.ts';

const purchase = {
  product_id: 7,
  name: 'Luiers maat 4',
  contents: '4 × 44 stuks',
  article_number: '101 404',
  unit: 'doos',
  quantity: 3,
  price_exclusive_vat: 26.95,
  times: 30,
  ordered_on: ['2026-11-12', '2026-10-29', '2026-10-15'],
};
const product = {
  id: 7,
  path: 'p',
  description: 'Luiers maat 4 nieuw',
  stock: 1,
  price_exclusive_vat: 27.95,
  vat_percentage: 21,
};

test('a purchase has the texts and price of then, its rhythm, and the product of now', () => {
  const { purchases } = toPurchasePage(
    purchasesSchema.parse({
      total: 2,
      history_total: 9,
      purchases: [purchase, { ...purchase, product_id: 8, unit: null, ordered_on: ['2026-11-12'] }],
      products: [product],
    }),
  );
  expect(purchases).toMatchObject([
    {
      name: 'Luiers maat 4',
      orderedOn: '2026-11-12',
      priceThen: 2695,
      times: 30,
      rhythm: { every: 2, unit: 'week' },
      product: { name: 'Luiers maat 4 nieuw', price: 2795 },
    },
    { productId: 8, unit: '', rhythm: null, product: null },
  ]);
});
