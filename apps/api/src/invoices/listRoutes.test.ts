// Over 300 lines: lists, payments, documents and bookings of invoices share one database.
import { type ApiClient, ApiError, type InvoiceFilter } from '@magazijn/api-client';
import { describe, expect, test } from 'vitest';
import { composeMail } from '../mail/composeMail.ts';
import { readApiSettings } from '../settings/readApiSettings.ts';
import { cartForm } from '../testing/cartForm.ts';
import { createTestClient } from '../testing/createTestClient.ts';
import { openPaymentShop } from '../testing/openPaymentShop.ts';
import { wednesday } from '../testing/openTestApi.ts';
import { runAdmin } from '../testing/runAdmin.ts';

const shop = openPaymentShop();
const all: InvoiceFilter = { status: 'all', from: null, until: null, location: null };
/** After the delivery of an order of `wednesday`, whose invoice is dated 19 November. */
const later = '2026-11-23T10:00:00Z';

/** Places an order on account or by direct debit; gives its invoice number. */
async function place(name = 'vlinder', quantity = 20): Promise<string> {
  const token = await shop.api.logIn(name);
  const { order } = await shop.api.data<{ order: { order_id: number } }>('POST', '/order/create', {
    token,
    form: cartForm([[shop.paint.id, quantity]]),
  });
  await shop.api.data('GET', `/payment/account/${order.order_id}`, { token });
  const [row] = await shop.api.database.sql<{ number: string }[]>`
    select 'F' || lpad(invoice_number::text, 9, '0') as number from orders where id = ${order.order_id}`;
  return row?.number ?? '';
}

async function clientOf(name = 'vlinder', iso = later): Promise<ApiClient> {
  shop.api.setTime(iso);
  return createTestClient(shop.api, await shop.api.logIn(name));
}

const list = async (client: ApiClient, filter: Partial<InvoiceFilter> = {}) => {
  const found = await client.invoices({ ...all, ...filter }, 1);
  if (found === null) throw new Error('The back end has no invoices');
  return found;
};

const statuses = async (client: ApiClient, filter: Partial<InvoiceFilter> = {}) =>
  Object.fromEntries((await list(client, filter)).invoices.map(({ number, status }) => [number, status]));

/** Chooses iDEAL in the form of this session, and decides at the bank. */
async function payAtBank(client: ApiClient, sessionId: string, outcome: string): Promise<URL> {
  const checkout = (await client.invoicePayment(sessionId))?.checkout;
  const { provider } = shop;
  const open = await provider.call(`${sessionId}/setup`, { sessionData: checkout?.sessionData });
  return decide(sessionId, open.sessionData, outcome);
}

async function decide(sessionId: string, sessionData: unknown, outcome: string): Promise<URL> {
  const { provider } = shop;
  const paid = await provider.call(`${sessionId}/payments`, {
    sessionData,
    paymentMethod: { type: 'ideal' },
  });
  return provider.decideAtBank((paid.action as { url: string }).url, outcome);
}

const refunds = () =>
  shop.api.database.sql<{ refundCents: number | null; amountCents: number; refunded: boolean }[]>`
    select refund_cents, amount_cents, refunded_at is not null as refunded from payments
      where refund_reason = 'invoice-paid' order by id`;

async function bankDecides(success: boolean): Promise<void> {
  await shop.api.database.sql`
    insert into payment_notifications (psp_reference, event_code, success, merchant_reference, amount_cents, currency,
        reason, received_at)
      select 'LATE', 'AUTHORISATION', ${success}, reference, amount_cents, 'EUR', '', now() from payments`;
  await shop.settled();
}

/** The paid amount of an invoice, in cents. */
async function paidOf(number: string): Promise<number> {
  const [row] = await shop.api.database.sql<{ cents: number }[]>`
    select coalesce(sum(amount_cents), 0)::int as cents from invoice_payments join orders on orders.id = order_id
      where invoice_number = ${Number(number.slice(1))} and paid_on is not null`;
  return row?.cents ?? 0;
}

