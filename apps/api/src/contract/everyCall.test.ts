// Over 300 lines: one input for each call, checked in one loop.
import { buildRegistration } from '@magazijn/domain/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPasswordReset } from '../accounts/passwords.ts';
import { allRoutes } from '../allRoutes.ts';
import type { WireDraft } from '../orders/toWireOrder.ts';
import { createInvitationLink } from '../people/invitations.ts';
import { demoCxmlPunchOut } from '../punch-out/cxml/testing/demoCxml.ts';
import { createRunLink } from '../standing-orders/runLinks.ts';
import { addPayment } from '../testing/addPayment.ts';
import { cartForm } from '../testing/cartForm.ts';
import { answeredRoutes } from '../testing/checkAnswer.ts';
import { createTestClient } from '../testing/createTestClient.ts';
import { findFullScans } from '../testing/findFullScans.ts';
import { demoPassword, openTestApi, type TestApi, wednesday } from '../testing/openTestApi.ts';
import { paymentKeys } from '../testing/paymentKeys.ts';
import { readPaths } from '../testing/readPaths.ts';
import { statementBudget } from '../testing/statementBudget.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await openTestApi({ environment: paymentKeys });
  token = await api.logIn('vlinder');
});
afterAll(() => api.close());

async function placedOrder(): Promise<number> {
  const { order } = await api.data<{ order: WireDraft }>('POST', '/order/create', {
    token,
    form: cartForm([[101404, 12]], { orderReference: 'Groep 3', discount: 'DEMO10' }),
    headers: { 'Idempotency-Key': 'every-call' },
  });
  await api.data('POST', `/order/delivery/${order.order_id}`, {
    token,
    form: { date: String(order.delivery_dates[1]) },
  });
  await api.data('GET', `/payment/account/${order.order_id}`, { token });
  return order.order_id;
}

async function callSavedCart(): Promise<void> {
  const form = { cart: '0', version: '0', lines: '101404 2 0', ordered: '' };
  await api.data('POST', '/shop/cart/saved', { token, form });
  await api.data('POST', '/shop/cart/saved', { token, form: { ...form, lines: '101404 3 0\n101419 1 0' } });
  await api.data('GET', '/shop/cart/saved', { token });
}

async function callLists(): Promise<void> {
  const { id } = await api.data<{ id: number }>('POST', '/lists', {
    token,
    form: { name: 'Egels', shared: '1', lines: '101404 4 order\n101419 2 stock' },
  });
  await api.data('GET', `/lists/${id}`, { token });
  const change = { name: 'Egels', shared: '0', lines: '101419 2 stock' };
  await api.data('POST', `/lists/${id}`, { token, form: { ...change, version: '1' } });
  // A request with an outdated version takes one more statement.
  await api.send('POST', `/lists/${id}`, { token, form: { ...change, version: '1' } });
  await api.data('POST', `/lists/${id}/products`, { token, form: { lines: '101404 1 order' } });
  await api.data('DELETE', `/lists/${id}/products/101404`, { token });
  await api.data('POST', `/lists/${id}/counts`, { token, form: { counts: '101419 1 0 1' } });
  await api.data('GET', `/lists/${id}/counts`, { token });
  await api.data('POST', `/lists/${id}/round`, { token, form: { round: '1' } });
  // A round that has ended takes a statement more.
  await api.send('POST', `/lists/${id}/round`, { token, form: { round: '1' } });
  await api.data('DELETE', `/lists/${id}`, { token });
}

async function callStandingOrders(order: number): Promise<void> {
  const { sql } = api.database;
  const { id: list } = await api.data<{ id: number }>('POST', '/lists', {
    token,
    form: { name: 'Vossen', shared: '1', lines: '101404 4 order\n101419 2 order' },
  });
  const form = { unit: 'week', every: '1', day: '2', starts_on: '2026-11-18', max_price_rise: '5' };
  const { id } = await api.data<{ id: number }>('POST', '/standing-orders', {
    token,
    form: { ...form, name: 'Vossen', list: String(list) },
  });
  await api.data('POST', '/standing-orders', {
    token,
    form: { ...form, name: 'Als toen', order: String(order) },
  });
  await api.data('POST', `/standing-orders/${id}`, {
    token,
    form: { ...form, name: 'Vos', list: String(list) },
  });
  await api.data('POST', `/standing-orders/${id}/state`, { token, form: { state: 'paused' } });
  await api.data('POST', `/standing-orders/${id}/state`, { token, form: { state: 'active' } });
  const addRun = async (plannedOn: string) => {
    const [run] = await sql<{ id: number }[]>`
      insert into standing_order_runs (standing_order_id, planned_on, delivery_on, place_at, status)
        values (${id}, ${plannedOn}, ${plannedOn}, '2026-11-23T07:00:00Z', 'announced') returning id`;
    return run?.id ?? 0;
  };
  const first = await addRun('2026-11-24');
  await api.data('GET', `/standing-orders/${id}`, { token });
  await api.data('POST', `/standing-orders/${id}/decision`, {
    token,
    form: { run: String(first), decision: 'order' },
  });
  const linked = await createRunLink(sql, await addRun('2026-11-25'), 2, new Date(wednesday));
  await api.data('GET', `/standing-orders/link?token=${linked}`);
  await api.data('POST', '/standing-orders/link', { form: { token: linked, decision: 'order' } });
}

