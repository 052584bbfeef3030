import type { ApiClient } from '@magazijn/api-client';
import { deliveryTimestamp } from '@magazijn/domain/delivery';
import { cents, formatEuros } from '@magazijn/domain/money';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { composeMail } from '../mail/composeMail.ts';
import { openCents, receivedCents } from '../orders/openCents.ts';
import { readApiSettings } from '../settings/readApiSettings.ts';
import { cartForm } from '../testing/cartForm.ts';
import { createTestClient } from '../testing/createTestClient.ts';
import { openPaymentShop } from '../testing/openPaymentShop.ts';
import { runAdmin } from '../testing/runAdmin.ts';

const shop = openPaymentShop({ INVOICE_MAIL: 'placed' });

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

describe('an order on account whose invoice was paid before it changed', () => {
  interface Account {
    readonly client: ApiClient;
    readonly token: string;
    readonly orders: readonly number[];
  }
  /** Orders of vlinder, moved beyond the date of their mailed invoices, which can be paid then. */
  async function ordered(...quantities: number[]): Promise<Account> {
    const before = await shop.api.logIn('vlinder');
    const orders: number[] = [];
    for (const quantity of quantities) {
      const form = cartForm([[shop.paint.id, quantity]]);
      const { order } = await shop.api.data<{ order: { order_id: number } }>('POST', '/order/create', {
        token: before,
        form,
      });
      await shop.api.data('GET', `/payment/account/${order.order_id}`, { token: before });
      const date = String(deliveryTimestamp('2026-11-24'));
      await shop.api.data('POST', `/order/change/${order.order_id}`, {
        token: before,
        form: { date, version: '1' },
      });
      orders.push(order.order_id);
    }
    shop.api.setTime('2026-11-20T09:00:00Z');
    const token = await shop.api.logIn('vlinder');
    return { client: createTestClient(shop.api, token), token, orders };
  }

  /** Opens a payment of all open invoices. */
  async function open({ client }: Account): Promise<string> {
    const invoices = await client.invoices({ status: 'open', from: null, until: null, location: null }, 1);
    return client.payInvoices((invoices?.invoices ?? []).map(({ number }) => number));
  }

  /** Returns the session. */
  async function pay(account: Account): Promise<string> {
    const session = await open(account);
    const checkout = (await account.client.invoicePayment(session))?.checkout ?? null;
    await shop.payAtBank({ checkout }, 'Authorised');
    await shop.settled();
    return session;
  }

  const change = async ({ token }: Account, id: number, quantity: number, version: number) => {
    const form = { [`products[${shop.paint.id}]`]: String(quantity), version: String(version) };
    await shop.api.data('POST', `/order/change/${id}`, { token, form });
    await shop.settled();
  };

  /** An event of the provider about a dispute of the payment; of its whole amount by default. */
  async function report(code: string, cents: number | null = null): Promise<void> {
    await shop.api.database.sql`
      insert into payment_notifications (psp_reference, event_code, success, merchant_reference, amount_cents, currency,
          reason, received_at)
        select 'D1', ${code}, true, reference,
            coalesce(${cents}::int, amount_cents), 'EUR', '', now()
          from payments`;
    await shop.settled();
  }

  const booksOf = async (id: number) => {
    const { sql } = shop.api.database;
    const [books] = await sql<[{ total: number; received: number; open: number }]>`
      select total_inclusive_cents as total, ${receivedCents(sql)} as received, ${openCents(sql)} as open
        from orders where id = ${id}`;
    return books;
  };

  const notices = () => shop.api.database.sql<
    { kind: string; reason: string; cents: number; byHand: boolean }[]
  >`
    select kind, payload ->> 'reason' as reason, (payload ->> 'amountCents')::int as cents,
        (payload ->> 'byHand')::boolean as by_hand
      from outbox where kind in ('refund-notice', 'payment-refunded') order by id`;

  const textsOf = async (kind: 'dispute-notice' | 'refund-notice') => {
    const { sql } = shop.api.database;
    const rows = await sql<
      { payload: object }[]
    >`select payload from outbox where kind = ${kind} order by id`;
    const dependencies = {
      sql,
      settings: readApiSettings({}),
      clock: () => new Date('2026-11-20T09:00:00Z'),
    };
    const mails = await Promise.all(rows.map(({ payload }) => composeMail(dependencies, kind, payload)));
    return mails.map((mail) => JSON.stringify(mail));
  };

  test('after two changes, a cancellation and a chargeback, received and open amounts are right at each step', async () => {
    const account = await ordered(30);
    const [id = 0] = account.orders;
    const { total } = await booksOf(id);
    expect(await booksOf(id)).toEqual({ total, received: 0, open: total });
    const session = await pay(account);
    expect(await booksOf(id)).toEqual({ total, received: total, open: 0 });
    await change(account, id, 20, 2);
    // The page of the payment tells of invoices that were paid already only.
    expect(await account.client.invoicePayment(session)).toMatchObject({ state: 'paid', refunded: 0 });
    const { total: second } = await booksOf(id);
    expect(await booksOf(id)).toEqual({ total: second, received: second, open: 0 });
    expect(await refunds()).toEqual([{ refundReason: 'order-changed', refundedAt: expect.any(Date) }]);
    await change(account, id, 15, 3);
    const { total: third } = await booksOf(id);
    expect(await booksOf(id)).toEqual({ total: third, received: third, open: 0 });
    await shop.api.data('POST', `/order/cancel/${id}`, { token: account.token });
    await shop.settled();
    expect(await booksOf(id)).toEqual({ total: third, received: 0, open: 0 });
    // The mails about the order tell the buyer; the provider refunds a payment once.
    expect([...(await notices())]).toEqual([
      { kind: 'refund-notice', reason: 'order-changed', cents: total - second, byHand: false },
      { kind: 'refund-notice', reason: 'order-changed', cents: second - third, byHand: true },
      { kind: 'refund-notice', reason: 'cancelled', cents: third, byHand: true },
    ]);
    await report('CHARGEBACK');
    expect(await booksOf(id)).toEqual({ total: third, received: 0, open: 0 });
    expect((await textsOf('dispute-notice'))[0]).toContain(
      `De klant krijgt ${formatEuros(cents(total))} van deze betaling dubbel`,
    );
  });

  test('a chargeback takes what still counts for its invoices first, and the seller reads what is paid back twice', async () => {
    const account = await ordered(20, 30);
    const [first = 0, second = 0] = account.orders;
    await pay(account);
    const paid = (await booksOf(first)).total + (await booksOf(second)).total;
    await change(account, second, 15, 2);
    const totals = [(await booksOf(first)).total, (await booksOf(second)).total] as const;
    const refund = paid - totals[0] - totals[1];
    await report('CHARGEBACK', paid - refund);
    for (const [index, id] of [first, second].entries()) {
      expect(await booksOf(id)).toEqual({ total: totals[index], received: 0, open: totals[index] });
    }
    await report('CHARGEBACK_REVERSED', paid - refund);
    expect([await booksOf(first), await booksOf(second)]).toMatchObject([{ open: 0 }, { open: 0 }]);
    await report('SECOND_CHARGEBACK', paid);
    expect([(await booksOf(first)).open, (await booksOf(second)).open]).toEqual(totals);
    expect((await textsOf('dispute-notice')).at(-1)).toContain(
      `De klant krijgt ${formatEuros(cents(refund))} van deze betaling dubbel`,
    );
  });

  test('a payment that the bank took back in part is not refunded by the shop: the seller does', async () => {
    const account = await ordered(30);
    const [id = 0] = account.orders;
    await pay(account);
    const { total } = await booksOf(id);
    await report('CHARGEBACK', 1000);
    expect(await booksOf(id)).toEqual({ total, received: total - 1000, open: 1000 });
    await change(account, id, 15, 2);
    const after = await booksOf(id);
    expect(after).toEqual({ total: after.total, received: after.total, open: 0 });
    expect(await refunds()).toEqual([{ refundReason: 'order-changed', refundedAt: null }]);
    const [text = ''] = await textsOf('refund-notice');
    const reference = /admin refunds done (F\d+-1)/.exec(text)?.[1] ?? '';
    expect((await runAdmin(shop.api.database.url, ['refunds', 'done', reference])).code).toBe(0);
  });

  test('a chargeback whose event comes before that of its payment is not paid back twice', async () => {
    await open(await ordered(20));
    await report('CHARGEBACK');
    const [text] = await textsOf('dispute-notice');
    expect(text).toContain('Deze betaling telt voor geen factuur mee.');
    expect(text).not.toContain('dubbel');
  });

  test('a payer other than who ordered gets a mail about the refund', async () => {
    const account = await ordered(30);
    const [id = 0] = account.orders;
    const { sql } = shop.api.database;
    await pay(account);
    await sql`update payments set user_id = (select id from users where email like 'koepel@%')`;
    await change(account, id, 20, 2);
    expect((await notices()).map(({ kind }) => kind)).toEqual(['payment-refunded', 'refund-notice']);
  });
});