const refusal = async (promise: Promise<unknown>) => {
  const error = await promise.catch((caught: unknown) => caught);
  if (!(error instanceof ApiError)) throw new Error('It was not refused');
  return { status: error.status, message: error.message };
};

describe('the list', () => {
  test('an invoice on account is listed from its date, is due after fourteen days, and then overdue', async () => {
    const number = await place();
    expect((await list(await clientOf('vlinder', '2026-11-18T12:00:00Z'))).total).toBe(0);
    const { invoices, totals } = await list(await clientOf());
    expect(invoices).toMatchObject([{ number, status: 'open', date: '2026-11-19', due: '2026-12-03' }]);
    expect(invoices[0]?.open).toBe(invoices[0]?.total);
    expect(totals.open).toEqual({ count: 1, open: invoices[0]?.total });
    expect(await statuses(await clientOf('vlinder', '2026-12-03T10:00:00Z'))).toEqual({ [number]: 'open' });
    const client = await clientOf('vlinder', '2026-12-04T10:00:00Z');
    expect(await statuses(client, { status: 'overdue' })).toEqual({ [number]: 'overdue' });
    expect(await statuses(client, { status: 'open' })).toEqual({ [number]: 'overdue' });
    expect(await statuses(client, { status: 'paid' })).toEqual({});
  });

  test('a direct debit is collected after fourteen days, and cannot be paid', async () => {
    const number = await place('bij');
    const client = await clientOf('bij');
    expect(await statuses(client, { status: 'open' })).toEqual({ [number]: 'debit' });
    expect(await refusal(client.payInvoices([number]))).toEqual({
      status: 409,
      message: `Factuur ${number} hoef je niet te betalen.`,
    });
    expect(await statuses(await clientOf('bij', '2026-12-03T10:00:00Z'))).toEqual({ [number]: 'paid' });
  });

  test('an order paid with iDEAL is paid; once it is cancelled its invoice is credited, with its note', async () => {
    const order = await shop.order();
    await shop.payAtBank(order, 'Authorised');
    await shop.settled();
    const client = createTestClient(shop.api, shop.token);
    const [paid] = (await list(client)).invoices;
    expect(paid).toMatchObject({ status: 'paid', due: null, open: 0, creditNote: null });
    await shop.api.data('POST', `/order/cancel/${order.order_id}`, { token: shop.token });
    const [credited] = (await list(client)).invoices;
    expect(credited).toMatchObject({ number: paid?.number, status: 'credited', creditNote: 'C000000001' });
    expect(await refusal(client.payInvoices([paid?.number ?? '']))).toMatchObject({ status: 409 });
  });

  test('period and location choose; a parent sees its locations, a location only itself', async () => {
    const vlinder = await place('vlinder');
    shop.api.setTime('2026-11-25T10:00:00Z');
    const hommel = await place('hommel', 30);
    const parent = await clientOf('koepel', '2026-11-27T10:00:00Z');
    expect(await statuses(parent)).toEqual({ [vlinder]: 'open', [hommel]: 'open' });
    expect(await statuses(parent, { until: '2026-11-19' })).toEqual({ [vlinder]: 'open' });
    expect(await statuses(parent, { from: '2026-11-20' })).toEqual({ [hommel]: 'open' });
    const { locations } = await list(parent);
    const place_ = locations.find(({ name }) => name.includes('Hommel'))?.customerNumber ?? '';
    expect(await statuses(parent, { location: place_ })).toEqual({ [hommel]: 'open' });
    const own = await clientOf('vlinder', '2026-11-27T10:00:00Z');
    expect(await statuses(own)).toEqual({ [vlinder]: 'open' });
    expect(await statuses(own, { location: place_ })).toEqual({});
    expect((await list(own)).locations).toHaveLength(1);
  });
});

