// Over 300 lines: payments and their disputes share one database.
import { readFile } from 'node:fs/promises';
import type { WireOrderDetail, WireOrderListItem } from '@magazijn/api-client/schemas';
import { cents, formatEuros } from '@magazijn/domain/money';
import { describe, expect, test } from 'vitest';
import { composeMail } from '../mail/composeMail.ts';
import { readMailSender } from '../mail/createMailer.ts';
import { renderMailText } from '../mail/renderMail.ts';
import type { WireDraft } from '../orders/toWireOrder.ts';
import { readApiSettings } from '../settings/readApiSettings.ts';
import { cartForm } from '../testing/cartForm.ts';
import { createTestClient } from '../testing/createTestClient.ts';
import { openPaymentShop } from '../testing/openPaymentShop.ts';
import { wednesday } from '../testing/openTestApi.ts';
import { runAdmin } from '../testing/runAdmin.ts';

const shop = openPaymentShop();
const token = () => shop.token;

const history = async () =>
  (await shop.api.data<{ orders: WireOrderListItem[] }>('GET', '/order/1/100', { token: token() })).orders;
const detail = (id: number) =>
  shop.api.data<WireOrderDetail>('GET', `/order/detail/${id}`, { token: token() });

async function bankDecides(success: boolean): Promise<void> {
  const { sql } = shop.api.database;
  await sql`
    insert into payment_notifications (psp_reference, event_code, success, merchant_reference, amount_cents, currency,
        reason, received_at)
      select 'LATE', 'AUTHORISATION', ${success}, reference, amount_cents, 'EUR', '', now() from payments`;
  shop.api.setTime('2026-11-20T09:00:00Z');
  await shop.settled();
  shop.api.setTime(wednesday);
}

test.each(['Pending', 'Received'])(
  'an order whose payment is %s is in the history with its number, and later with the bank’s decision',
  async (outcome) => {
    const order = await shop.order();
    expect(await history()).toEqual([]);
    await shop.payAtBank(order, outcome);
    await shop.settled();
    const number = `KKN${String(order.order_id).padStart(9, '0')}`;
    expect(await history()).toMatchObject([
      { id: order.order_id, order_number: number, status: 'payment-pending', products: 1 },
    ]);
    expect((await detail(order.order_id)).status).toBe('payment-pending');
    await bankDecides(true);
    expect(await history()).toMatchObject([{ order_number: number, status: 'placed' }]);
  },
);

test('after a later refusal it stays there as refused, with its lines, and a link is mailed', async () => {
  const order = await shop.order();
  await shop.payAtBank(order, 'Pending');
  await shop.settled();
  await bankDecides(false);
  expect(await history()).toMatchObject([{ id: order.order_id, status: 'refused' }]);
  const refused = await detail(order.order_id);
  expect(refused.shopping_cart.products).toMatchObject([{ amount: 20 }]);
  const mails = await shop.api.database.sql`select kind, payload from outbox order by id`;
  expect(mails).toMatchObject([
    { kind: 'payment-pending', payload: { orderId: order.order_id } },
    { kind: 'payment-failed', payload: { orderId: order.order_id } },
  ]);
});

test('ordering the same cart after a refusal creates a new order', async () => {
  const headers = { 'Idempotency-Key': 'cart-1' };
  const order = await shop.order(20, headers);
  await shop.payAtBank(order, 'Pending');
  await shop.settled();
  await bankDecides(false);
  const next = await shop.order(20, headers);
  expect(next.order_id).not.toBe(order.order_id);
  expect(next.checkout).not.toBeNull();
});

test('an unpaid order, or one refused at once, is not in the history', async () => {
  await shop.order(21);
  await shop.payAtBank(await shop.order(22), 'Refused');
  await shop.settled();
  expect(await history()).toEqual([]);
});

test('the address of an abandoned order shows it as unpaid, not refused', async () => {
  const headers = { 'Idempotency-Key': 'cart-1' };
  const order = await shop.order(23, headers);
  expect((await detail(order.order_id)).status).toBe('awaiting-payment');
  await shop.api.database.sql`update orders set status = 'refused' where id = ${order.order_id}`;
  expect((await detail(order.order_id)).status).toBe('unpaid');
  expect(await history()).toEqual([]);
});