async function callOrderChanges(): Promise<void> {
  const { sql } = api.database;
  const form = { street: 'Eikenweg', number: '7', postal_code: '3581 KL', city: 'Utrecht', country: 'NL' };
  const { id: address } = await api.data<{ id: number }>('POST', '/account/addresses', {
    token,
    form: { ...form, label: 'Locatie Oost' },
  });
  const place = async (quantity: number) => {
    const request = { token, form: cartForm([[101404, quantity]], { discount: 'DEMO10' }) };
    const { order } = await api.data<{ order: WireDraft }>('POST', '/order/create', request);
    await api.data('POST', `/order/delivery/${order.order_id}`, {
      token,
      form: { date: String(order.delivery_dates[1]), address: String(address), note: 'Achterom' },
    });
    await api.data('GET', `/payment/account/${order.order_id}`, { token });
    return order.order_id;
  };
  const changed = await place(13);
  const cancelled = await place(14);
  // As if their invoices had been mailed with them, and one product had been sold out.
  await sql`
    insert into outbox (kind, unique_key, payload)
      select 'invoice', 'invoice:' || id, '{}' from unnest(${[changed, cancelled]}::int[]) as id`;
  await sql`update products set stock = 0 where id = 101404`;
  const change = {
    'products[101404]': '12',
    'products[101504]': '2',
    address: String(address),
    note: 'Voor',
  };
  await api.data('POST', `/order/change/${changed}?preview=1`, { token, form: change });
  await api.data('POST', `/order/change/${changed}`, { token, form: { ...change, version: '1' } });
  await sql`update products set stock = 0 where id = 101404`;
  await api.data('POST', `/order/cancel/${cancelled}`, { token, form: {} });
  await sql`update products set stock = 100000 where id = 101404`;
  await api.data('DELETE', `/account/addresses/${address}`, { token });
}

async function callPasswords(): Promise<void> {
  const username = 'mier@demo.magazijn.test';
  const pair = { password: 'Mier-bouwt-2027', passwordRepeat: 'Mier-bouwt-2027' };
  const client = createTestClient(api);
  await client.register(buildRegistration());
  await client.requestPassword(username);
  await createTestClient(api, await api.logIn('mier')).changePassword(demoPassword, pair);
  const [user] = await api.database.sql<{ id: number }[]>`select id from users where email = ${username}`;
  const link = await createPasswordReset(api.database.sql, user?.id ?? 0, new Date(wednesday));
  await client.resetLinkWorks(link);
  await client.resetPassword(link, pair);
}

async function callPeople(): Promise<void> {
  const { sql } = api.database;
  const invite = async (name: string) => {
    const form = { name, email: `${name}@demo.magazijn.test`, role: 'buyer' };
    return (await api.data<{ id: number }>('POST', '/people/invitations', { token, form })).id;
  };
  const id = await invite('egel');
  const link = await createInvitationLink(sql, id);
  await api.data('GET', `/people/invitation?token=${link}`);
  const pair = { password: 'Egel-loopt-2027', passwordRepeat: 'Egel-loopt-2027' };
  await createTestClient(api).acceptInvitation(link, 'Egel', pair);
  await api.data('DELETE', `/people/invitations/${await invite('das')}`, { token });
  const [person] = await sql<{ id: number }[]>`select id from users where email like 'egel@%'`;
  await api.data('POST', `/people/${person?.id}`, { token, form: { name: 'Egel', role: 'requester' } });
  await api.data('DELETE', `/people/${person?.id}`, { token });
}