describe('paying', () => {
  test('several are paid at once: the session has their sum, and each is paid', async () => {
    const numbers = [await place(), await place('vlinder', 30)];
    const client = await clientOf();
    const open = (await list(client)).totals.open.open;
    const session = await client.payInvoices(numbers);
    expect(await client.invoicePayment(session)).toMatchObject({ state: 'open', numbers, amount: open });
    await payAtBank(client, session, 'Authorised');
    await shop.settled();
    expect(await client.invoicePayment(session)).toMatchObject({
      state: 'paid',
      refunded: 0,
      checkout: null,
    });
    expect(await statuses(client, { status: 'paid' })).toEqual({
      [numbers[0] ?? '']: 'paid',
      [numbers[1] ?? '']: 'paid',
    });
    expect(await refusal(client.payInvoices(numbers))).toEqual({
      status: 409,
      message: `Factuur ${numbers[0]} is al betaald.`,
    });
    const [event] = await shop.api.database.sql`
      select details ->> 'reference' as reference, user_id from audit_events where event = 'invoices-paid'
        order by id desc limit 1`;
    expect(event).toMatchObject({ reference: `${numbers[0]}-1`, userId: expect.any(Number) });
  });

  test.each([
    ['Pending', 'pending', 'pending'],
    ['Cancelled', 'refused', 'open'],
    ['Refused', 'refused', 'open'],
  ])('a payment that is %s: the payment is %s and the invoice %s', async (outcome, state, status) => {
    const number = await place();
    const client = await clientOf();
    const session = await client.payInvoices([number]);
    await payAtBank(client, session, outcome);
    await shop.settled();
    expect((await client.invoicePayment(session))?.state).toBe(state);
    expect(await statuses(client)).toEqual({ [number]: status });
    if (state === 'pending') {
      expect(await refusal(client.payInvoices([number]))).toEqual({
        status: 409,
        message: `Je bank verwerkt al een betaling van factuur ${number}.`,
      });
      await bankDecides(true);
      expect(await statuses(client)).toEqual({ [number]: 'paid' });
    } else {
      expect(await client.payInvoices([number])).not.toBe(session);
    }
  });

  test('a pending payment that the bank refuses later leaves its invoice open, and is mailed to a payer with access', async () => {
    const number = await place();
    const client = await clientOf();
    await payAtBank(client, await client.payInvoices([number]), 'Pending');
    await shop.settled();
    await bankDecides(false);
    expect(await statuses(client)).toEqual({ [number]: 'open' });
    const mails = await shop.api.database.sql<{ kind: string; payload: unknown }[]>`
      select kind, payload from outbox where kind = 'invoice-payment-failed'`;
    expect(mails).toHaveLength(1);
    const { sql } = shop.api.database;
    const compose = () =>
      composeMail(
        { sql, settings: readApiSettings({}), clock: () => new Date(later) },
        'invoice-payment-failed',
        mails[0]?.payload,
      );
    const mail = await compose();
    expect(mail?.subject).toBe(`De betaling van factuur ${number} is niet gelukt`);
    expect(JSON.stringify(mail)).toContain(`Factuur ${number}`);
    expect(JSON.stringify(mail)).toContain('De betaling is achteraf niet gelukt.');
    const payer = sql`id in (select user_id from payments)`;
    await sql`update users set disabled = true where ${payer}`;
    const { to } = (await compose()) ?? {};
    await sql`update users set disabled = false where ${payer}`;
    // The administrator of its parent organisation.
    expect(to?.address).toBe('koepel@demo.magazijn.test');
  });

  test('a browser that is back before the webhook gets the result; the webhook then changes nothing', async () => {
    const number = await place();
    const client = await clientOf();
    const session = await client.payInvoices([number]);
    shop.online = false;
    const { sessionResult } = await shop.finish(await payAtBank(client, session, 'Authorised'));
    expect(await client.reportInvoicePayment(session, 'invented')).toMatchObject({ state: 'open' });
    expect(await client.reportInvoicePayment(session, sessionResult)).toMatchObject({ state: 'paid' });
    const paid = await paidOf(number);
    shop.online = true;
    await shop.settled();
    expect(await client.reportInvoicePayment(session, sessionResult)).toMatchObject({ state: 'paid' });
    expect([await paidOf(number), await refunds()]).toEqual([paid, []]);
  });

  test('two tabs and two presses at once share one session, which the provider charges once', async () => {
    const numbers = [await place(), await place('vlinder', 30)];
    const client = await clientOf();
    const sessions = await Promise.all([
      client.payInvoices(numbers),
      client.payInvoices(numbers.toReversed()),
      client.payInvoices(numbers),
    ]);
    expect(new Set(sessions).size).toBe(1);
  });

  test('two tabs with different invoices: both are paid, and a double payment is refunded once', async () => {
    const [first, second] = [await place(), await place('vlinder', 30)];
    const client = await clientOf();
    const both = await client.payInvoices([first, second]);
    const data = (await client.invoicePayment(both))?.checkout?.sessionData;
    const form = await shop.provider.call(`${both}/setup`, { sessionData: data });
    const one = await client.payInvoices([second]);
    expect((await client.invoicePayment(both))?.state).toBe('expired');
    await payAtBank(client, one, 'Authorised');
    await shop.settled();
    const paid = await paidOf(second);
    await decide(both, form.sessionData, 'Authorised');
    await shop.settled();
    expect(await statuses(client)).toEqual({ [first]: 'paid', [second]: 'paid' });
    expect(await paidOf(second)).toBe(paid);
    expect(await refunds()).toMatchObject([{ refundCents: paid, refunded: true }]);
    expect(await client.invoicePayment(both)).toMatchObject({ state: 'paid', refunded: paid });
    const mails = await shop.api.database
      .sql`select kind, payload from outbox where kind like '%refund%' order by kind`;
    expect(mails).toMatchObject([
      { kind: 'payment-refunded', payload: { orderNumber: second, reason: 'invoice-paid' } },
      { kind: 'refund-notice', payload: { amountCents: paid } },
    ]);
  });

  test('a location and its parent at once: one payment counts, the other is paid back as a whole', async () => {
    const number = await place();
    const parent = await clientOf('koepel');
    const own = await clientOf();
    const theirs = await parent.payInvoices([number]);
    const data = (await parent.invoicePayment(theirs))?.checkout?.sessionData;
    const form = await shop.provider.call(`${theirs}/setup`, { sessionData: data });
    const ours = await own.payInvoices([number]);
    expect(await own.invoicePayment(theirs)).toBeNull();
    await Promise.all([payAtBank(own, ours, 'Authorised'), decide(theirs, form.sessionData, 'Authorised')]);
    await shop.settled();
    const [refund, ...others] = await refunds();
    expect([refund?.refundCents, refund?.amountCents, refund?.refunded, others]).toEqual([
      null,
      await paidOf(number),
      true,
      [],
    ]);
    expect(await statuses(own)).toEqual({ [number]: 'paid' });
  });

  test('the seller booked a part in the meantime: the payment counts for the rest, and the surplus is refunded', async () => {
    const number = await place();
    const client = await clientOf();
    const total = (await list(client)).totals.open.open;
    const session = await client.payInvoices([number]);
    const data = (await client.invoicePayment(session))?.checkout?.sessionData;
    const form = await shop.provider.call(`${session}/setup`, { sessionData: data });
    const { sql } = shop.api.database;
    await sql`
      insert into invoice_payments (order_id, amount_cents, paid_on) select order_id, 1000, '2026-11-20' from invoice_payments`;
    expect(await client.payInvoices([number])).not.toBe(session);
    expect((await list(client)).totals.open.open).toBe(total - 1000);
    await decide(session, form.sessionData, 'Authorised');
    await shop.settled();
    expect([await paidOf(number), await refunds()]).toMatchObject([total, [{ refundCents: 1000 }]]);
  });

  test('a credit note cancelled the invoice in the meantime: the payment is refunded', async () => {
    const number = await place();
    const client = await clientOf();
    const session = await client.payInvoices([number]);
    const data = (await client.invoicePayment(session))?.checkout?.sessionData;
    const form = await shop.provider.call(`${session}/setup`, { sessionData: data });
    await shop.api.database.sql`update orders set status = 'cancelled', cancelled_at = now()`;
    await decide(session, form.sessionData, 'Authorised');
    await shop.settled();
    expect(await refunds()).toMatchObject([{ refundCents: null, refunded: true }]);
    expect(await client.invoicePayment(session)).toMatchObject({ state: 'refused' });
  });

  test('while the provider does not answer nothing is paid, and the next try opens a payment', async () => {
    const number = await place();
    const client = await clientOf();
    await shop.provider.fault('sessions', 'fail');
    expect(await refusal(client.payInvoices([number]))).toMatchObject({
      status: 503,
      message: expect.stringContaining('Er is niets afgeschreven'),
    });
    expect(await statuses(client)).toEqual({ [number]: 'open' });
    expect(await client.payInvoices([number])).toMatch(/^CS/);
    const session = await client.payInvoices([number]);
    expect((await client.reportInvoicePayment(session, null)).state).toBe('expired');
  });

  test('another company’s invoice, an unknown one, a credit note and too many are refused', async () => {
    const number = await place('hommel');
    const client = await clientOf();
    expect(await refusal(client.payInvoices([number]))).toEqual({
      status: 409,
      message: `Factuur ${number} kun je niet betalen.`,
    });
    expect(await refusal(client.payInvoices(['F999999999']))).toMatchObject({ status: 409 });
    expect(await refusal(client.payInvoices(['C000000001']))).toMatchObject({ status: 409 });
    const many = Array.from({ length: 101 }, (_, index) => `F${String(index + 1).padStart(9, '0')}`);
    const tooMany = { status: 422, message: 'Kies hoogstens 100 facturen tegelijk.' };
    expect(await refusal(client.payInvoices(many))).toEqual(tooMany);
    expect(await refusal(client.invoiceFilesToken(many))).toEqual(tooMany);
    shop.api.setTime(wednesday);
    const tomorrow = await place();
    const early = await clientOf('vlinder', '2026-11-18T12:00:00Z');
    expect(await refusal(early.payInvoices([tomorrow]))).toEqual({
      status: 409,
      message: `Factuur ${tomorrow} kun je betalen vanaf 19 november 2026.`,
    });
  });
});

