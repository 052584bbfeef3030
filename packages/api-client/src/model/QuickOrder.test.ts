import { expect, test } from 'vitest';
import { toQuickOrderMatches } from './QuickOrder.ts';

const wire = (id: number, changes = {}) => ({
  id,
  path: `p${id}`,
  description: `P${id}`,
  stock: 1,
  available: 1 as const,
  price_exclusive_vat: 26.95,
  vat_percentage: 21,
  ...changes,
});

test('a line has its products by id; when one is missing or has no price, the others are only suggested', () => {
  const [one, none, partly, unpriced] = toQuickOrderMatches({
    lines: [
      { products: [1], more: true },
      { products: [], near: [2] },
      { products: [1, 9] },
      { products: [3] },
    ],
    products: [
      wire(3, { price_exclusive_vat: null }),
      wire(1, { alternatives: [2, 9], order_limit: 20 }),
      wire(2),
    ],
  });
  expect(one).toMatchObject({
    products: [{ id: 1, price: 2695, orderLimit: 20, deal: null }],
    near: [],
    hasMore: true,
  });
  expect(one?.products[0]?.alternatives).toMatchObject([{ id: 2, alternatives: [] }]);
  expect(partly).toMatchObject({ products: [], near: [{ id: 1 }] });
  expect(unpriced).toMatchObject({ products: [], near: [] });
  expect(none).toMatchObject({ products: [], near: [{ id: 2, orderLimit: null }], hasMore: false });
});

test.each([
  [
    { kind: 'free-goods', paid: 2, free: 1 },
    { kind: 'free-goods', paid: 2, free: 1 },
  ],
  [
    { kind: 'percentage', percentage: 10 },
    { kind: 'percentage', percentage: 10 },
  ],
  [
    { kind: 'give-away', from: 2, product_id: 7 },
    { kind: 'give-away', from: 2, productId: 7 },
  ],
  [{ kind: 'free-goods', paid: 0, free: 1 }, null],
  [{ kind: 'lottery' }, null],
  [null, null],
])('the deal %j', (deal, expected) => {
  const [match] = toQuickOrderMatches({ lines: [{ products: [1] }], products: [wire(1, { deal })] });
  expect(match?.products[0]?.deal).toEqual(expected);
});
