import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { openPaymentShop } from '../testing/openPaymentShop.ts';

const shop = openPaymentShop();

async function paid(): Promise<number> {
  const order = await shop.order();
  const back = await shop.payAtBank(order, 'Authorised');
  await shop.report(order, (await shop.finish(back)).sessionResult);
  await shop.settled();
  return order.order_id;
}

const send = (path: string, form: Readonly<Record<string, string>> = {}) =>
  shop.api.send('POST', path, { token: shop.token, form });
const messageOf = async (response: Response) => ((await response.json()) as { message: string }).message;
const refunds = () => shop.api.database.sql<{ refundReason: string | null; refundedAt: Date | null }[]>`
  select refund_reason, refunded_at from payments`;

test('a paid order is cancelled with one refund, which the seller sees, its mails and a credit note', async () => {
  const { sql } = shop.api.database;
  const id = await paid();
  const [{ total } = { total: 0 }] = await sql<{ total: number }[]>`
    select total_inclusive_cents as total from orders where id = ${id}`;
  const answers = await Promise.all([1, 2].map(() => send(`/order/cancel/${id}`)));
  for (const answer of answers) expect(await answer.json()).toEqual({ data: { refund: total / 100 } });
  await shop.settled();
  expect(await (await send(`/order/cancel/${id}`)).json()).toEqual({ data: { refund: total / 100 } });
  expect([...(await refunds())]).toEqual([{ refundReason: 'cancelled', refundedAt: expect.any(Date) }]);
  const mails = await sql<{ kind: string }[]>`select kind from outbox order by id`;
  expect(mails.map(({ kind }) => kind)).toEqual([
    'order-confirmation',
    'invoice',
    'credit-note',
    'refund-notice',
    'order-cancelled',
  ]);
  // The order page opens both by this token.
  expect((await send(`/order/invoice/${id}/token`)).status).toBe(200);
  const detail = await shop.api.send('GET', `/order/detail/${id}`, { token: shop.token });
  expect(await detail.json()).toMatchObject({ data: { status: 'cancelled', has_credit_note: 1 } });
  const invoice = await send(`/order/invoice/${id}`, { format: 'ubl' });
  const number = /<cbc:ID>(F\d+)</.exec(await invoice.text())?.[1] ?? '';
  const note = await (await send(`/order/invoice/${id}`, { format: 'ubl', document: 'credit-note' })).text();
  expect(note).toContain('<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>');
  expect(note).toMatch(new RegExp(`<cac:InvoiceDocumentReference>\\s*<cbc:ID>${number}</cbc:ID>`));
  expect(note).toContain(
    `<cbc:PayableAmount currencyID="EUR">${(total / 100).toFixed(2)}</cbc:PayableAmount>`,
  );
  const pdf = await send(`/order/invoice/${id}`, { document: 'credit-note' });
  expect(pdf.headers.get('content-disposition')).toBe('inline; filename="Creditfactuur C000000001.pdf"');
  const { promise } = getDocument({ data: new Uint8Array(await pdf.arrayBuffer()) });
  const { items } = await (await (await promise).getPage(1)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  for (const part of ['Creditfactuur', number, 'Factuurdatum', 'We betalen het bedrag terug']) {
    expect(text).toContain(part);
  }
});

test('units that were to be delivered later do not come back into stock', async () => {
  const { sql } = shop.api.database;
  const order = await shop.order(20);
  await sql`update products set stock = 5 where id = ${shop.paint.id}`;
  const back = await shop.payAtBank(order, 'Authorised');
  await shop.report(order, (await shop.finish(back)).sessionResult);
  await shop.settled();
  expect([...(await sql`select amount from order_backorders`)]).toEqual([{ amount: 15 }]);
  expect((await send(`/order/cancel/${order.order_id}`)).status).toBe(200);
  const [product] = await sql`select stock from products where id = ${shop.paint.id}`;
  expect(product).toEqual({ stock: 5 });
  expect([...(await sql`select from order_backorders`)]).toEqual([]);
});

test('its products cannot be changed; its day and its note can, and its invoice keeps number and date', async () => {
  const { sql } = shop.api.database;
  const id = await paid();
  const invoiced = () => sql`select invoice_number, invoiced_on from orders where id = ${id}`;
  const before = [...(await invoiced())];
  const lines = await send(`/order/change/${id}`, { [`products[${shop.paint.id}]`]: '21', version: '1' });
  expect([lines.status, await messageOf(lines)]).toEqual([
    422,
    'Deze bestelling is vooraf betaald: daarom liggen de artikelen vast. Je kunt haar annuleren en opnieuw bestellen.',
  ]);
  const day = { date: String(Date.parse('2026-11-23T11:00:00Z') / 1000), note: 'Achterom', version: '1' };
  expect((await send(`/order/change/${id}`, day)).status).toBe(200);
  expect([...(await invoiced())]).toEqual(before);
  expect([...(await refunds())]).toEqual([{ refundReason: null, refundedAt: null }]);
});
