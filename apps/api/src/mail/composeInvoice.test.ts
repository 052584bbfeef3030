import { cents, formatEuros } from '@magazijn/domain/money';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { addDueInvoices } from '../database/outbox.ts';
import { readApiSettings } from '../settings/readApiSettings.ts';
import { mailWork } from '../startBackgroundWork.ts';
import { openTestJobs } from '../testing/openTestJobs.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { runAdmin } from '../testing/runAdmin.ts';
import { startTestMailServer } from '../testing/startTestMailServer.ts';
import { composeMail } from './composeMail.ts';
import { createMailer } from './createMailer.ts';

const shop = openTestShop();

const noted = async ({ api }: TestShop) =>
  (
    await api.database.sql<{ uniqueKey: string }[]>`
      select unique_key from outbox where kind = 'invoice' order by id`
  ).map(({ uniqueKey }) => uniqueKey);

async function placedOrder(from: TestShop = shop): Promise<number> {
  const { order_id: id } = await from.draft([[from.paint.id, 12]], { form: { orderReference: 'Groep 3' } });
  expect((await from.place(id)).status).toBe(200);
  return id;
}

/** The invoice mails of the outbox that a worker sends by SMTP. */
async function sentInvoices(refuse?: Parameters<typeof startTestMailServer>[0]) {
  const server = await startTestMailServer(refuse);
  onTestFinished(server.close);
  const { database } = shop.api;
  await database.sql`delete from outbox where kind <> 'invoice'`;
  await database.sql`update jobs.queue set retry_backoff = false, retry_delay = 0 where name = 'mail'`;
  const settings = readApiSettings({ SMTP_URL: server.url, PUBLIC_URL: 'https://shop.test' });
  const mailer = createMailer(settings);
  onTestFinished(() => mailer.close());
  const worker = await openTestJobs(database, [
    mailWork({ database, settings, clock: () => new Date(), mailer }),
  ]);
  onTestFinished(worker.close);
  await worker.settle();
  return server.mails;
}

const bytesOf = (content: unknown): Buffer =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer);

const download = async (id: number, format: string) => {
  const form = { Authorization: `Bearer ${shop.token}`, format };
  return Buffer.from(await (await shop.api.send('POST', `/order/invoice/${id}`, { form })).arrayBuffer());
};

describe('an order on account', () => {
  test('its invoice is mailed once, on the evening of its delivery day', async () => {
    const { sql } = shop.api.database;
    const id = await placedOrder();
    expect(await noted(shop)).toEqual([]);
    // The delivery day is 19 November; Amsterdam is an hour ahead of UTC.
    await addDueInvoices(sql, new Date('2026-11-19T16:59:59Z'));
    expect(await noted(shop)).toEqual([]);
    await addDueInvoices(sql, new Date('2026-11-19T17:00:00Z'));
    await addDueInvoices(sql, new Date('2026-11-19T17:10:00Z'));
    expect(await noted(shop)).toEqual([`invoice:${id}`]);
  });

  test('its mail has the same PDF and UBL as the shop, dated the delivery day', async () => {
    const { sql } = shop.api.database;
    await sql`
      update addresses set contact_first_name = 'Daniëlle', contact_last_name = 'Boek',
          email_address = 'boekhouding@vlinder.test'
        where company_id = 2 and kind = 'invoice'`;
    const id = await placedOrder();
    await addDueInvoices(sql, new Date('2026-11-19T17:00:00Z'));
    const [mail, ...others] = await sentInvoices();
    expect(others).toEqual([]);
    const number = /F\d{9}/.exec(mail?.subject ?? '')?.[0] ?? '';
    expect(mail).toMatchObject({
      subject: `Factuur ${number} van bestelling KKN${String(id).padStart(9, '0')}`,
      to: [{ name: 'Daniëlle Boek', address: 'boekhouding@vlinder.test' }],
      attachments: [
        { filename: `Factuur ${number}.pdf`, mimeType: 'application/pdf', disposition: 'attachment' },
        { filename: `${number}.xml`, mimeType: 'application/xml', disposition: 'attachment' },
      ],
    });
    const text = mail?.text ?? '';
    expect(text).toContain('Factuurdatum: 19 november 2026');
    expect(text).toContain('Vervaldatum: 3 december 2026');
    expect(text).toContain('Je referentie: Groep 3');
    expect(text).toContain('Betaal uiterlijk op 3 december 2026');
    // No user logs in with this address.
    expect(text).not.toContain('https://shop.test/order/');
    const [pdf, ubl] = (mail?.attachments ?? []).map(({ content }) => bytesOf(content));
    expect(pdf?.equals(await download(id, 'pdf'))).toBe(true);
    expect(ubl?.equals(await download(id, 'ubl'))).toBe(true);
    expect(ubl?.toString()).toContain(
      '<cbc:IssueDate>2026-11-19</cbc:IssueDate>\n  <cbc:DueDate>2026-12-03</cbc:DueDate>',
    );
    const { promise } = getDocument({ data: new Uint8Array(pdf ?? []) });
    expect((await promise).numPages).toBe(1);
  });

  test('its invoice goes to the company when the invoice address has no e-mail address', async () => {
    await shop.api.database.sql`update addresses set email_address = null where company_id = 2`;
    await placedOrder();
    await addDueInvoices(shop.api.database.sql, new Date('2026-11-19T17:00:00Z'));
    const [mail] = await sentInvoices();
    expect(mail?.to).toEqual([{ name: 'Afdeling administratie', address: 'vlinder@demo.magazijn.test' }]);
    expect(mail?.text).toContain('https://shop.test/order/');
  });

  test('its invoice goes to the address that the company set for its invoices, also when it did so afterwards', async () => {
    const { sql } = shop.api.database;
    await placedOrder();
    await addDueInvoices(sql, new Date('2026-11-19T17:00:00Z'));
    await sql`update companies set invoice_email = 'facturen@vlinder.test' where id = 2`;
    onTestFinished(async () => void (await sql`update companies set invoice_email = null`));
    const [mail] = await sentInvoices();
    expect(mail?.to).toEqual([{ name: 'Kinderopvang De Vlinder', address: 'facturen@vlinder.test' }]);
  });

  test('its invoice is sent once, later, when the mail server is busy', async () => {
    await placedOrder();
    await addDueInvoices(shop.api.database.sql, new Date('2026-11-19T17:00:00Z'));
    let tries = 0;
    const mails = await sentInvoices(() => {
      tries += 1;
      return tries < 3 ? Object.assign(new Error('Try again later'), { responseCode: 451 }) : null;
    });
    expect([tries, mails.length]).toEqual([3, 1]);
  });
});

