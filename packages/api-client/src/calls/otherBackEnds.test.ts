import { expect, test } from 'vitest';
import { createApiClient } from '../createApiClient.ts';

// What other back ends of the specification answer for nothing: null, nothing at all, PHP's empty list for an empty map, a
// number for a text of digits.

/** A client whose calls are answered by path. */
const clientOf = (answers: Readonly<Record<string, unknown>>) =>
  createApiClient({
    fetch: async (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://shop.test');
      const path = pathname.replace('/api/v1', '');
      return path in answers
        ? Response.json({ data: answers[path] })
        : Response.json({ message: 'No.' }, { status: 500 });
    },
  });

const product = {
  id: 1,
  path: 'p',
  description: 'P',
  image_paths: null,
  related: null,
  stock: 3,
  available: true,
};
const line = {
  id: 1,
  path: 'p',
  description: 'P',
  image_paths: null,
  category_path: 'a/b',
  amount: 2,
  stock: 3,
  available: 1,
  price_exclusive: 1,
  vat_percentage: 21,
  discount_exclusive: 0,
  give_away_product: 0,
  total_exclusive: 2,
  total_inclusive: 2.42,
  related: null,
};
const cart = {
  products: [line],
  amount: 2,
  subtotal_exclusive: 2,
  discount_exclusive: null,
  discount_status: 3,
  shipping_costs: null,
  btw_totals: [],
  total_inclusive: 2.42,
  minimum_requirement_met: 1,
  minimum_requirement_price: null,
  limit: [{ message: 'Te veel', data: null }, { message: 'Nog te veel' }],
  incomplete_offers: [{ message: 'Nog één', products: [{ url: '/product/a/p', title: 'P', message: 'x' }] }],
};
const address = {
  company_name: null,
  street: 'Lindelaan',
  number: 5,
  postal_code: '3512 AB',
  city: 'Utrecht',
  country: 'NL',
};
const company = {
  name: 'De Das',
  customer_number: 700,
  giveaway: null,
  newsletter: null,
  debit: null,
  orders_on_account: 1,
  main_address: address,
  invoice_address: null,
};

test('[E06] a product without pictures or related products is shown, and can be ordered', async () => {
  const client = clientOf({
    '/product/category/a/1/50': { total: 1, products: [product] },
    '/product/detail/a/p': { ...product, related: undefined },
  });
  expect((await client.categoryProducts('a', 1))?.products[0]).toMatchObject({
    pictures: [],
    available: true,
  });
  expect(await client.product('a/p')).toMatchObject({ pictures: [], related: [] });
});

test('[S21] a category without sub categories may leave them out', async () => {
  const client = clientOf({ '/category/detail/a': [{ description: 'A', url_description: 'a' }] });
  expect(await client.category('a')).toMatchObject({ name: 'A', subCategories: [] });
});

test('[E07] what a cart has none of may be null or empty; a product of a deal may be told by its title', async () => {
  const answers = [cart, { ...cart, limit: null, incomplete_offers: null, btw_totals: null }];
  const [whole, bare] = await Promise.all(
    answers.map(async (answer) => {
      const { cart: read } = await clientOf({ '/shop/cart': answer }).recalculateCart({
        quantities: { 1: 2 },
        couponCode: '',
        orderReference: '',
      });
      return read;
    }),
  );
  expect(whole).toMatchObject({ discount: 0, shipping: 0, minimumOrder: 0, vatTotals: [] });
  expect(whole?.limits).toEqual([
    { message: 'Te veel', details: [] },
    { message: 'Nog te veel', details: [] },
  ]);
  expect(whole?.incompleteOffers).toEqual([
    { message: 'Nog één', products: [{ id: null, name: 'P', url: '/product/a/p' }] },
  ]);
  expect(bare).toMatchObject({ limits: [], incompleteOffers: [], vatTotals: [] });
});

test('[E08] an order on account needs no checkout, and one without delivery costs no article for them', async () => {
  for (const checkout of [null, [], {}]) {
    const order = {
      order_id: 9,
      delivery: 1,
      delivery_dates: [1],
      order_on_account: 1,
      debit: null,
      checkout,
      company,
      shopping_cart: { ...cart, shipping_itemcode: null, shipping_vat_percentage: null },
    };
    const client = clientOf({ '/order/create': { order } });
    expect(
      await client.createOrder({ quantities: { 1: 2 }, couponCode: '', orderReference: '' }, 'k'),
    ).toMatchObject({ checkout: null, payment: 'on-account', shipping: { itemCode: '', vatPercentage: 0 } });
  }
});

test('[E03] an order whose date is none stays in the history; the others have theirs', async () => {
  const order = {
    id: 7,
    products: 2,
    total_price: 3,
    order_number: 'KKN000000007',
    status: null,
    delivery: null,
  };
  const orders = ['gisteren', null, undefined, '2026-11-18', '2026-11-18T10:00:00+01:00'].map(
    (creation_date, id) => ({ ...order, id, creation_date }),
  );
  const read = await clientOf({ '/order/1/100': { orders } }).orders();
  expect(read.map(({ createdAt }) => createdAt)).toEqual([
    null,
    null,
    null,
    '2026-11-18T00:00:00.000Z',
    '2026-11-18T09:00:00.000Z',
  ]);
});

test('[S64] an order shows when the history, which would tell its number and date, does not come', async () => {
  const client = clientOf({
    '/order/detail/9': {
      payment: 'ideal',
      order_on_account: null,
      debit: null,
      delivery: null,
      btw_totals: [],
      shopping_cart: cart,
      company,
    },
  });
  expect(await client.order(9)).toMatchObject({ id: 9, payment: null, createdAt: null, deliveryDate: null });
});

test('[E01] [E09] a company has a number of digits, an address without a name, and rights that are not told', async () => {
  const client = clientOf({
    '/account/profile': company,
    '/account/kdv': { companies: [{ customer_number: 701, name: 'De Bij', fk_user_id: 3 }] },
  });
  expect(await client.profile()).toMatchObject({
    customerNumber: '700',
    payment: 'on-account',
    newsletter: false,
    mainAddress: { companyName: '', houseNumber: '5' },
  });
  expect(await client.switchableCompanies()).toEqual([{ userId: 3, customerNumber: '701', name: 'De Bij' }]);
});
