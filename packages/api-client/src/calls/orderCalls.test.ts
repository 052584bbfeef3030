import { describe, expect, test } from 'vitest';
import { createApiClient } from '../createApiClient.ts';
import { cartForm } from './orderCalls.ts';

test('[C03] a cart is sent as products[{productId}]=quantity, discount, orderReference', () => {
  const form = cartForm(new FormData(), {
    quantities: { 12: 3, 7: 1 },
    couponCode: 'DEMO10',
    orderReference: 'Groep "Eekhoorns"',
  });
  expect([...form.entries()].sort()).toEqual([
    ['discount', 'DEMO10'],
    ['orderReference', 'Groep "Eekhoorns"'],
    ['products[12]', '3'],
    ['products[7]', '1'],
  ]);
});

test.each([
  ['the Netherlands', { country: 'NL' }, null, 'KKN000001200'],
  ['Belgium', { country: 'NL' }, { country: 'BE' }, 'KKB000001200'],
  ['who knows where', null, null, '000001200'],
])(
  '[K01] [E03] the number of an order, of a back end that gives none, for an invoice to %s',
  async (_where, main, invoice, number) => {
    const address = { company_name: '', street: '', number: '', postal_code: '', city: '' };
    const flags = { giveaway: 0, newsletter: 0, debit: 0, orders_on_account: 1 };
    const profile = main && {
      ...{ name: 'De Das', customer_number: '700', ...flags, main_address: { ...address, ...main } },
      invoice_address: invoice && { ...address, ...invoice },
    };
    const order = { id: 1200, creation_date: '2026-11-18', products: 1, total_price: 10 };
    const { orders } = createApiClient({
      fetch: async (input) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://shop.test');
        if (pathname.endsWith('/order/1/100')) return Response.json({ data: { orders: [order] } });
        return profile
          ? Response.json({ data: profile })
          : Response.json({ message: 'No.' }, { status: 500 });
      },
    });
    expect(await orders()).toMatchObject([{ id: 1200, number }]);
  },
);

describe('[E03] a history of 231 orders', () => {
  const all = Array.from({ length: 231 }, (_, index) => ({
    id: 1000 - index,
    order_number: `KKN${1000 - index}`,
    creation_date: '2026-11-18',
    products: 1,
    total_price: 10,
  }));
  const asked: string[] = [];
  const history = (answer: (page: number) => Response) => {
    asked.length = 0;
    return createApiClient({
      fetch: async (input) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://shop.test');
        asked.push(pathname.slice(pathname.indexOf('/order/')));
        return answer(Number(pathname.split('/').at(-2)));
      },
    }).orders();
  };
  const pageOf = (page: number) =>
    Response.json({ data: { orders: all.slice((page - 1) * 100, page * 100) } });

  test('is read whole, page by page, in its order', async () => {
    const orders = await history(pageOf);
    expect(orders.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    expect(asked).toEqual(['/order/1/100', '/order/2/100', '/order/3/100']);
  });

  test('of a back end that knows the first page alone ends there, without a failure', async () => {
    const first = all.slice(0, 100).map(({ id }) => id);
    const without = await history((page) =>
      page === 1 ? pageOf(1) : Response.json({ message: 'No.' }, { status: 404 }),
    );
    expect(without.map(({ id }) => id)).toEqual(first);
    expect((await history(() => pageOf(1))).map(({ id }) => id)).toEqual(first);
    expect(asked).toEqual(['/order/1/100', '/order/2/100']);
  });

  test('of which a page fails is no shorter history', async () => {
    const failing = history((page) =>
      page === 3 ? Response.json({ message: 'No.' }, { status: 422 }) : pageOf(page),
    );
    await expect(failing).rejects.toThrow();
  });
});