async function callApprovals(): Promise<void> {
  const { sql } = api.database;
  const [{ id: own }] = await sql<[{ id: number }]>`select id from users where email like 'vlinder@%'`;
  const [{ id: requester }] = await sql<[{ id: number }]>`
    insert into users (company_id, email, password_hash, name, role)
      select company_id, 'lisa@demo.magazijn.test', password_hash, 'Lisa', 'requester' from users where id = ${own}
      returning id`;
  const [{ id: approver }] = await sql<[{ id: number }]>`
    insert into users (company_id, email, password_hash, name)
      select company_id, 'astrid@demo.magazijn.test', password_hash, 'Astrid' from users where id = ${own} returning id`;
  const lisa = await api.logIn('lisa');
  const form = {
    version: '0',
    rise_percent: '5',
    'rules[0][id]': '0',
    'rules[0][person]': String(own),
    'rules[0][category]': 'verzorging',
    'rules[0][max_month]': '5000',
    'rules[1][id]': '0',
    'rules[1][max_order]': '100',
    'stand_ins[0][person]': String(own),
    'stand_ins[0][stand_in]': String(approver),
    'stand_ins[0][from]': '2026-11-18',
    'stand_ins[0][until]': '2026-11-20',
  };
  await api.data('POST', '/approvals/settings', { token, form });
  const standIn = { stand_in: String(approver), from: '2026-11-18', until: '2026-11-20' };
  await api.data('POST', '/approvals/stand-in', { token, form: standIn });
  await api.data('DELETE', '/approvals/stand-in', { token });
  const create = async (bearer: string, quantity: number) => {
    const request = { token: bearer, form: cartForm([[101404, quantity]]) };
    return (await api.data<{ order: WireDraft }>('POST', '/order/create', request)).order.order_id;
  };
  // Within the rules; a change counts them again.
  const placed = await create(token, 17);
  await api.data('GET', `/payment/account/${placed}`, { token });
  const change = { 'products[101404]': '18' };
  await api.data('POST', `/order/change/${placed}?preview=1`, { token, form: change });
  await api.data('POST', `/order/change/${placed}`, { token, form: { ...change, version: '1' } });
  const ask = async (quantity: number) => {
    const order = await create(lisa, quantity);
    await api.data('GET', `/approvals/check/${order}`, { token: lisa });
    const request = { token: lisa, form: { remark: 'Voor de nieuwe groep' } };
    return (await api.data<{ id: number }>('POST', `/approvals/request/${order}`, request)).id;
  };
  const [approved, refused, withdrawn] = [await ask(6), await ask(7), await ask(8)];
  await sql`update products set stock = 5 where id = 101404`;
  await api.data('GET', `/approvals/requests/${approved}`, { token });
  await api.data('POST', `/approvals/requests/${approved}/approve`, { token, form: { version: '1' } });
  await sql`update products set stock = 100000 where id = 101404`;
  await api.data('POST', `/approvals/requests/${approved}/approve`, {
    token,
    form: { version: '1', seen_total: '1000', 'products[101404]': '5' },
  });
  const refusal = { version: '1', reason: 'Er ligt nog genoeg' };
  await api.data('POST', `/approvals/requests/${refused}/refuse`, { token, form: refusal });
  await api.data('POST', `/approvals/requests/${withdrawn}/withdraw`, { token: lisa, form: {} });
  await api.data('GET', '/approvals/history?year=2026', { token });
  await sql`delete from approval_rules`;
  await sql`update users set disabled = true where id in (${requester}, ${approver})`;
}

async function callLocations(): Promise<void> {
  const client = createTestClient(api, await api.logIn('koepel'));
  const found = await client.previewLocations({ 10010: { 101404: 15 }, 10020: { 101404: 15 } });
  for (const { customerNumber, cart, deliveryDates, totalInclusive } of found) {
    await client.fillLocationCart(customerNumber, cart, { 101404: 15 }, 0);
    await client.orderForLocation(customerNumber, {
      key: 'every-call',
      quantities: { 101404: 15 },
      deliveryDate: deliveryDates[1] ?? 0,
      addressId: null,
      totalInclusive,
    });
  }
  await client.locations();
}

async function callInvoices(order: number): Promise<void> {
  const { sql } = api.database;
  const client = createTestClient(api, token);
  const [{ number, amount }] = await sql<[{ number: string; amount: number }]>`
    update orders set invoiced_on = '2026-11-17' where id = ${order}
      returning 'F' || lpad(invoice_number::text, 9, '0') as number, total_inclusive_cents as amount`;
  await sql`
    with payment as (
      insert into payments (company_id, user_id, attempt, reference, idempotency_key, state, amount_cents, session_id,
          session_data, created_at, expires_at)
        select company_id, id, 1, ${`${number}-1`}, 'invoices', 'open', ${amount}, 'CSINVOICES', 'data',
            ${wednesday}::timestamptz, ${wednesday}::timestamptz + interval '1 hour'
          from users where email like 'vlinder@%'
        returning id
    )
    insert into invoice_payments (order_id, payment_id, amount_cents) select ${order}, id, ${amount} from payment`;
  const session = await client.payInvoices([number]);
  await client.invoicePayment(session);
  await client.reportInvoicePayment(session, null);
  await client.setInvoiceEmail('10010', 'facturen@demo.magazijn.test');
  const form = { numbers: number };
  await api.data('POST', '/invoices/files/token', { token, form });
  await api.send('POST', '/invoices/files', { token, form: { ...form, format: 'ubl' } });
}

