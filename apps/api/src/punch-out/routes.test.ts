import type {
  WirePunchOutOrder,
  WirePunchOutSettings,
  WirePunchOutValidation,
} from '@magazijn/api-client/schemas';
import { expect, test } from 'vitest';
import { demoProduct } from '../testing/demoProduct.ts';
import { openTestShop } from '../testing/openTestShop.ts';

const shop = openTestShop();

const read = <Answer>(path: string, token = shop.token): Promise<Answer> =>
  shop.api.data<Answer>('GET', `/punch-out${path}`, { token });
const idOf = async (path: string) => (await demoProduct(shop.api.database, path)).id;

/** In cents, since sums of euros have rounding errors. */
const centsOf = (euros: number) => Math.round(euros * 100);
const totalOf = (order: WirePunchOutOrder) =>
  order.lines.reduce((sum, line) => sum + centsOf(line.total_exclusive), 0) +
  centsOf(order.shipping.costs) -
  order.discounts.reduce((sum, { discount_exclusive }) => sum + centsOf(discount_exclusive), 0);

test('[K02] a company has its own settings, or the specification’s', async () => {
  expect(await read<WirePunchOutSettings>('/settings')).toMatchObject({
    hosts: ['127.0.0.1:*', 'localhost:*'],
    unit: 'ST',
    custom_fields: { vat_percentage: 1, delivery_date: 2, order_reference: 5 },
    material_groups: { 'verzorging/luiers': '53102306' },
  });
  expect(await read<WirePunchOutSettings>('/settings', await shop.api.logIn('mier'))).toMatchObject({
    hosts: [],
    functions: ['DETAIL', 'VALIDATE', 'SOURCING', 'BACKGROUND_SEARCH'],
    unit: 'ST',
    discounts: 'lines',
    material_groups: {},
  });
});

test('the frame hosts are the valid hosts of all companies, each once', async () => {
  const { sql } = shop.api.database;
  await sql`insert into punch_out_connections (company_id, hosts, functions, material_groups)
    select company_id, '{buyer.example,localhost:*,*,a;script-src}', '{}', '{}' from users where email like 'bij@%'`;
  expect(await shop.api.data('GET', '/punch-out/frame-hosts')).toEqual({
    hosts: ['127.0.0.1:*', 'buyer.example', 'localhost:*'],
  });
  await sql`delete from punch_out_connections where 'buyer.example' = any(hosts)`;
});

test.each(['', 'DEMO10'])(
  '[K03] an order’s lines, delivery and discounts add up to its total excluding VAT (coupon %j)',
  async (discount) => {
    const paths = [
      'demo-appelsap-2-plus-1',
      'demo-tien-procent',
      'demo-cadeau',
      'demo-luiers-maat-4',
      'demo-verf',
    ];
    const ids = await Promise.all(paths.map(idOf));
    const lines = ids.map((id, index) => [id, index + 3] as const);
    const { order_id } = await shop.draft(lines, { form: { discount, orderReference: 'Groep "1"' } });
    const [order] = await shop.api.database.sql`
      select total_exclusive_cents, delivery_date from orders where id = ${order_id}`;
    const returned = await read<WirePunchOutOrder>(`/order/${order_id}`);
    expect(totalOf(returned)).toBe(order?.totalExclusiveCents);
    expect(returned.discounts.length > 0).toBe(discount !== '');
    expect(returned).toMatchObject({ delivery_date: order?.deliveryDate, order_reference: 'Groep "1"' });
    await shop.place(order_id);
    expect(totalOf(await read<WirePunchOutOrder>(`/order/${order_id}`))).toBe(order?.totalExclusiveCents);
  },
);

test('an order of 500 lines is returned completely', async () => {
  const rows = await shop.api.database.sql<{ id: number }[]>`
    select id from products where available and stock > 0 and order_limit is null and deal is null order by id limit 500`;
  const { order_id } = await shop.draft(rows.map(({ id }) => [id, 1] as const));
  const returned = await read<WirePunchOutOrder>(`/order/${order_id}`);
  expect(returned.lines).toHaveLength(500);
});

test('an order of another company is not found', async () => {
  const { order_id } = await shop.draft([[shop.paint.id, 12]]);
  const token = await shop.api.logIn('bij');
  expect((await shop.api.send('GET', `/punch-out/order/${order_id}`, { token })).status).toBe(404);
});

test('VALIDATE prices one product for a quantity, including its deal', async () => {
  const id = await idOf('demo-appelsap-2-plus-1');
  const { lines, shipping, discounts } = await read<WirePunchOutOrder>(
    `/validate?product=${id}&quantity=3.000`,
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ product_id: id, amount: 3 });
  expect(lines[0]?.discount_exclusive).toBeGreaterThan(0);
  expect([shipping.costs, discounts]).toEqual([0, []]);
});

test.each(['999999999', 'abc', '', '1 or 1=1', '-1', '1e3'])(
  'VALIDATE of %j, an unknown product, returns no lines',
  async (product) => {
    const path = `/validate?product=${encodeURIComponent(product)}&quantity=1`;
    expect((await read<WirePunchOutOrder>(path)).lines).toEqual([]);
  },
);

test('VALIDATE of a product that is not for sale any more returns no lines, and names it', async () => {
  const { sql } = shop.api.database;
  const [paint] = await sql<{ description: string; articleNumber: string }[]>`
    update products set available = false where id = ${shop.paint.id} returning description, article_number`;
  const { lines, left_out } = await read<WirePunchOutValidation>(`/validate?product=${shop.paint.id}`);
  expect(lines).toEqual([]);
  expect(left_out).toEqual([
    { product_id: shop.paint.id, description: paint?.description, ce_number: paint?.articleNumber },
  ]);
});

test.each(['0', '-1', '1.5', '10000', 'x', '1,000,000', '1e2', ' 1'])(
  'VALIDATE with quantity %j is refused',
  async (quantity) => {
    const path = `/punch-out/validate?product=${shop.paint.id}&quantity=${encodeURIComponent(quantity)}`;
    expect((await shop.api.send('GET', path, { token: shop.token })).status).toBe(400);
  },
);

test('BACKGROUND_SEARCH returns the first hundred products, best first, one of each', async () => {
  const { lines } = await read<WirePunchOutOrder>('/search?term=luiers');
  const { products } = await shop.api.data<{ products: { id: number }[] }>(
    'GET',
    '/product/search?term=luiers',
    {
      token: shop.token,
    },
  );
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.length).toBeLessThanOrEqual(100);
  expect(lines.every(({ amount }) => amount === 1)).toBe(true);
  expect(lines[0]?.product_id).toBe(products[0]?.id);
  expect((await read<WirePunchOutOrder>('/search?term=')).lines).toEqual([]);
});

test('a function that is not agreed is refused', async () => {
  const { sql } = shop.api.database;
  await sql`update punch_out_connections set functions = '{DETAIL}'`;
  for (const path of ['/validate?product=1', '/search?term=luiers']) {
    expect((await shop.api.send('GET', `/punch-out${path}`, { token: shop.token })).status).toBe(403);
  }
  await sql`update punch_out_connections set functions = '{DETAIL,VALIDATE,SOURCING,BACKGROUND_SEARCH}'`;
});
