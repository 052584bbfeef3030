import { expect, test } from 'vitest';
import { composeMail } from '../mail/composeMail.ts';
import { readApiSettings } from '../settings/readApiSettings.ts';
import { openTestShop } from '../testing/openTestShop.ts';

// The invoice is mailed with the order.
const environment = { INVOICE_MAIL: 'placed' };
const shop = openTestShop(environment);

const send = (path: string, form: Readonly<Record<string, string>> = {}) =>
  shop.api.send('POST', path, { token: shop.token, form });

async function placed(): Promise<number> {
  const { order_id: id } = await shop.draft([[shop.paint.id, 20]]);
  expect((await shop.place(id)).status).toBe(200);
  return id;
}

/** The series of a number with its documents, as in `F000000042`. */
const ublOf = async (id: number, document = 'invoice') =>
  (await send(`/order/invoice/${id}`, { format: 'ubl', document })).text();
const fact = (ubl: string, name: string) => new RegExp(`<cbc:${name}[^>]*>([^<]*)<`).exec(ubl)?.[1];

test('a changed order takes back its issued invoice, and has a new one under the next number', async () => {
  const id = await placed();
  const before = await ublOf(id);
  const form = { [`products[${shop.paint.id}]`]: '12', version: '1' };
  expect((await send(`/order/change/${id}`, form)).status).toBe(200);
  const [note, after] = [await ublOf(id, 'credit-note'), await ublOf(id)];
  expect([fact(note, 'ID'), fact(note, 'CreditNoteTypeCode'), fact(note, 'TaxInclusiveAmount')]).toEqual([
    'C000000001',
    '381',
    fact(before, 'TaxInclusiveAmount'),
  ]);
  const numberOf = (ubl: string) => Number(fact(ubl, 'ID')?.slice(1));
  expect(numberOf(after)).toBe(numberOf(before) + 1);
  expect(Number(fact(after, 'TaxInclusiveAmount'))).toBe(
    (await shop.detail(id)).shopping_cart.total_inclusive,
  );
  expect((await shop.mails()).map(({ uniqueKey }) => uniqueKey)).toEqual([
    `order-confirmation:${id}`,
    `invoice:${id}`,
    'credit-note:1',
    `order-changed:${id}:2`,
    `invoice:${id}:2`,
  ]);
});

test('another day or note leaves an issued invoice as it is', async () => {
  const id = await placed();
  const before = await ublOf(id);
  const day = String(Date.parse('2026-11-23T11:00:00Z') / 1000);
  expect((await send(`/order/change/${id}`, { date: day, note: 'Achterom', version: '1' })).status).toBe(200);
  const after = await ublOf(id);
  for (const name of ['ID', 'IssueDate', 'DueDate', 'TaxInclusiveAmount']) {
    expect(fact(after, name)).toBe(fact(before, name));
  }
});

test('a cancelled order has a credit note, by mail too', async () => {
  const id = await placed();
  expect((await send(`/order/cancel/${id}`)).status).toBe(200);
  expect(fact(await ublOf(id), 'InvoiceTypeCode')).toBe('380');
  const { sql } = shop.api.database;
  const [row] = await sql<{ payload: unknown }[]>`select payload from outbox where kind = 'credit-note'`;
  const settings = readApiSettings({ ...environment, JWT_SECRET: 'x'.repeat(40) });
  const mail = await composeMail({ sql, settings, clock: () => new Date() }, 'credit-note', row?.payload);
  expect(mail?.subject).toMatch(/^Creditfactuur C0+\d+ van bestelling KKN/);
  expect(mail?.attachments?.map(({ filename }) => filename)).toEqual([
    expect.stringMatching(/^Creditfactuur C\d{9}\.pdf$/),
    expect.stringMatching(/^C\d{9}\.xml$/),
  ]);
});

test('a change that is refused issues no credit note', async () => {
  const id = await placed();
  expect(
    (await send(`/order/change/${id}`, { [`products[${shop.paint.id}]`]: '1', version: '1' })).status,
  ).toBe(422);
  expect((await send(`/order/invoice/${id}`, { document: 'credit-note' })).status).toBe(409);
});
