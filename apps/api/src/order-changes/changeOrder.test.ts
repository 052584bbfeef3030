// Over 300 lines: every way in which a placed order changes or is refused, on one clone of the database.

import type { WireOrderChangePreview } from '@magazijn/api-client/schemas';
import { deliveryTimestamp } from '@magazijn/domain/delivery';
import { beforeAll, describe, expect, test } from 'vitest';
import { type DemoProductRow, demoProduct } from '../testing/demoProduct.ts';
import { openTestShop } from '../testing/openTestShop.ts';

const shop = openTestShop();
let diapers: DemoProductRow;
let juice: DemoProductRow;
beforeAll(async () => {
  diapers = await demoProduct(shop.api.database, 'demo-luiers-maat-4');
  juice = await demoProduct(shop.api.database, 'demo-appelsap-2-plus-1');
});

/** The cut-off of Wednesday, until which orders for Thursday can be changed. */
const cutOff = '2026-11-18T11:00:00Z';
const beforeCutOff = '2026-11-18T10:59:59.999Z';

type Form = Readonly<Record<string, string>>;
const unitsForm = (...lines: (readonly [productId: number, quantity: number])[]): Form =>
  Object.fromEntries(lines.map(([id, quantity]) => [`products[${id}]`, String(quantity)]));

async function placed(lines = [[shop.paint.id, 20]] as [number, number][], form: Form = {}): Promise<number> {
  const { order_id: id } = await shop.draft(lines, { form });
  expect((await shop.place(id)).status).toBe(200);
  return id;
}

const change = (id: number, form: Form, version = 1, token = shop.token) =>
  shop.api.send('POST', `/order/change/${id}`, { token, form: { ...form, version: String(version) } });
const preview = (id: number, form: Form) =>
  shop.api.data<WireOrderChangePreview>('POST', `/order/change/${id}?preview=1`, { token: shop.token, form });
const messageOf = async (response: Response) => ((await response.json()) as { message: string }).message;
const quantitiesOf = async (id: number) =>
  Object.fromEntries((await shop.detail(id)).shopping_cart.products.map((line) => [line.id, line.amount]));

async function stored(id: number) {
  const { sql } = shop.api.database;
  const [orders, lines, products, mails] = await Promise.all([
    sql`select * from orders where id = ${id}`,
    sql`select * from order_lines where order_id = ${id} order by position`,
    sql`select id, stock from products order by id`,
    shop.mails(),
  ]);
  return { orders: [...orders], lines: [...lines], products: [...products], mails };
}