describe('documents', () => {
  const download = async (token: string, form: Record<string, string> = {}) =>
    shop.api.send('POST', '/invoices/files', { form: { Authorization: `Bearer ${token}`, ...form } });

  test('a token for an invoice of the order opens no files, and the other way round', async () => {
    const number = await place();
    const [order] = await shop.api.database.sql<{ id: number }[]>`select id from orders`;
    const client = await clientOf();
    const ofOrder = (await client.invoiceToken(order?.id ?? 0)) ?? '';
    expect((await download(ofOrder, { format: 'ubl' })).status).toBe(401);
    const Authorization = `Bearer ${await client.invoiceFilesToken([number])}`;
    const answer = await shop.api.send('POST', `/order/invoice/${order?.id}`, { form: { Authorization } });
    expect(answer.status).toBe(401);
  });

  test('a credited invoice stays as it was issued, beside its credit note', async () => {
    const order = await shop.order();
    await shop.payAtBank(order, 'Authorised');
    await shop.settled();
    await shop.api.data('POST', `/order/cancel/${order.order_id}`, { token: shop.token });
    const client = createTestClient(shop.api, shop.token);
    const [invoice] = (await list(client)).invoices;
    for (const number of [invoice?.number ?? '', invoice?.creditNote ?? '']) {
      const token = await client.invoiceFilesToken([number]);
      expect(await (await download(token, { format: 'ubl' })).text()).toContain(`<cbc:ID>${number}</cbc:ID>`);
    }
  });
});

