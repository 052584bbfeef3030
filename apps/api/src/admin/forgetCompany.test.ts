import { buildRegistration } from '@magazijn/domain/testing';
import { expect, test } from 'vitest';
import { forgetCompany } from '../database/forgetCompany.ts';
import { findInvoice } from '../invoices/findInvoice.ts';
import { createTestClient } from '../testing/createTestClient.ts';
import { giveUpJobs } from '../testing/giveUpJobs.ts';
import { listTables } from '../testing/listTables.ts';
import { openTestShop } from '../testing/openTestShop.ts';
import { runAdmin } from '../testing/runAdmin.ts';

const shop = openTestShop();
const forget = (number: string) => runAdmin(shop.api.database.url, ['forget-company', number]);

async function tablesWith(text: string): Promise<string[]> {
  const { sql } = shop.api.database;
  const found: string[] = [];
  for (const table of await listTables(sql)) {
    if (table.startsWith('untouched')) continue;
    const rows = await sql`select from ${sql(table)} as row where row::text ilike ${`%${text}%`} limit 1`;
    if (rows.length > 0) found.push(table);
  }
  return found;
}

const invoiceOf = (orderId: number, companyId: number) =>
  findInvoice({ sql: shop.api.database.sql, settings: { seller: null } }, companyId, orderId);

test('only the invoices of a forgotten company are left, unchanged', async () => {
  const { api, token } = shop;
  const { sql } = api.database;
  const draft = await shop.draft([[shop.paint.id, 20]], { form: { orderReference: 'Groep 3' } });
  await shop.place(draft.order_id);
  await shop.draft([[shop.paint.id, 21]]);
  await api.data('GET', `/product/product-favourite/${shop.paint.id}`, { token });
  const companyId = 2;
  await sql`insert into own_favourites (company_id, user_id, product_id)
    select company_id, id, ${shop.paint.id} from users where company_id = ${companyId}`;
  const [{ number, phone } = {}] = await sql<{ number: string; phone: string }[]>`
    select customer_number as number, phone_number as phone from companies
      join addresses on company_id = id and kind = 'main' where id = ${companyId}`;
  const seller = { name: 'Verkoper', country: 'NL' };
  await sql`update orders set seller = ${sql.json(seller)} where id = ${draft.order_id}`;

  // Commands use the real clock.
  await sql`update orders set delivery_date = '2999-01-04'`;
  expect((await forget(number ?? '')).errors).toEqual([
    `"${number}": One of its orders is not delivered yet. Wait until it is.`,
  ]);
  await sql`update orders set delivery_date = '2026-01-05'`;
  const before = await invoiceOf(draft.order_id, companyId);
  expect(await tablesWith('vlinder@demo')).toEqual(['addresses', 'orders', 'users']);
  await giveUpJobs(api.database, 'mail', '450 vlinder@demo.magazijn.test: mailbox full');
  const jobs = () => sql`select name from jobs.job where job::text ilike '%vlinder@demo%' order by name`;
  expect(await jobs()).toEqual([{ name: 'dead-letters' }, { name: 'mail' }]);
  expect(await forget(number ?? '')).toEqual({
    code: 0,
    errors: [],
    progress: [''],
    output: [
      `${number} ${before.buyer.name}: forgotten. 1 order stays for the books. Backups from before today still hold it.`,
    ],
  });
  expect(await tablesWith('vlinder@demo')).toEqual(['orders']);
  expect(await jobs()).toEqual([]);
  expect(await tablesWith(phone ?? '?')).toEqual([]);
  const kept = await invoiceOf(draft.order_id, companyId);
  const { phoneNumber: _was, ...address } = before.buyer.address;
  expect(kept).toMatchObject({ ...before, buyer: { ...before.buyer, address }, deliveryAddress: {} });
  // An invoice that was not mailed before is not mailed later.
  expect(await sql`select invoice_to_mail from orders`).toEqual([{ invoiceToMail: false }]);
  for (const table of ['addresses', 'favourites', 'own_favourites', 'opening_hours']) {
    expect(await sql`select from ${sql(table)} where company_id = ${companyId}`, table).toHaveLength(0);
  }
  expect((await api.send('GET', '/account/profile', { token })).status).toBe(401);
  const form = { username: 'vlinder@demo.magazijn.test', password: 'Magazijn-2026!' };
  expect((await api.send('POST', '/login', { form })).status).toBe(401);
});

test('a company without orders leaves no data', async () => {
  const { api } = shop;
  const { sql } = api.database;
  await createTestClient(api).register(buildRegistration({ email: 'weg@krekel.test' }));
  const [{ number } = {}] = await sql<{ number: string }[]>`
    select customer_number as number from companies join users on company_id = companies.id where email = 'weg@krekel.test'`;
  expect((await forget(number ?? '')).output[0]).toContain('forgotten. 0 orders stay');
  expect(await tablesWith('weg@krekel.test')).toEqual([]);
  expect(await sql`select from companies where customer_number = ${number ?? ''}`).toHaveLength(0);
  expect((await forget(number ?? '')).code).toBe(1);
});

test('a company that cannot be forgotten yet is refused in one line, and nothing is changed', async () => {
  const { sql } = shop.api.database;
  expect(await forget('99999')).toMatchObject({
    code: 1,
    errors: ['"99999": No company has this customer number.'],
  });
  const [{ number } = {}] = await sql<{ number: string }[]>`
    select customer_number as number from companies where exists (
      select from companies as member where member.parent_id = companies.id)`;
  expect((await forget(number ?? '')).errors).toEqual([
    `"${number}": Other companies belong to it. Forget those first.`,
  ]);
  expect((await forget('')).code).toBe(1);
  expect((await runAdmin(shop.api.database.url, ['forget-company'])).errors).toEqual([
    'The customer number is missing.',
  ]);
  const outcome = await sql.begin((tx) => forgetCompany(tx, '99999', '', new Date()));
  expect(outcome).toEqual({ error: 'unknown' });
});

test('cancelled orders stay with their numbers; delivery addresses and notes for the driver do not', async () => {
  const { sql } = shop.api.database;
  const token = await shop.api.logIn('bij');
  const address = { label: 'Oost', street: 'Eikenweg', number: '7', postal_code: '3581 KL', city: 'Utrecht' };
  const { id } = await shop.api.data<{ id: number }>('POST', '/account/addresses', {
    token,
    form: { ...address, country: 'NL', phone_number: '030 765 43 21' },
  });
  const { order_id: order } = await shop.draft([[shop.paint.id, 20]], { token });
  const form = { address: String(id), note: 'Bel bij Sanne aan' };
  await shop.api.data('POST', `/order/delivery/${order}`, { token, form });
  await shop.place(order, token);
  await shop.api.data('POST', `/order/cancel/${order}`, { token, form: {} });
  expect((await forget('10020')).output[0]).toContain('1 order stays');
  expect([...(await sql`select status, invoice_number is not null as numbered from orders`)]).toEqual([
    { status: 'cancelled', numbered: true },
  ]);
  expect(await tablesWith('030 765 43 21')).toEqual([]);
  expect(await tablesWith('Sanne')).toEqual([]);
  expect([...(await sql`select from delivery_addresses`)]).toEqual([]);
});