describe('lines', () => {
  test('more, fewer, other and no units: stock, totals, VAT and the confirmation follow', async () => {
    const id = await placed([
      [shop.paint.id, 20],
      [diapers.id, 2],
    ]);
    const form = unitsForm([shop.paint.id, 12], [diapers.id, 0], [juice.id, 6]);
    const shown = await preview(id, form);
    expect((await change(id, form)).status).toBe(200);
    const order = await shop.detail(id);
    expect(await quantitiesOf(id)).toEqual({ [shop.paint.id]: 12, [juice.id]: 6 });
    expect(order.shopping_cart).toMatchObject({
      total_inclusive: shown.total_inclusive,
      btw_totals: (
        await shop.price([
          [shop.paint.id, 12],
          [juice.id, 6],
        ])
      ).btw_totals,
    });
    expect(order.version).toBe(2);
    expect(await shop.stockOf('demo-verf')).toBe(shop.paint.stock - 12);
    expect(await shop.stockOf('demo-luiers-maat-4')).toBe(diapers.stock);
    expect(await shop.stockOf('demo-appelsap-2-plus-1')).toBe(juice.stock - 6);
    expect((await shop.mails()).map(({ uniqueKey }) => uniqueKey)).toEqual([
      `order-confirmation:${id}`,
      `order-changed:${id}:2`,
    ]);
  });

  test('a preview shows each product before and after, and writes nothing', async () => {
    const id = await placed();
    const before = await stored(id);
    const shown = await preview(id, unitsForm([shop.paint.id, 30], [diapers.id, 1]));
    const price = shop.paint.priceCents / 100;
    expect(shown).toMatchObject({ allowed: 1, reason: '', limit: [] });
    expect(shown.lines).toEqual([
      expect.objectContaining({
        product_id: shop.paint.id,
        before: 20,
        after: 30,
        price_before: price,
        price_after: price,
      }),
      expect.objectContaining({ product_id: diapers.id, before: 0, after: 1 }),
    ]);
    expect(shown.total_inclusive).toBeGreaterThan(shown.total_before);
    expect(await stored(id)).toEqual(before);
  });

  test('a product keeps its price when it rose, and takes one that fell; a new product has today’s', async () => {
    const { sql } = shop.api.database;
    const id = await placed([
      [shop.paint.id, 20],
      [diapers.id, 2],
    ]);
    await sql`update products set price_cents = price_cents + 500 where id in (${shop.paint.id}, ${juice.id})`;
    await sql`update products set price_cents = price_cents - 500 where id = ${diapers.id}`;
    try {
      const form = unitsForm([shop.paint.id, 21], [diapers.id, 3], [juice.id, 1]);
      const { lines } = await preview(id, form);
      const after = Object.fromEntries(
        lines.map((line) => [line.product_id, Math.round(line.price_after * 100)]),
      );
      expect(after).toEqual({
        [shop.paint.id]: shop.paint.priceCents,
        [diapers.id]: diapers.priceCents - 500,
        [juice.id]: juice.priceCents + 500,
      });
      expect((await change(id, form)).status).toBe(200);
      const cart = (await shop.detail(id)).shopping_cart;
      expect(cart.products.map((line) => [line.id, Math.round(line.price_exclusive * 100)])).toEqual(
        Object.entries(after).map(([product, price]) => [Number(product), price]),
      );
    } finally {
      await sql`update products set price_cents = ${juice.priceCents} where id = ${juice.id}`;
    }
  });

  test('gifts and deals are those of the new quantity', async () => {
    const id = await placed([
      [shop.paint.id, 20],
      [juice.id, 2],
    ]);
    expect((await change(id, unitsForm([juice.id, 3]))).status).toBe(200);
    const line = (await shop.detail(id)).shopping_cart.products.find((each) => each.id === juice.id);
    expect(line?.discount_exclusive).toBe(juice.priceCents / 100);
    const gift = await demoProduct(shop.api.database, 'demo-cadeau');
    expect((await change(id, unitsForm([gift.id, 2]), 2)).status).toBe(200);
    const given = (await shop.detail(id)).shopping_cart.products.find((each) => each.give_away_product === 1);
    expect(given?.amount).toBe(1);
    const [row] = await shop.api.database.sql<{ stock: number; id: number }[]>`
      select id, stock from products where id = ${given?.id ?? 0}`;
    expect((await change(id, unitsForm([gift.id, 0]), 3)).status).toBe(200);
    const [after] = await shop.api.database.sql<{ stock: number }[]>`
      select stock from products where id = ${given?.id ?? 0}`;
    expect(after?.stock).toBe((row?.stock ?? 0) + 1);
  });

  test('its own units are still in stock for it: of a sold-out or withdrawn product they stay, and more cannot be had', async () => {
    const { sql } = shop.api.database;
    const id = await placed([
      [shop.paint.id, 20],
      [diapers.id, 2],
    ]);
    await sql`update products set stock = 0 where id = ${shop.paint.id}`;
    await sql`update products set available = false where id = ${diapers.id}`;
    const refused = await change(id, unitsForm([shop.paint.id, 21]));
    expect([refused.status, await messageOf(refused)]).toEqual([
      422,
      'Van dit artikel is er niet genoeg: Plakkaatverf, 5 kleuren: nog 20 op voorraad',
    ]);
    expect((await change(id, unitsForm([diapers.id, 3]))).status).toBe(422);
    expect((await change(id, unitsForm([shop.paint.id, 15]))).status).toBe(200);
    expect(await quantitiesOf(id)).toEqual({ [shop.paint.id]: 15, [diapers.id]: 2 });
    expect(await shop.stockOf('demo-verf')).toBe(5);
  });

  test('units that come back of a sold-out product are mailed to those who asked for it', async () => {
    const { sql } = shop.api.database;
    const id = await placed();
    await sql`update products set stock = 0 where id = ${shop.paint.id}`;
    const bee = await shop.api.logIn('bij');
    await shop.api.data('GET', `/product/statusmail/${shop.paint.id}`, { token: bee });
    expect((await change(id, unitsForm([shop.paint.id, 15]))).status).toBe(200);
    expect((await shop.mails()).map(({ uniqueKey }) => uniqueKey.split(':')[0])).toContain('stock-back');
  });

  test('the goods that were ordered stay out of the saved cart, whatever the order becomes', async () => {
    const cart = { cart: '0', version: '0', lines: `${shop.paint.id} 20 0`, ordered: '' };
    await shop.api.data('POST', '/shop/cart/saved', { token: shop.token, form: cart });
    const id = await placed([[shop.paint.id, 20]], { saved_cart: '1' });
    expect((await change(id, unitsForm([shop.paint.id, 15], [diapers.id, 1]))).status).toBe(200);
    expect((await change(id, unitsForm([shop.paint.id, 16]), 2)).status).toBe(200);
    expect(await shop.api.data('GET', '/shop/cart/saved', { token: shop.token })).toMatchObject({
      cart: { products: [] },
    });
  });

  test('a coupon that was used for the order still counts, used up or ended, and is used once', async () => {
    const { sql } = shop.api.database;
    await sql`insert into coupons (code, percentage, usage_limit) values ('EENMAAL', 10, 1)`;
    const id = await placed([[shop.paint.id, 20]], { discount: 'EENMAAL' });
    await sql`update coupons set ends_at = '2026-11-18T10:00:00Z' where code = 'EENMAAL'`;
    expect((await change(id, unitsForm([shop.paint.id, 40]))).status).toBe(200);
    const { shopping_cart: cart } = await shop.detail(id);
    expect(cart).toMatchObject({ discount: 'EENMAAL', discount_status: 'accepted' });
    expect(cart.discount_exclusive).toBeCloseTo(cart.subtotal_exclusive / 10, 2);
    expect([...(await sql`select used from coupons where code = 'EENMAAL'`)]).toEqual([{ used: 1 }]);
  });

  test.each<[string, () => Form, string]>([
    [
      'no lines',
      () => unitsForm([shop.paint.id, 0]),
      'Je haalt alle artikelen uit de bestelling. Annuleer de bestelling als je niets nodig hebt.',
    ],
    [
      'below the minimum',
      () => unitsForm([shop.paint.id, 1]),
      'Na deze wijziging is de bestelling kleiner dan het minimum van €\u00a050,00.',
    ],
    [
      'a product that does not exist',
      () => unitsForm([999_999, 1]),
      'Een van de artikelen bestaat niet meer.',
    ],
  ])(
    '%s is refused with the reason, in the preview and by the change, which writes nothing',
    async (_case, form, reason) => {
      const id = await placed();
      const before = await stored(id);
      expect(await preview(id, form())).toMatchObject({ allowed: 0, reason });
      const response = await change(id, form());
      expect([response.status, await messageOf(response)]).toEqual([422, reason]);
      expect(await stored(id)).toEqual(before);
    },
  );

  test('a lower order limit than was ordered refuses more, not what is there', async () => {
    const id = await placed();
    await shop.api.database.sql`update products set order_limit = 5 where id = ${shop.paint.id}`;
    expect((await change(id, unitsForm([shop.paint.id, 21]))).status).toBe(422);
    expect((await change(id, unitsForm([shop.paint.id, 19]))).status).toBe(200);
  });

  test('a hundred lines take as many statements as one', async () => {
    const rows = await shop.api.database.sql<{ id: number }[]>`
      select id from products where stock > 100 and order_limit is null and price_cents > 6000 and deal is null
        order by id limit 100`;
    const id = await placed();
    const count = async (length: number, version: number) => {
      shop.api.statements.length = 0;
      const form = unitsForm(...rows.slice(0, length).map((row) => [row.id, version] as const));
      expect((await change(id, form, version)).status).toBe(200);
      return shop.api.statements.length;
    };
    expect(rows.length).toBeGreaterThan(20);
    expect(await count(1, 1)).toBe(await count(rows.length, 2));
  });
});