test('the address for invoices is set per location; an empty one returns to the default', async () => {
  const parent = await clientOf('koepel');
  const addresses = async () => {
    const { locations } = await list(parent);
    return locations.find(({ name }) => name.includes('Vlinder'));
  };
  const before = await addresses();
  const number = before?.customerNumber ?? '';
  expect(before).toMatchObject({ email: null, defaultEmail: expect.stringContaining('@') });
  await parent.setInvoiceEmail(number, ' facturen@vlinder.test ');
  expect((await addresses())?.email).toBe('facturen@vlinder.test');
  expect(await refusal(parent.setInvoiceEmail(number, 'facturen'))).toMatchObject({ status: 400 });
  expect(await refusal((await clientOf('mier')).setInvoiceEmail(number, 'ik@mier.test'))).toMatchObject({
    status: 404,
  });
  await parent.setInvoiceEmail(number, '');
  expect(await addresses()).toEqual(before);
});

test('amounts that an integer column cannot hold together are added up, and not paid at once', async () => {
  const numbers = [await place(), await place(), await place()];
  const { sql } = shop.api.database;
  await sql`
    update orders set subtotal_cents = 900000000, coupon_discount_cents = 0, shipping_cents = 0,
        total_exclusive_cents = 900000000, total_inclusive_cents = 900000000
      where status = 'placed'`;
  await sql`insert into approval_rules (company_id, max_month_cents) select company_id, 100 from orders limit 1`;
  const client = await clientOf();
  expect((await list(client)).totals.open).toEqual({ count: 3, open: 2_700_000_000 });
  expect(await client.approvalBudgets()).toMatchObject([{ spent: 2_700_000_000 }]);
  expect(await refusal(client.payInvoices(numbers))).toEqual({
    status: 409,
    message: 'Je kunt hoogstens €\u00a010.000.000,00 tegelijk betalen. Kies minder facturen.',
  });
  await sql`delete from approval_rules`;
});

