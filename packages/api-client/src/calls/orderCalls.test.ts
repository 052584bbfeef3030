import { describe, expect, test } from 'vitest';
import { type ApiClient, createApiClient } from '../createApiClient.ts';
import { cartForm } from './cartCalls.ts';

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
  ['an unknown country', null, null, '000001200'],
])(
  '[K01] [E03] a missing order number is built from the id, for an invoice to %s',
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
  const ids = all.map(({ id }) => id);
  const requests: string[] = [];
  const refused = (status: number) => Response.json({ message: 'No.' }, { status });
  /** @param capabilities the back end's capabilities; null for one without that call. */
  const history = async (
    capabilities: readonly string[] | null,
    answer: (page: number) => Response,
    filter?: Parameters<ApiClient['wholeHistory']>[0],
  ) => {
    requests.length = 0;
    const client = createApiClient({
      fetch: async (input) => {
        const { pathname, search } = new URL(
          input instanceof Request ? input.url : input,
          'http://shop.test',
        );
        if (pathname.endsWith('/capabilities'))
          return capabilities === null ? refused(404) : Response.json({ data: capabilities });
        requests.push(pathname.slice(pathname.indexOf('/order/')) + search);
        return answer(Number(pathname.split('/').at(-2)));
      },
    });
    const { orders, isComplete } = await client.wholeHistory(filter);
    return { found: orders.map(({ id }) => id), isComplete };
  };
  const ordersOf = (page: number) => all.slice((page - 1) * 100, page * 100);
  const pageOf = (page: number) => Response.json({ data: { orders: ordersOf(page) } });

  test('is read completely, page by page in order, from a back end with search', async () => {
    expect(await history(['order-search'], pageOf)).toEqual({ found: ids, isComplete: true });
    expect(requests).toEqual(['/order/1/100?lines=1', '/order/2/100?lines=1', '/order/3/100?lines=1']);
    const filter = { search: 'verf', from: null, until: null };
    await history(['order-search'], () => Response.json({ data: { orders: [] } }), filter);
    expect(requests).toEqual(['/order/1/100?lines=1&search=verf']);
  });

  test('is read completely when the back end returns its total, without additional parameters', async () => {
    const counted = (page: number) => Response.json({ data: { orders: ordersOf(page), total: 231 } });
    const filter = { search: 'verf', from: '2026-01-01', until: null };
    expect(await history(null, counted, filter)).toEqual({ found: ids, isComplete: true });
    expect(requests).toEqual(['/order/1/100', '/order/2/100', '/order/3/100']);
  });

  test('from a back end with only the specified call is its first page, marked as incomplete', async () => {
    expect(await history([], pageOf)).toEqual({ found: ids.slice(0, 100), isComplete: false });
    expect(requests).toEqual(['/order/1/100']);
    const few = () => Response.json({ data: { orders: all.slice(0, 99) } });
    expect(await history(null, few)).toEqual({ found: ids.slice(0, 99), isComplete: true });
  });

  test('with identical pages ends, without duplicate orders', async () => {
    const same = () => Response.json({ data: { orders: ordersOf(1), total: 231 } });
    expect(await history(null, same)).toEqual({ found: ids.slice(0, 100), isComplete: false });
    expect(requests).toEqual(['/order/1/100', '/order/2/100']);
  });

  test('with a failed page is an error, not a shorter history', async () => {
    const failing = history(['order-search'], (page) => (page === 3 ? refused(422) : pageOf(page)));
    await expect(failing).rejects.toThrow();
  });
});

test.each([
  [{ delivery_countries: ['NL'] }, ['NL']],
  [{ delivery_countries: ['BE', 'DE', 'NL'] }, ['NL', 'BE']],
  [{ delivery_countries: ['DE'] }, ['NL', 'BE']],
  [{}, ['NL', 'BE']],
])('of the shop’s settings %j the delivery countries are %j', async (given, countries) => {
  const data = { minimum_order: 50, free_shipping_from: 100, ...given };
  const { shopSettings } = createApiClient({ fetch: async () => Response.json({ data }) });
  expect((await shopSettings())?.deliveryCountries).toEqual(countries);
});