describe('day, reference, address and note', () => {
  const location: Form = {
    label: 'Locatie Oost',
    street: 'Eikenweg',
    number: '7',
    postal_code: '3581KL',
    city: 'Utrecht',
    country: 'NL',
  };
  const addLocation = async (token = shop.token) =>
    (await shop.api.data<{ id: number }>('POST', '/account/addresses', { token, form: location })).id;

  test('each changes by itself; prices stay, and the invoice has the new day', async () => {
    const id = await placed();
    const before = await shop.detail(id);
    await shop.api.database.sql`update products set price_cents = 1 where id = ${shop.paint.id}`;
    const address = await addLocation();
    const friday = deliveryTimestamp('2026-11-20');
    const steps: Form[] = [
      { date: String(friday) },
      { orderReference: ' Groep 3 ' },
      { address: String(address) },
      { note: 'Achterom' },
    ];
    for (const [index, form] of steps.entries()) expect((await change(id, form, index + 1)).status).toBe(200);
    const after = await shop.detail(id);
    expect(after).toMatchObject({
      delivery: friday,
      driver_note: 'Achterom',
      delivery_address_id: address,
      main_address: { street: 'Eikenweg', company_name: before.main_address.company_name },
      invoice_address: before.invoice_address,
      version: 5,
      shopping_cart: { orderReference: 'Groep 3', total_inclusive: before.shopping_cart.total_inclusive },
    });
    expect(after.changeable_until).toBe(Date.parse('2026-11-19T11:00:00Z'));
    const [row] = await shop.api.database.sql`select invoiced_on from orders where id = ${id}`;
    expect(row).toEqual({ invoicedOn: '2026-11-20' });
    expect((await change(id, { address: '' }, 5)).status).toBe(200);
    expect((await shop.detail(id)).main_address).toEqual(before.main_address);
  });

  test('an address that was removed stays with its orders, and cannot be chosen', async () => {
    const id = await placed();
    const address = await addLocation();
    await change(id, { address: String(address) });
    await shop.api.data('DELETE', `/account/addresses/${address}`, { token: shop.token });
    expect((await shop.detail(id)).main_address).toMatchObject({ street: 'Eikenweg' });
    const other = await placed();
    const refused = await change(other, { address: String(address) });
    expect([refused.status, await messageOf(refused)]).toEqual([
      422,
      'Dit bezorgadres is er niet meer. Kies een ander adres.',
    ]);
  });

  test('another company’s address is refused like one that does not exist', async () => {
    const id = await placed();
    const address = await addLocation(await shop.api.logIn('bij'));
    expect((await change(id, { address: String(address) })).status).toBe(422);
    expect((await shop.detail(id)).version).toBe(1);
  });

  test.each(['2026-11-18', '2026-11-21', '2026-12-25', '2030-01-02'])('%s is not offered', async (day) => {
    const id = await placed();
    const refused = await change(id, { date: String(deliveryTimestamp(day)) });
    expect([refused.status, await messageOf(refused)]).toEqual([
      422,
      'Op deze dag kunnen we niet bezorgen. Kies een andere dag.',
    ]);
  });

  test('a day on which the company is closed is not offered', async () => {
    const id = await placed();
    const { sql } = shop.api.database;
    await sql`
      insert into opening_hours (company_id, weekday, start_time, end_time)
        select company_id, 'friday', null, null from users where email like 'vlinder@%'`;
    try {
      expect((await change(id, { date: String(deliveryTimestamp('2026-11-20')) })).status).toBe(422);
    } finally {
      await sql`delete from opening_hours where company_id = (select company_id from users where email like 'vlinder@%')`;
    }
  });

  test.each<[string, Form]>([
    ['a note of 201 characters', { note: 'x'.repeat(201) }],
    ['a fraction', { 'products[101404]': '1.5' }],
    ['a negative quantity', { 'products[101404]': '-1' }],
    ['too many units', { 'products[101404]': '10000' }],
    ['an address that is not an id', { address: 'abc' }],
    ['a day that is not a timestamp', { date: '2026-11-20' }],
  ])('%s is refused', async (_case, form) => {
    expect((await change(await placed(), form)).status).toBe(400);
  });

  test('a change needs the version that it is based on', async () => {
    const id = await placed();
    const form = { note: 'x' };
    expect((await shop.api.send('POST', `/order/change/${id}`, { token: shop.token, form })).status).toBe(
      400,
    );
  });
});

