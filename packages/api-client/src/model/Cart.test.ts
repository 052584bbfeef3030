import { describe, expect, test } from 'vitest';
import { cartInfoSchema, cartLineSchema, orderCartSchema } from '../schemas/cart.ts';
import { toCart, toCartLine, toOrderCart } from './Cart.ts';

const wire = cartLineSchema.parse({
  id: 3,
  path: 'demo-verf',
  description: 'Verf',
  image_paths: [],
  category_path: 'knutselen',
  amount: 25,
  stock: 100,
  available: 1,
  price_exclusive: 4.65,
  vat_percentage: 21,
  discount_exclusive: 11.63,
  give_away_product: 0,
  total_exclusive: 104.62,
  total_inclusive: 126.59,
});

test('[E05] a line above a limit has its message; without the field it has none', () => {
  expect(toCartLine(wire).limitMessage).toBeNull();
  const limited = toCartLine({ ...wire, limit_message: 'Maximaal 20 per bestelling' });
  expect(limited.limitMessage).toBe('Maximaal 20 per bestelling');
});

test.each([
  [
    { kind: 'free-goods', paid: 2, free: 1 },
    { kind: 'free-goods', paid: 2, free: 1 },
  ],
  [
    { kind: 'percentage', percentage: 12.5 },
    { kind: 'percentage', percentage: 12.5 },
  ],
  [
    { kind: 'give-away', from: 2, product_id: 7 },
    { kind: 'give-away', from: 2, productId: 7 },
  ],
  [null, null],
  [undefined, null],
  [{ kind: 'free-goods', paid: 2 }, null],
  [{ kind: 'free-goods', paid: 2, free: 0 }, null],
  [{ kind: 'loyalty', percentage: 3 }, null],
])(
  '[E05] the deal %o of a line becomes %o; an unknown or absent one does not refuse the cart',
  (deal, read) => {
    expect(toCartLine(cartLineSchema.parse({ ...wire, deal })).deal).toEqual(read);
  },
);

test('[E07] the path of an incomplete offer is that of the response, of its parts, or of its cart line; else null', () => {
  const cart = cartInfoSchema.parse({
    products: [wire],
    amount: 25,
    subtotal_exclusive: 104.62,
    discount: '',
    discount_exclusive: 0,
    shipping_costs: 0,
    btw_totals: { 21: 21.97 },
    total_inclusive: 126.59,
    minimum_requirement_met: 1,
    minimum_requirement_price: 50,
    limit: [],
    incomplete_offers: [
      {
        message: 'Nog 1 erbij',
        products: [
          { id: 3, description: 'Verf' },
          { id: 4, description: 'Kwast' },
          {
            id: 5,
            description: 'Luiers',
            path: 'luiers',
            category_url: 'luiers',
            parent_category_url: 'verzorging',
          },
          {
            id: 6,
            description: 'Krijt',
            path: 'krijt',
            category_url: 'knutselen',
            parent_category_url: null,
          },
        ],
      },
    ],
  });
  expect(toCart(cart).incompleteOffers).toEqual([
    {
      message: 'Nog 1 erbij',
      products: [
        { id: 3, name: 'Verf', url: '/product/knutselen/demo-verf' },
        { id: 4, name: 'Kwast', url: null },
        { id: 5, name: 'Luiers', url: '/product/verzorging/luiers/luiers' },
        { id: 6, name: 'Krijt', url: '/product/knutselen/krijt' },
      ],
    },
  ]);
});

describe('VAT of an order without totals', () => {
  const coin = { ...wire, amount: 1, price_exclusive: 0.12, discount_exclusive: 0 };
  const order = (count: number, more: object = {}) =>
    toOrderCart(
      orderCartSchema.parse({
        products: Array.from({ length: count }, (_, index) => ({
          ...coin,
          id: index + 1,
          total_exclusive: 0.12,
          total_inclusive: 0.15,
        })),
        ...more,
      }),
    );

  test('[E05] it is computed per rate, not per line: three lines of 0,12 are 0,44', () => {
    expect(order(3)).toMatchObject({ totalInclusive: 44, vatTotals: [{ percentage: 21, amount: 8 }] });
    expect(order(1)).toMatchObject({ totalInclusive: 15, vatTotals: [{ percentage: 21, amount: 3 }] });
  });

  test('[E08] delivery without a percentage has 21 % VAT, together with the goods', () => {
    expect(order(3, { shipping_costs: 7.5 })).toMatchObject({
      totalInclusive: 951,
      vatTotals: [{ percentage: 21, amount: 165 }],
    });
  });

  test('[E05] a total that differs from the lines’ sum leaves the VAT unknown', () => {
    expect(order(3, { total_inclusive: 0.4 })).toMatchObject({ totalInclusive: 40, vatTotals: [] });
  });
});