describe('with INVOICE_MAIL=placed', () => {
  const eager = openTestShop({ INVOICE_MAIL: 'placed' });

  test('the invoice is queued once with the order, and dated the delivery day', async () => {
    const id = await placedOrder(eager);
    await addDueInvoices(eager.api.database.sql, new Date('2026-11-19T17:00:00Z'));
    expect(await noted(eager)).toEqual([`invoice:${id}`]);
    const [order] = await eager.api.database
      .sql`select invoiced_on, delivery_date from orders where id = ${id}`;
    expect(order?.invoicedOn).toBe(order?.deliveryDate);
  });

  const send = (path: string, form: Readonly<Record<string, string>> = {}) =>
    eager.api.send('POST', path, { token: eager.token, form });
  const ublOf = async (id: number, document = 'invoice') =>
    (await send(`/order/invoice/${id}`, { format: 'ubl', document })).text();
  const fact = (ubl: string, name: string) => new RegExp(`<cbc:${name}[^>]*>([^<]*)<`).exec(ubl)?.[1];
  const centsOf = (ubl: string, ...names: string[]) =>
    names.map((name) => Math.round(Number(fact(ubl, name)) * 100));

  test('a changed order cancels its issued invoice, and has a new one under the next number', async () => {
    const id = await placedOrder(eager);
    const before = await ublOf(id);
    const form = { [`products[${eager.paint.id}]`]: '20', version: '1' };
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
      (await eager.detail(id)).shopping_cart.total_inclusive,
    );
    expect((await eager.mails()).map(({ uniqueKey }) => uniqueKey)).toEqual([
      `order-confirmation:${id}`,
      `invoice:${id}`,
      'credit-note:1',
      `order-changed:${id}:2`,
      `invoice:${id}:2`,
    ]);
  });

  test('the mail of an invoice that was cancelled before it left has that invoice, and says so', async () => {
    const { sql } = eager.api.database;
    const id = await placedOrder(eager);
    const before = fact(await ublOf(id), 'ID');
    const form = { [`products[${eager.paint.id}]`]: '20', version: '1' };
    expect((await send(`/order/change/${id}`, form)).status).toBe(200);
    const settings = readApiSettings({ PUBLIC_URL: 'https://shop.test' });
    const mailed = (await eager.mails()).filter(({ uniqueKey }) => uniqueKey.startsWith('invoice:'));
    const [first, second] = await Promise.all(
      mailed.map(({ payload }) =>
        composeMail({ sql, settings, clock: () => new Date() }, 'invoice', payload),
      ),
    );
    const credit = fact(await ublOf(id, 'credit-note'), 'ID');
    expect(first?.subject).toMatch(`Factuur ${before} van bestelling`);
    expect(first?.attachments?.[1]?.content.toString()).toContain(`<cbc:ID>${before}</cbc:ID>`);
    expect(JSON.stringify(first)).toContain(
      `Creditfactuur ${credit} draait deze factuur helemaal terug. Je hoeft factuur ${before} niet te betalen.`,
    );
    expect(JSON.stringify(first)).not.toMatch(/Betaal uiterlijk|Vervaldatum/);
    expect(second?.subject).toMatch(`Factuur ${fact(await ublOf(id), 'ID')} van bestelling`);
    expect(JSON.stringify(second)).toContain('Betaal uiterlijk');
  });

  test('a paid order that becomes cheaper: the difference is paid back, and the new invoice is paid', async () => {
    const { sql, url } = eager.api.database;
    const { order_id: id } = await eager.draft([[eager.paint.id, 20]]);
    await eager.place(id);
    const total = async () => Math.round((await eager.detail(id)).shopping_cart.total_inclusive * 100);
    const before = await total();
    expect((await runAdmin(url, ['invoices', 'paid', fact(await ublOf(id), 'ID') ?? ''])).code).toBe(0);
    const form = { [`products[${eager.paint.id}]`]: '12', version: '1' };
    expect((await send(`/order/change/${id}`, form)).status).toBe(200);
    const refundCents = before - (await total());
    expect(refundCents).toBeGreaterThan(0);
    const queued = await eager.mails();
    expect(queued.find(({ uniqueKey }) => uniqueKey === `refund-notice:changed:${id}:2`)).toMatchObject({
      payload: { amountCents: refundCents, byHand: true, reason: 'order-changed' },
    });
    const refund = `We betalen ${formatEuros(cents(refundCents))} terug`;
    const note = await ublOf(id, 'credit-note');
    const kept = before - refundCents;
    expect(note).toContain(refund);
    expect(note).toContain(`De andere ${formatEuros(cents(kept))} telt mee voor je nieuwe factuur.`);
    expect(centsOf(note, 'PrepaidAmount', 'PayableAmount')).toEqual([kept, refundCents]);
    // The documents say the same as the mail: a program for bookkeeping must not pay it again.
    const paid = await ublOf(id);
    expect(centsOf(paid, 'PrepaidAmount', 'PayableAmount')).toEqual([kept, 0]);
    expect(paid).toContain('Deze factuur is al betaald.');
    expect(paid).not.toContain('DueDate');
    const settings = readApiSettings({ PUBLIC_URL: 'https://shop.test' });
    const textOf = async (kind: 'order-changed' | 'invoice', key: string) => {
      const payload = (await eager.mails()).find(({ uniqueKey }) => uniqueKey === key)?.payload;
      return JSON.stringify(await composeMail({ sql, settings, clock: () => new Date() }, kind, payload));
    };
    expect(await textOf('order-changed', `order-changed:${id}:2`)).toContain(refund);
    expect(await textOf('invoice', `invoice:${id}:2`)).toContain('Deze factuur is al betaald.');
    const again = { [`products[${eager.paint.id}]`]: '13', version: '2' };
    expect((await send(`/order/change/${id}`, again)).status).toBe(200);
    const added = (await total()) - kept;
    expect(centsOf(await ublOf(id), 'PrepaidAmount', 'PayableAmount')).toEqual([kept, added]);
    expect(await ublOf(id, 'credit-note')).toContain(
      `De ${formatEuros(cents(kept))} die al is betaald, telt mee voor je nieuwe factuur.`,
    );
    expect(await textOf('invoice', `invoice:${id}:3`)).toMatch(
      /Er is al €.\S+ betaald: open staat €.\S+ Betaal /,
    );
  });

  test('another day or note leaves an issued invoice as it is', async () => {
    const id = await placedOrder(eager);
    const before = await ublOf(id);
    const day = String(Date.parse('2026-11-23T11:00:00Z') / 1000);
    expect((await send(`/order/change/${id}`, { date: day, note: 'Achterom', version: '1' })).status).toBe(
      200,
    );
    const after = await ublOf(id);
    for (const name of ['ID', 'IssueDate', 'DueDate', 'TaxInclusiveAmount']) {
      expect(fact(after, name)).toBe(fact(before, name));
    }
  });

  test('a cancelled order has a credit note, by mail too', async () => {
    const { sql } = eager.api.database;
    const id = await placedOrder(eager);
    // Sent mails are removed after a month, and an order can be moved further.
    await sql`delete from outbox`;
    expect((await send(`/order/cancel/${id}`)).status).toBe(200);
    expect(fact(await ublOf(id), 'InvoiceTypeCode')).toBe('380');
    const [row] = await sql<{ payload: unknown }[]>`select payload from outbox where kind = 'credit-note'`;
    const settings = readApiSettings({ PUBLIC_URL: 'https://shop.test' });
    const mail = await composeMail({ sql, settings, clock: () => new Date() }, 'credit-note', row?.payload);
    expect(mail?.subject).toMatch(/^Creditfactuur C0+\d+ van bestelling KKN/);
    expect(mail?.attachments?.map(({ filename }) => filename)).toEqual([
      expect.stringMatching(/^Creditfactuur C\d{9}\.pdf$/),
      expect.stringMatching(/^C\d{9}\.xml$/),
    ]);
  });

  test('a change that is refused issues no credit note', async () => {
    const id = await placedOrder(eager);
    expect(
      (await send(`/order/change/${id}`, { [`products[${eager.paint.id}]`]: '1', version: '1' })).status,
    ).toBe(422);
    expect((await send(`/order/invoice/${id}`, { document: 'credit-note' })).status).toBe(409);
  });
});

describe('with INVOICE_MAIL=off', () => {
  const silent = openTestShop({ INVOICE_MAIL: 'off' });

  test('no invoice is mailed', async () => {
    await placedOrder(silent);
    await addDueInvoices(silent.api.database.sql, new Date('2026-11-20T17:00:00Z'));
    expect(await noted(silent)).toEqual([]);
  });
});