test('the history is read by its index, regardless of the number of orders', async () => {
  shop.api.statements.length = 0;
  await history();
  const listing = shop.api.statements.find((text) => text.includes('as products')) ?? '';
  const { sql } = shop.api.database;
  const plan = await sql.begin(async (transaction) => {
    await transaction`set local enable_seqscan = off`;
    return transaction.unsafe(`explain (generic_plan) ${listing}`);
  });
  const text = plan.flatMap((row) => Object.values(row)).join('\n');
  expect(text).toContain('orders_history');
  expect(text).not.toContain('Sort');
});

test('a pending payment is mailed once, also when its event is repeated', async () => {
  const { sql } = shop.api.database;
  const order = await shop.order(24);
  await shop.payAtBank(order, 'Pending');
  await shop.settled();
  await sql`
    insert into payment_notifications (psp_reference, event_code, success, merchant_reference, amount_cents, currency,
        reason, received_at)
      select 'AGAIN', 'PENDING', true, reference, amount_cents, 'EUR', '', now() from payments`;
  await shop.settled();
  expect(await sql`select kind from outbox`).toEqual([{ kind: 'payment-pending' }]);
});

test('an order has the payment method that the provider reported', async () => {
  const order = await shop.order(25);
  await shop.payAtBank(order, 'Authorised');
  await shop.settled();
  expect(await detail(order.order_id)).toMatchObject({ status: 'placed', paid_with: 'iDEAL' });
});

test.each([
  ['Authorised', 'as placed'],
  ['Pending', 'while the bank decides, as it leaves the cart in the shop, and not again'],
])('an order that is %s leaves the saved cart %s', async (outcome) => {
  const client = createTestClient(shop.api, shop.token);
  const units = (value: number) => ({ [shop.paint.id]: { value, age: 0 } });
  await client.saveCart(0, { version: 0, quantities: units(21), ordered: [] });
  const { order } = await shop.api.data<{ order: WireDraft }>('POST', '/order/create', {
    token: token(),
    form: cartForm([[shop.paint.id, 20]], { saved_cart: '1' }),
  });
  expect(await client.savedCart(1)).toBe('unchanged');
  await shop.payAtBank(order, outcome);
  await shop.settled();
  const left = {
    version: 2,
    intent: { quantities: { [shop.paint.id]: 1 } },
    orders: [{ id: order.order_id, version: 2 }],
  };
  expect(await client.savedCart(1)).toMatchObject(left);
  if (outcome === 'Pending') await bankDecides(true);
  expect(await client.savedCart(1)).toMatchObject(left);
  await shop.api.database.sql`delete from saved_carts`;
});