describe('when', () => {
  test('an order can be changed before the cut-off, and not at it', async () => {
    const id = await placed();
    expect((await shop.detail(id)).changeable_until).toBe(Date.parse(cutOff));
    shop.api.setTime(beforeCutOff);
    expect((await change(id, { note: 'Achterom' })).status).toBe(200);
    shop.api.setTime(cutOff);
    const late = await change(id, { note: 'Voor' }, 2);
    expect([late.status, await messageOf(late)]).toEqual([
      409,
      'Deze bestelling kan niet meer gewijzigd worden: we pakken haar al in. Neem contact op met de klantenservice.',
    ]);
    expect(await shop.detail(id)).toMatchObject({
      changeable_until: null,
      lines_changeable: 0,
      driver_note: 'Achterom',
    });
    expect(
      (await shop.api.send('POST', `/order/change/${id}?preview=1`, { token: shop.token, form: {} })).status,
    ).toBe(409);
  });

  test('a repeated change is made once, also when its first answer came too late', async () => {
    const id = await placed();
    const form = unitsForm([shop.paint.id, 25]);
    const answers = await Promise.all([change(id, form), change(id, form)]);
    shop.api.setTime(cutOff);
    const late = await change(id, form);
    expect([...answers, late].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await shop.detail(id)).version).toBe(2);
    expect(await shop.stockOf('demo-verf')).toBe(shop.paint.stock - 25);
    expect(await shop.mails()).toHaveLength(2);
  });

  test('of two changes of one version the second is refused', async () => {
    const id = await placed();
    expect((await change(id, { note: 'Achterom' })).status).toBe(200);
    const second = await change(id, { note: 'Voor' });
    expect([second.status, await messageOf(second)]).toEqual([
      409,
      'Deze bestelling is intussen gewijzigd. Bekijk haar opnieuw.',
    ]);
  });

  test('a change that changes nothing makes no version and no mail', async () => {
    const id = await placed();
    expect((await change(id, { ...unitsForm([shop.paint.id, 20]), note: '', address: '' })).status).toBe(200);
    expect((await shop.detail(id)).version).toBe(1);
    expect(await shop.mails()).toHaveLength(1);
  });

  test('a draft cannot be changed, nor an order that is in a procurement system', async () => {
    const { order_id: draft } = await shop.draft([[shop.paint.id, 20]]);
    expect((await change(draft, { note: 'x' })).status).toBe(409);
    const { order_id: id } = await shop.draft([[shop.paint.id, 21]]);
    const form = { 'call_up[HOOK_URL]': 'http://localhost:4001/procurement/return' };
    await shop.api.data('POST', `/punch-out/return/${id}`, { token: shop.token, form });
    await shop.place(id);
    const refused = await change(id, { note: 'x' });
    expect([refused.status, await messageOf(refused)]).toEqual([
      409,
      'Deze bestelling staat in het inkoopsysteem van je organisatie. Wijzig of annuleer haar daar.',
    ]);
  });

  test('the audit log has who changed the order', async () => {
    const id = await placed();
    await change(id, { note: 'x' });
    const events = await shop.api.database.sql`
      select event, details, users.email from audit_events join users on users.id = user_id
        where event = 'order-changed' and details ->> 'order' = ${String(id)}`;
    expect([...events]).toEqual([
      { event: 'order-changed', details: { order: id, version: 2 }, email: 'vlinder@demo.magazijn.test' },
    ]);
  });

  test('orders and changes of the same products at once neither deadlock nor lose units', async () => {
    const ids = await Promise.all(
      [20, 21, 22, 23].map((quantity) =>
        placed([
          [shop.paint.id, quantity],
          [diapers.id, 1],
        ]),
      ),
    );
    const answers = await Promise.all(
      ids.map((id, index) =>
        change(id, index % 2 === 0 ? unitsForm([shop.paint.id, 30]) : unitsForm([diapers.id, 5])),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await shop.stockOf('demo-verf')).toBe(shop.paint.stock - 30 - 21 - 30 - 23);
    expect(await shop.stockOf('demo-luiers-maat-4')).toBe(diapers.stock - 1 - 5 - 1 - 5);
  });
});