test('the seller lists open invoices and books what came in by bank, never more than is open', async () => {
  const [first, second] = [await place(), await place('hommel', 30)];
  const invoices = (...args: string[]) => runAdmin(shop.api.database.url, ['invoices', ...args]);
  const [total] = await shop.api.database.sql<{ cents: number }[]>`
    select total_inclusive_cents as cents from orders order by id limit 1`;
  // The command has the time of this machine, on which the invoices are dated in the past.
  await shop.api.database.sql`update orders set invoiced_on = '2026-11-01'`;
  const open = await invoices('list', '--open');
  expect(open.output).toHaveLength(2);
  expect(open.output[0]).toMatch(new RegExp(`^${first}  customer \\d+  due 2026-11-15  €.\\S+ open`));
  expect((await invoices('paid', first, '--day', '2026-11-02', '--amount', '10,00')).code).toBe(0);
  expect(await paidOf(first)).toBe(1000);
  expect((await invoices('paid', first, '--amount', '99999.00')).errors[0]).toContain('book at most that');
  expect((await invoices('paid', first, '--amount', '0')).errors[0]).toBe(
    '"0" is not an amount above 0, such as 120.50.',
  );
  expect((await invoices('paid', first)).output[0]).toMatch(/€.0,00 is open\.$/);
  expect(await paidOf(first)).toBe(total?.cents);
  expect((await invoices('paid', first)).errors).toEqual([`${first} is paid already.`]);
  expect((await invoices('paid', 'F42')).code).toBe(1);
  expect((await invoices('paid', second, '--day', '2999-01-01')).code).toBe(1);
  expect(
    (await invoices('paid-until', '2026-11-30')).code + (await invoices('paid-until', '2026-11-01')).code,
  ).toBeLessThan(2);
  expect((await invoices('list', '--open')).output).toEqual(['No invoice up to today is open.']);
  expect((await invoices('list')).output[1]).toMatch(/ paid$/);
  expect((await invoices('again')).code).toBe(1);
});