describe('a dispute', () => {
  /** The provider's events of the dispute D1 of the first payment, in the order of their arrival. */
  async function report(
    ...events: readonly (readonly [code: string, amount?: number | null, currency?: string])[]
  ): Promise<void> {
    const { sql } = shop.api.database;
    for (const [code, amount = null, currency = 'EUR'] of events) {
      await sql`
        insert into payment_notifications (psp_reference, event_code, success, merchant_reference, amount_cents,
            currency, reason, received_at)
          select 'D1', ${code}, true, reference, coalesce(${amount}::int, amount_cents), ${currency}, 'Fraud',
              now()
            from payments order by id limit 1 on conflict do nothing`;
      await shop.settled();
    }
  }

  async function paidOrder(): Promise<WireDraft> {
    const order = await shop.order();
    await shop.payAtBank(order, 'Authorised');
    await shop.settled();
    return order;
  }

  /** The texts of the mails about disputes, of the events since `report`. */
  async function mails(): Promise<string[]> {
    const { sql } = shop.api.database;
    const settings = readApiSettings({ PUBLIC_URL: 'https://shop.test' });
    const rows = await sql<{ kind: string; payload: object }[]>`
      select kind, payload from outbox where kind ~ 'dispute|charge|refund|cancelled' order by id`;
    const texts: string[] = [];
    for (const { kind, payload } of rows) {
      const clock = () => new Date(wednesday);
      const mail = await composeMail({ sql, settings, clock }, kind, payload);
      texts.push(mail ? `${mail.subject}\n${renderMailText(mail, readMailSender(settings))}` : `no ${kind}`);
    }
    return texts;
  }

  const invoicesOf = async (client = createTestClient(shop.api, shop.token)) =>
    (await client.invoices({ status: 'all', from: null, until: null, location: null }, 1))?.invoices ?? [];

  test('opens the invoice of a paid order again; its page, the list, the payer and the seller know', async () => {
    const order = await paidOrder();
    const [before] = await invoicesOf();
    expect(before).toMatchObject({ status: 'paid', open: 0, chargedBack: 0, due: null });
    await report(['CHARGEBACK']);
    const [invoice] = await invoicesOf();
    expect(invoice).toMatchObject({ status: 'open', due: '2026-12-02' });
    expect([invoice?.open, invoice?.chargedBack]).toEqual([before?.total, before?.total]);
    const { charged_back: chargedBack, status } = await detail(order.order_id);
    expect([chargedBack, status]).toEqual([(before?.total ?? 0) / 100, 'placed']);
    const [notice, mail] = await mails();
    expect(notice).toMatch(/^Betaling teruggehaald: €.*Reden van de bank: Fraud.*Nog niet alles is bezorgd/s);
    expect(mail).toMatch(
      new RegExp(
        `^De betaling van factuur ${before?.number} is teruggehaald.*weer open.*profiel/facturen`,
        's',
      ),
    );
    const { output } = await runAdmin(shop.api.database.url, ['disputes']);
    expect(output).toMatchObject([expect.stringMatching(/^KKN.* {2}charged-back \d{4}-\d\d-\d\d {2}Fraud$/)]);
    const open = await runAdmin(shop.api.database.url, [
      'invoices',
      'paid',
      before?.number ?? '',
      '--amount',
      '1',
    ]);
    expect(open.output[0]).toContain('is booked');
  });

  /** Pays the only invoice through the shop. */
  async function payAgain(order: WireDraft): Promise<void> {
    const client = createTestClient(shop.api, shop.token);
    const sessionId = await client.payInvoices([(await invoicesOf())[0]?.number ?? '']);
    const sessionData = (await client.invoicePayment(sessionId))?.checkout?.sessionData;
    if (!order.checkout || sessionData === undefined) throw new Error('There is no session');
    await shop.payAtBank({ ...order, checkout: { ...order.checkout, sessionId, sessionData } }, 'Authorised');
    await shop.settled();
  }

  const refunds = () => shop.api.database.sql`
    select refund_reason, coalesce(refund_cents, amount_cents) as cents, refunded_at is not null as done
      from payments where refund_reason is not null order by id`;

  const cancel = (order: WireDraft) =>
    shop.api.data<{ refund: number | null }>('POST', `/order/cancel/${order.order_id}`, { token: token() });

  /** The Dutch sentence about payment on the credit note. */
  async function creditTerms(order: WireDraft): Promise<string> {
    const form = { format: 'ubl', document: 'credit-note' };
    const note = await shop.api.send('POST', `/order/invoice/${order.order_id}`, { token: token(), form });
    return /<cac:PaymentTerms>\s*<cbc:Note>([^<]*)/.exec(await note.text())?.[1] ?? 'none';
  }

  test('that is returned after a second payment: the shop pays that back, and it counts no longer', async () => {
    const order = await paidOrder();
    await report(['CHARGEBACK']);
    await payAgain(order);
    const total = (await invoicesOf())[0]?.total;
    expect(await invoicesOf()).toMatchObject([{ status: 'paid' }]);
    await report(['CHARGEBACK_REVERSED']);
    expect([...(await refunds())]).toEqual([{ refundReason: 'invoice-paid', cents: total, done: true }]);
    expect(await invoicesOf()).toMatchObject([{ status: 'paid', open: 0 }]);
    expect((await mails()).join('\n')).not.toContain('te veel betaald. Betaal dat terug');
    await report(['SECOND_CHARGEBACK']);
    expect(await invoicesOf()).toMatchObject([{ status: 'open', open: total, chargedBack: total }]);
  });

  test('of an order that is paid again and cancelled: the second payment is paid back', async () => {
    const order = await paidOrder();
    await report(['CHARGEBACK']);
    await payAgain(order);
    const total = (await invoicesOf())[0]?.total ?? cents(0);
    expect(await cancel(order)).toEqual({ refund: total / 100 });
    await shop.settled();
    expect([...(await refunds())]).toEqual([{ refundReason: 'cancelled', cents: total, done: true }]);
    expect((await mails()).at(-1)).toContain(`We betalen ${formatEuros(total)} terug`);
    expect(await detail(order.order_id)).toMatchObject({ status: 'cancelled', charged_back: 0 });
    expect(await creditTerms(order)).toContain('We betalen het bedrag terug');
  });

  test('of a part that is booked again before the order is cancelled: all is paid back, by hand', async () => {
    const order = await paidOrder();
    const [{ total, number } = { total: cents(0), number: '' }] = await invoicesOf();
    await report(['CHARGEBACK', 5000]);
    await runAdmin(shop.api.database.url, ['invoices', 'paid', number]);
    expect(await cancel(order)).toEqual({ refund: total / 100 });
    await shop.settled();
    expect(await cancel(order)).toEqual({ refund: total / 100 });
    // Providers refuse to refund a disputed payment.
    expect([...(await refunds())]).toEqual([{ refundReason: 'cancelled', cents: total - 5000, done: false }]);
    const texts = await mails();
    expect(texts.find((text) => text.includes('met de hand geboekt'))).toMatch(/^Terugbetaling: €.50,00 van/);
    expect(texts.find((text) => text.includes('betwist'))).toMatch(/admin refunds done KKN\d+-1/);
    expect((await runAdmin(shop.api.database.url, ['refunds'])).output).toEqual([
      expect.stringContaining('needs you: A disputed payment is refunded by hand'),
    ]);
    expect(texts.at(-1)).toContain(`We betalen ${formatEuros(total)} terug`);
  });

  test('that comes after the refund of a cancelled order changes what neither page nor a second press says', async () => {
    const order = await paidOrder();
    const answer = await cancel(order);
    await shop.settled();
    await report(['CHARGEBACK']);
    expect(await detail(order.order_id)).toMatchObject({ status: 'cancelled', charged_back: 0 });
    expect(await cancel(order)).toEqual(answer);
    const notice = (await mails()).at(-2) ?? '';
    expect(notice).toContain('Er staat geen factuur door open');
    expect(notice).not.toContain('De klant krijgt daar een mail over.');
  });

  test('in another currency moves no money; the seller decides', async () => {
    await paidOrder();
    await report(['CHARGEBACK', 5000, 'USD']);
    expect(await invoicesOf()).toMatchObject([{ status: 'paid', open: 0 }]);
    expect(await mails()).toEqual([
      expect.stringMatching(/^Betaling teruggehaald: USD.50,00.*niet in euro/s),
    ]);
    const { output } = await runAdmin(shop.api.database.url, ['disputes']);
    expect(output[0]).toContain('USD\u00a050,00');
    expect(shop.api.reports).toContainEqual(expect.objectContaining({ message: 'charged-back in USD' }));
  });

  test('that an earlier version only stored counts after the migration', async () => {
    await paidOrder();
    const { sql } = shop.api.database;
    await sql`
      insert into payment_notifications (psp_reference, event_code, success, merchant_reference, amount_cents, currency,
          reason, received_at, handled_at, outcome)
        select 'D1', 'CHARGEBACK', true, reference, amount_cents, 'EUR', '', now(), now(), 'noted' from payments`;
    const file = new URL('../../drizzle/0044_repaid_invoice_payments.sql', import.meta.url);
    const statements = (await readFile(file, 'utf8')).split('--> statement-breakpoint');
    await sql.unsafe(statements.at(-1) ?? '');
    await sql`update jobs.job set start_after = now() where start_after > now() + interval '9 minutes'`;
    await shop.settled();
    expect(await invoicesOf()).toMatchObject([{ status: 'open' }]);
  });

  test('is paid again by the shop, and closed by a reversal; the seller sees what is too much then', async () => {
    await paidOrder();
    await report(['REQUEST_FOR_INFORMATION'], ['CHARGEBACK'], ['CHARGEBACK']);
    const client = createTestClient(shop.api, shop.token);
    const number = (await invoicesOf())[0]?.number ?? '';
    const session = await client.payInvoices([number]);
    expect((await client.invoicePayment(session))?.amount).toBe((await invoicesOf())[0]?.total);
    // Booked by the seller instead; then the bank returns the first payment.
    await runAdmin(shop.api.database.url, ['invoices', 'paid', number]);
    expect(await invoicesOf()).toMatchObject([{ status: 'paid', chargedBack: 0 }]);
    await report(['CHARGEBACK_REVERSED']);
    expect(await invoicesOf()).toMatchObject([{ status: 'paid', open: 0 }]);
    const texts = await mails();
    const total = formatEuros((await invoicesOf())[0]?.total ?? cents(0));
    expect(texts.map((text) => text.split('\n', 1)[0])).toEqual([
      expect.stringMatching(/^Vraag over een betaling/),
      expect.stringMatching(/^Betaling teruggehaald/),
      'no payment-charged-back',
      expect.stringMatching(/^Betaling teruggegeven/),
      `Terugbetaling: ${total} van factuur ${number}`,
      expect.stringMatching(/^De betaling van/),
    ]);
    expect(texts[4]).toContain('Betaal het zelf terug aan de klant.');
    // A refunded payment does not count, so that the seller holds nothing after a second chargeback.
    await report(['SECOND_CHARGEBACK']);
    expect((await invoicesOf())[0]).toMatchObject({ status: 'open', open: (await invoicesOf())[0]?.total });
  });

  test.each([
    [['CHARGEBACK_REVERSED', 'CHARGEBACK'], 'paid'],
    [['CHARGEBACK', 'CHARGEBACK_REVERSED', 'SECOND_CHARGEBACK'], 'open'],
    [['SECOND_CHARGEBACK', 'CHARGEBACK', 'CHARGEBACK_REVERSED', 'REQUEST_FOR_INFORMATION'], 'open'],
    [['NOTIFICATION_OF_CHARGEBACK', 'REQUEST_FOR_INFORMATION'], 'paid'],
  ])('with the events %j leaves the invoice %s', async (codes, status) => {
    await paidOrder();
    await report(...codes.map((code) => [code] as const));
    expect(await invoicesOf()).toMatchObject([{ status }]);
  });

  test('whose event arrives before that of its payment counts once the order is placed', async () => {
    const order = await shop.order();
    await report(['CHARGEBACK']);
    expect(await shop.statusOf(order)).toBe('awaiting-payment');
    await shop.payAtBank(order, 'Authorised');
    await shop.settled();
    expect(await invoicesOf()).toMatchObject([{ status: 'open' }]);
    expect((await mails()).map((text) => text.split(' ', 2).join(' '))).toEqual([
      'Betaling teruggehaald:',
      'De betaling',
    ]);
  });

  test('of a company without a login names no page of the shop, and how to pay by bank', async () => {
    const { sql } = shop.api.database;
    await paidOrder();
    await sql`update users set disabled = true where email = 'mier@demo.magazijn.test'`;
    await report(['CHARGEBACK']);
    const mail = (await mails()).at(-1);
    await sql`update users set disabled = false where email = 'mier@demo.magazijn.test'`;
    expect(mail).toMatch(/bedoeling\? Maak het bedrag over op NL\S+ .* met het factuurnummer erbij\. Klopt/s);
    expect(mail).not.toContain('Facturen');
  });

  test('about a part of a payment of several invoices opens the latest one', async () => {
    const { sql } = shop.api.database;
    const token = await shop.api.logIn('vlinder');
    for (const quantity of [20, 30]) {
      const form = cartForm([[shop.paint.id, quantity]]);
      const { order } = await shop.api.data<{ order: WireDraft }>('POST', '/order/create', { token, form });
      await shop.api.data('GET', `/payment/account/${order.order_id}`, { token });
    }
    shop.api.setTime('2026-11-23T10:00:00Z');
    const client = createTestClient(shop.api, await shop.api.logIn('vlinder'));
    const [late, early] = await invoicesOf(client);
    await client.payInvoices([late?.number ?? '', early?.number ?? '']);
    await sql`
      insert into payment_notifications (psp_reference, event_code, success, merchant_reference, amount_cents, currency,
          reason, received_at)
        select 'P1', 'AUTHORISATION', true, reference, amount_cents, 'EUR', '', now() from payments`;
    await shop.settled();
    await report(['CHARGEBACK', (late?.total ?? 0) + 100]);
    expect(await invoicesOf(client)).toMatchObject([
      { number: late?.number, status: 'open', open: late?.total, chargedBack: late?.total },
      { number: early?.number, status: 'open', open: 100, chargedBack: 100 },
    ]);
    await report(['CHARGEBACK_REVERSED']);
    expect(await invoicesOf(client)).toMatchObject([{ status: 'paid' }, { status: 'paid' }]);
  });

  test('of an order that is cancelled afterwards: nothing is paid back twice', async () => {
    const order = await paidOrder();
    await report(['CHARGEBACK']);
    expect(await cancel(order)).toEqual({ refund: null });
    await shop.settled();
    expect(await creditTerms(order)).toMatch(/^Je hoeft factuur F\d+ niet te betalen\.$/);
    expect(await shop.api.database.sql`select refund_reason from payments`).toEqual([{ refundReason: null }]);
    await report(['CHARGEBACK_REVERSED']);
    expect((await mails()).at(-2)).toContain('te veel betaald');
  });
});