async function callCostCentres(): Promise<void> {
  const client = createTestClient(api, token);
  const [added] = await client.saveCostCentre(null, { code: 'EGELS', name: '', isEnded: false });
  const id = added?.id ?? 0;
  await client.saveCostCentre(id, { code: 'EGELS', name: 'Groep Egels', isEnded: false });
  await client.costCentres();
  await client.removeCostCentre(id);
}

/** A punch-out request by POST, and the session started with its code. */
async function callPunchOut(order: number): Promise<void> {
  const username = 'vlinder@demo.magazijn.test';
  const form = { username, password: demoPassword, 'call_up[HOOK_URL]': 'https://buyer.example/return' };
  const { code } = await api.data<{ code: string }>('POST', '/punch-out/code', { form });
  const { token: punchedOut } = await api.data<{ token: string }>('POST', '/punch-out/exchange', {
    form: { code },
  });
  const { sql } = api.database;
  await sql`insert into cxml_punch_outs
    select id, ${sql.json(demoCxmlPunchOut)} from sessions order by created_at desc`;
  await api.data('POST', `/punch-out/return/${order}`, { token: punchedOut, form: {} });
  await api.data('POST', '/punch-out/return', { token: punchedOut, form: {} });
}

test('every route of the contract responds as described', async () => {
  const order = await placedOrder();
  await api.data('POST', '/shop/cart', { token, form: cartForm([[101404, 1]]) });
  await api.data('POST', '/quick-order', {
    token,
    form: { lines: '101404\n101504\nluiers\nplakkaatverff rood\ndemo uitverkocht\n10140' },
  });
  await callLists();
  await callSavedCart();
  await callStandingOrders(order);
  await callOrderChanges();
  const session = await addPayment(api.database, order);
  await api.data('GET', `/payment/state/${session}`, { token });
  await api.data('POST', `/payment/result/${session}`, { token, form: { unusable: '1' } });
  await api.data('GET', '/product/product-favourite/101404', { token });
  await api.data('POST', '/product/company-favourite/101404', { token });
  await api.data('GET', '/product/statusmail/101419', { token });
  await api.send('POST', `/order/invoice/${order}`, { token, form: { format: 'ubl' } });
  await api.data('POST', `/order/invoice/${order}/token`, { token });
  await callInvoices(order);
  for (const path of readPaths) await api.data('GET', path.replace('{order}', String(order)), { token });
  await api.data('DELETE', '/product/product-favourite/101404', { token });
  await api.data('DELETE', '/product/company-favourite/101404', { token });
  await api.data('DELETE', '/product/statusmail/101419', { token });
  const parent = await api.logIn('koepel');
  const { companies } = await api.data<{ companies: { fk_user_id: number }[] }>('GET', '/account/kdv', {
    token: parent,
  });
  await api.data('GET', `/account/switch/${companies[0]?.fk_user_id}`, { token: parent });
  const [login] = (await createTestClient(api, await api.logIn('koepel')).listSessions()) ?? [];
  await api.data('DELETE', `/account/sessions/${login?.id}`, { token: parent });
  const other = await api.logIn('koepel');
  await api.data('DELETE', '/account/sessions', { token: other });
  await api.data('POST', '/logout', { token: other });
  await callLocations();
  await callPeople();
  await callApprovals();
  await callCostCentres();
  await callPasswords();
  await callPunchOut(order);
  // checkAnswer has validated each response against its schema.
  const described = allRoutes.map(
    ({ description: { method, paths } }) => `${method.toUpperCase()} ${paths[0]}`,
  );
  expect(described.filter((call) => !answeredRoutes.has(call))).toEqual([]);
});

// The next tests evaluate the requests above.
test('every route keeps its statement budget, and every route has one', () => {
  const sent = [...api.statementsOfRoutes].map(([call, statements]) => [call, statements.length] as const);
  expect(
    Object.fromEntries(sent.filter(([call, count]) => !(count <= (statementBudget[call] ?? -1)))),
  ).toEqual({});
  const described = allRoutes.map(
    ({ description: { method, paths } }) => `${method.toUpperCase()} ${paths[0]}`,
  );
  expect(Object.keys(statementBudget).toSorted()).toEqual(described.toSorted());
});

test('no statement of any route scans a whole table', async () => {
  const all = new Set([...api.statementsOfRoutes.values()].flat());
  expect(await findFullScans(api.database, [...all])).toEqual([]);
  // A planted violation: no route selects products by EAN alone.
  const planted = `select id from products where ean = $1`;
  expect(await findFullScans(api.database, [planted])).toEqual([{ statement: planted, table: 'products' }]);
});

test('private responses are never cached', async () => {
  for (const path of readPaths) {
    const response = await api.send('GET', path.replace('{order}', '1'), { token });
    expect(response.headers.get('cache-control'), path).toBe('no-store');
  }
});
