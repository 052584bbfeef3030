// Over 300 lines: one clone of the database for all calls about approvals.
import type { ApiClient } from '@magazijn/api-client';
import type { ApprovalRule } from '@magazijn/domain/approvals';
import { type Cents, cents } from '@magazijn/domain/money';
import type { Role } from '@magazijn/domain/people';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { composeMail } from '../mail/composeMail.ts';
import { readMailSender } from '../mail/createMailer.ts';
import { renderMailText } from '../mail/renderMail.ts';
import type { WireDraft } from '../orders/toWireOrder.ts';
import { readApiSettings } from '../settings/readApiSettings.ts';
import { cartForm } from '../testing/cartForm.ts';
import { createTestClient } from '../testing/createTestClient.ts';
import { openTestApi, type TestApi, wednesday } from '../testing/openTestApi.ts';
import { runApprovals } from './runApprovals.ts';

const settings = readApiSettings({ LOGIN_THROTTLE: 'off', PUBLIC_URL: 'https://shop.test' });
const diapers = 101404;

const people: Readonly<Record<string, Role>> = { lisa: 'requester', bert: 'buyer', astrid: 'administrator' };

let api: TestApi;
const ids: Record<string, number> = {};
const tokens: Record<string, string> = {};
const clients: Record<string, ApiClient> = {};
beforeAll(async () => {
  api = await openTestApi();
  const { sql } = api.database;
  const [{ id }] = await sql<[{ id: number }]>`select id from users where email like 'vlinder@%'`;
  await sql`update users set name = 'Vera' where id = ${id}`;
  ids.vlinder = id;
  for (const [name, role] of Object.entries(people)) {
    const [made] = await sql<[{ id: number }]>`
      insert into users (company_id, email, password_hash, name, role)
        select company_id, ${`${name}@demo.magazijn.test`}, password_hash, ${name[0]?.toUpperCase() + name.slice(1)}, ${role}
          from users where id = ${id} returning id`;
    ids[name] = made.id;
  }
  for (const name of [...Object.keys(people), 'vlinder']) {
    tokens[name] = await api.logIn(name);
    clients[name] = createTestClient(api, tokens[name]);
  }
  await sql`create table untouched_products as select id, stock, available, price_cents from products`;
  await sql`create table kept_sessions as select * from sessions`;
});
afterAll(() => api.close());
beforeEach(async () => {
  const { sql } = api.database;
  api.setTime(wednesday);
  await sql`truncate orders, outbox, approval_settings, approval_rules, approval_stand_ins cascade`;
  await sql`
    update products set stock = before.stock, available = before.available, price_cents = before.price_cents
      from untouched_products as before where before.id = products.id
        and (before.stock, before.available, before.price_cents)
          is distinct from (products.stock, products.available, products.price_cents)`;
  for (const [name, role] of Object.entries(people)) {
    await sql`update users set role = ${role}, disabled = false, ended_at = null where id = ${ids[name] ?? 0}`;
  }
  await sql`insert into sessions select * from kept_sessions on conflict do nothing`;
});

const idOf = (name: string): number => ids[name] ?? 0;
const as = (name: string): ApiClient => {
  const client = clients[name];
  if (!client) throw new Error(`No client of ${name}`);
  return client;
};

const rule = (changes: Partial<ApprovalRule>): ApprovalRule => ({
  id: 0,
  personId: null,
  category: null,
  costCentre: null,
  maxOrder: null,
  maxMonth: null,
  approverId: null,
  ...changes,
});

async function saveRules(...rules: readonly Partial<ApprovalRule>[]): Promise<void> {
  const now = await as('vlinder').approvalSettings();
  await as('vlinder').saveApprovalSettings({
    rules: rules.map(rule),
    risePercent: 5,
    standIns: now?.standIns ?? [],
    version: now?.version ?? 0,
  });
}

/** A draft of some units of diapers, of which two cost € 53,90. */
async function draft(name: string, quantity = 4): Promise<number> {
  const { order } = await api.data<{ order: WireDraft }>('POST', '/order/create', {
    token: tokens[name] ?? '',
    form: cartForm([[diapers, quantity]]),
    // Two drafts of one cart are two orders.
    headers: { 'Idempotency-Key': `${name}-${quantity}-${Math.random()}` },
  });
  return order.order_id;
}
const place = (name: string, orderId: number) =>
  api.send('GET', `/payment/account/${orderId}`, { token: tokens[name] ?? '' });
const request = async (name: string, quantity = 4, remark = '') =>
  (await as(name).requestApproval(await draft(name, quantity), remark)).requestId;

async function statusOf(id: number) {
  const [row] = await api.database.sql<{ status: string; order: string }[]>`
    select approval_requests.status, orders.status as order
      from approval_requests join orders on orders.id = order_id where approval_requests.id = ${id}`;
  return row;
}
const placedOrders = async (): Promise<number> =>
  (await api.database.sql`select from orders where status = 'placed'`).length;

async function totalOf(orderId: number): Promise<Cents> {
  const [row] = await api.database.sql<{ total: number }[]>`
    select total_exclusive_cents as total from orders where id = ${orderId}`;
  return cents(row?.total ?? 0);
}

/** The mails of a kind, as text. */
async function mails(kind: string, at = wednesday): Promise<string[]> {
  const { sql } = api.database;
  const rows = await sql<{ payload: object }[]>`select payload from outbox where kind = ${kind} order by id`;
  const dependencies = { sql, settings, clock: () => new Date(at) };
  const texts: string[] = [];
  for (const { payload } of rows) {
    const content = await composeMail(dependencies, kind, payload);
    if (content) {
      texts.push(
        `${content.to.address}\n${content.subject}\n${renderMailText(content, readMailSender(settings))}`.replaceAll(
          '\u00a0',
          ' ',
        ),
      );
    }
  }
  return texts;
}

describe('an order', () => {
  test('of a requester is a draft that only an approval places; nobody is charged by a payment session', async () => {
    const order = await draft('lisa');
    expect((await place('lisa', order)).status).toBe(403);
    expect(await as('lisa').approvalCheck(order)).toEqual({
      needed: true,
      reasons: [{ kind: 'role' }],
      approvers: ['Astrid', 'Vera'],
      refusal: '',
    });
  });

  test('of a buyer is placed within the limit, and refused above it with the reason', async () => {
    await saveRules({ maxOrder: cents(10_000), approverId: idOf('astrid') });
    expect((await place('bert', await draft('bert', 2))).status).toBe(200);
    const order = await draft('bert', 4);
    const refused = await place('bert', order);
    expect(refused.status).toBe(409);
    expect((await refused.json()).message.replaceAll('\u00a0', ' ')).toBe(
      'Deze bestelling is € 7,80 boven het maximum van € 100,00 per bestelling. Vraag een collega om goedkeuring.',
    );
    expect(await as('bert').approvalCheck(order)).toMatchObject({ needed: true, approvers: ['Astrid'] });
    expect((await place('vlinder', await draft('vlinder', 4))).status).toBe(200);
  });

  test('placed before is answered as before, whatever the rules are by now', async () => {
    const order = await draft('bert', 4);
    expect((await place('bert', order)).status).toBe(200);
    await saveRules({ maxOrder: cents(0) });
    expect((await place('bert', order)).status).toBe(200);
  });

  test('beside another one cannot use the last of a budget', async () => {
    await saveRules({ maxMonth: cents(15_000) });
    const orders = [await draft('bert', 4), await draft('bert', 4)];
    const answers = await Promise.all(orders.map((order) => place('bert', order)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('counts for the budget of its category, with open requests', async () => {
    await saveRules({ category: 'verzorging', maxMonth: cents(30_000) });
    expect((await place('bert', await draft('bert', 4))).status).toBe(200);
    await request('lisa', 4);
    expect(await as('vlinder').approvalBudgets()).toMatchObject([
      { limit: 30_000, spent: 10_780, requested: 10_780, person: '' },
    ]);
    expect((await place('bert', await draft('bert', 4))).status).toBe(409);
    // The next month has a new budget.
    api.setTime('2026-12-01T08:00:00Z');
    const { bert = '' } = tokens;
    tokens.bert = await api.logIn('bert');
    expect((await place('bert', await draft('bert', 6))).status).toBe(200);
    tokens.bert = bert;
  });

  test('that was placed cannot be raised above a limit', async () => {
    await saveRules({ maxOrder: cents(10_000) });
    const order = await draft('bert', 2);
    await place('bert', order);
    const change = { quantities: { [diapers]: 4 } };
    expect(await as('bert').previewOrderChange(order, change)).toMatchObject({
      isAllowed: false,
      reason: expect.stringContaining('boven het maximum'),
    });
    await expect(as('bert').changeOrder(order, change, 1)).rejects.toMatchObject({ status: 422 });
    await as('bert').changeOrder(order, { orderReference: 'Groep 3' }, 1);
    await as('vlinder').changeOrder(order, change, 2);
  });

  test('returned to a procurement system is not limited here', async () => {
    await saveRules({ maxOrder: cents(0) });
    const order = await draft('bert', 4);
    await api.database.sql`update orders set is_punch_out = true where id = ${order}`;
    expect((await place('bert', order)).status).toBe(200);
  });

  test('of another person cannot be checked or requested', async () => {
    const order = await draft('lisa');
    expect(await as('bert').approvalCheck(order)).toBeNull();
    await expect(as('bert').requestApproval(order, '')).rejects.toMatchObject({ status: 404 });
  });
});

describe('a request', () => {
  test('is mailed with its budget, is approved from the page, and orders for the requester', async () => {
    await saveRules({ personId: idOf('lisa'), maxMonth: cents(10_000), approverId: idOf('bert') });
    const id = await request('lisa', 4, 'Voor de nieuwe groep');
    const [mail] = await mails('approval-request');
    expect(mail).toContain('bert@demo.magazijn.test\nLisa vraagt je goedkeuring voor € 130,44');
    expect(mail).toContain('Deze bestelling is € 7,80 boven het maandbudget van € 100,00.');
    expect(mail).toContain('Lisa schrijft: Voor de nieuwe groep');
    expect(await as('bert').approvalRequests('to-decide')).toMatchObject({
      total: 1,
      requests: [{ id, requester: 'Lisa' }],
    });
    const seen = await as('bert').approvalRequest(id);
    expect(seen).toMatchObject({
      mayDecide: true,
      mayWithdraw: false,
      totalNow: 10_780,
      budget: { limit: 10_000, spent: 0, requested: 0, afterThis: 10_780 },
      history: [
        { kind: 'submitted', person: 'Lisa', note: 'Voor de nieuwe groep' },
        { kind: 'mailed', note: 'Bert' },
      ],
    });
    const outcome = await as('bert').approveRequest(id, { version: 1, seenTotal: cents(10_780) });
    const orderId = outcome.outcome === 'placed' ? outcome.orderId : 0;
    expect(await as('lisa').order(orderId)).toMatchObject({
      state: 'placed',
      orderedBy: 'Lisa',
      approvedBy: 'Bert',
    });
    const [confirmation] = await mails('order-confirmation');
    expect(confirmation).toContain('lisa@demo.magazijn.test');
    expect(confirmation).toMatch(/Goedgekeurd door:? +Bert/);
    expect(
      await api.database
        .sql`select event from audit_events where event like 'approval-%' order by id desc limit 2`,
    ).toEqual([{ event: 'approval-approved' }, { event: 'approval-requested' }]);
    expect(await as('vlinder').approvalHistory(2026)).toMatchObject([
      { kind: 'submitted', requester: 'Lisa' },
      { kind: 'mailed' },
      { kind: 'approved', person: 'Bert', total: 10_780 },
    ]);
  });

  test('made twice of one draft is one, and takes the goods out of the saved cart', async () => {
    const token = tokens.lisa ?? '';
    const { order } = await api.data<{ order: WireDraft }>('POST', '/order/create', {
      token,
      form: cartForm([[diapers, 4]], { saved_cart: '1' }),
    });
    const [first, second] = await Promise.all(
      [1, 2].map(() => as('lisa').requestApproval(order.order_id, '')),
    );
    expect(first).toEqual(second);
    const [left] = await api.database.sql<{ version: number | null }[]>`
      select version from saved_cart_orders where order_id = ${order.order_id}`;
    expect(left?.version).not.toBeNull();
    expect(await mails('approval-request')).toHaveLength(2);
    expect((await place('vlinder', order.order_id)).status).toBe(409);
  });

  test('decided by two approvers at once is ordered once; the other one reads who decided', async () => {
    const id = await request('lisa');
    const answers = await Promise.allSettled([
      as('vlinder').approveRequest(id, { version: 1, seenTotal: null }),
      as('astrid').approveRequest(id, { version: 1, seenTotal: null }),
      as('astrid').refuseRequest(id, { version: 1, reason: 'Te duur' }),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [refused] = answers.filter((answer) => answer.status === 'rejected');
    expect(refused?.reason).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^(Vera|Astrid) heeft deze aanvraag al (goedgekeurd|afgewezen)\.$/),
    });
    expect(await placedOrders()).toBeLessThanOrEqual(1);
  });

  test('approved twice by one person gives the same order', async () => {
    const id = await request('lisa');
    const approve = () => as('astrid').approveRequest(id, { version: 1, seenTotal: null });
    const first = await approve();
    expect(await approve()).toEqual(first);
    expect(await placedOrders()).toBe(1);
    expect(await statusOf(id)).toEqual({ status: 'approved', order: 'placed' });
  });

  test('is not decided by the person who asked, nor by a colleague whom no rule names', async () => {
    await saveRules({ personId: idOf('astrid'), maxOrder: cents(0) });
    const id = await request('astrid');
    await expect(as('astrid').approveRequest(id, { version: 1, seenTotal: null })).rejects.toMatchObject({
      status: 403,
      message: 'Je eigen aanvraag goedkeuren of afwijzen kan niet.',
    });
    await expect(as('bert').refuseRequest(id, { version: 1, reason: 'Nee' })).rejects.toMatchObject({
      status: 404,
    });
    expect((await as('astrid').approvalRequests('to-decide'))?.total).toBe(0);
  });

  test('without anybody else who may approve is refused with a clear line', async () => {
    await saveRules({ personId: idOf('vlinder'), maxOrder: cents(0) });
    await api.database.sql`update users set role = 'bookkeeper' where id = ${idOf('astrid')}`;
    const order = await draft('vlinder');
    const refusal = expect.stringMatching(/^Er is niemand anders die deze bestelling kan goedkeuren/);
    expect(await as('vlinder').approvalCheck(order)).toMatchObject({ approvers: [], refusal });
    await expect(as('vlinder').requestApproval(order, '')).rejects.toMatchObject({
      status: 409,
      message: refusal,
    });
  });

  test('whose price rose is shown again, and ordered at the total that was seen', async () => {
    const id = await request('lisa', 4);
    await api.database.sql`update products set price_cents = price_cents * 2 where id = ${diapers}`;
    const outcome = await as('astrid').approveRequest(id, { version: 1, seenTotal: cents(10_780) });
    if (outcome.outcome !== 'review') throw new Error('It was ordered unseen');
    expect(outcome.request).toMatchObject({
      totalNow: 21_560,
      lines: [{ priceThen: 2695, priceNow: 5390 }],
      history: [{}, {}, { kind: 'prices-rose', person: 'Astrid' }],
    });
    const again = await as('astrid').approveRequest(id, { version: 1, seenTotal: outcome.request.totalNow });
    expect(again.outcome).toBe('placed');
    expect(await totalOf(outcome.request.orderId)).toBe(21_560);
  });

  test('of which a part is sold out is shown again, and the rest is ordered', async () => {
    const id = await request('lisa', 6);
    await api.database.sql`update products set stock = 4 where id = ${diapers}`;
    const outcome = await as('astrid').approveRequest(id, { version: 1, seenTotal: null });
    expect(outcome).toMatchObject({
      outcome: 'review',
      request: { lines: [{ quantity: 6, orderable: 4, problem: expect.stringContaining('4') }] },
    });
    await as('astrid').approveRequest(id, { version: 1, seenTotal: cents(10_780) });
    expect(await placedOrders()).toBe(1);
  });

  test('of which nothing is left cannot be approved, and can be refused', async () => {
    const id = await request('lisa');
    await api.database.sql`update products set available = false where id = ${diapers}`;
    await expect(as('astrid').approveRequest(id, { version: 1, seenTotal: null })).rejects.toMatchObject({
      status: 409,
    });
    await as('astrid').refuseRequest(id, { version: 1, reason: 'Niet meer te krijgen' });
    expect(await statusOf(id)).toEqual({ status: 'refused', order: 'requested' });
  });

  test('is ordered with the units that the approver wants, which the history keeps', async () => {
    const id = await request('lisa', 6);
    const total = (await as('astrid').approvalRequest(id))?.totalNow ?? null;
    const quantities = { [diapers]: 4 };
    const outcome = await as('astrid').approveRequest(id, { version: 1, seenTotal: total, quantities });
    expect(outcome.outcome).toBe('placed');
    expect((await as('lisa').approvalRequest(id))?.history).toMatchObject([
      {},
      {},
      { kind: 'changed', person: 'Astrid', note: expect.stringContaining('4 in plaats van 6') },
      { kind: 'approved' },
    ]);
  });

  test('for a day that has passed is delivered on the first one', async () => {
    const id = await request('lisa');
    api.setTime('2026-11-20T10:00:00Z');
    const token = await api.logIn('astrid');
    const client = createTestClient(api, token);
    const seen = await client.approvalRequest(id);
    expect(seen).toMatchObject({ deliveryDate: '2026-11-19', deliveryDateNow: '2026-11-23' });
    expect(seen?.problems).toEqual(['De gekozen bezorgdag is voorbij: we bezorgen later.']);
    expect((await client.approveRequest(id, { version: 1, seenTotal: null })).outcome).toBe('placed');
    const [order] = await api.database.sql`select delivery_date from orders where status = 'placed'`;
    expect(order).toEqual({ deliveryDate: '2026-11-23' });
  });

  test('is refused with a reason, which its mail has', async () => {
    const id = await request('lisa');
    await expect(as('astrid').refuseRequest(id, { version: 1, reason: ' ' })).rejects.toMatchObject({
      status: 409,
    });
    await as('astrid').refuseRequest(id, { version: 1, reason: 'Er ligt nog genoeg' });
    await as('astrid').refuseRequest(id, { version: 1, reason: 'Er ligt nog genoeg' });
    const [mail, ...others] = await mails('approval-decision');
    expect(mail).toContain('lisa@demo.magazijn.test\nJe aanvraag is afgewezen');
    expect(mail).toContain('Reden: Er ligt nog genoeg');
    expect(others).toEqual([]);
    expect(await as('lisa').approvalRequest(id)).toMatchObject({
      status: 'refused',
      refusal: 'Er ligt nog genoeg',
      decidedBy: 'Astrid',
    });
  });

  test('is withdrawn by the person who asked alone, with what it asked for', async () => {
    const id = await request('lisa', 4);
    await expect(as('astrid').withdrawRequest(id)).rejects.toMatchObject({ status: 404 });
    expect(await as('lisa').withdrawRequest(id)).toEqual(new Map([[diapers, 4]]));
    expect(await as('lisa').withdrawRequest(id)).toEqual(new Map([[diapers, 4]]));
    await expect(as('astrid').approveRequest(id, { version: 1, seenTotal: null })).rejects.toMatchObject({
      message: 'Lisa heeft deze aanvraag ingetrokken.',
    });
  });

  test('of a person whose access ended stays, and can be approved; the approver gets the confirmation', async () => {
    const id = await request('lisa');
    await as('vlinder').endPerson(idOf('lisa'));
    expect((await as('astrid').approveRequest(id, { version: 1, seenTotal: null })).outcome).toBe('placed');
    const [confirmation] = await mails('order-confirmation');
    expect(confirmation).toContain('astrid@demo.magazijn.test');
  });
});

describe('with time', () => {
  const run = (at: string) => runApprovals(api.database.sql, new Date(at));

  test('an approver is reminded once after two working days, and a request expires after fourteen days', async () => {
    const id = await request('lisa');
    await run('2026-11-20T08:59:00Z');
    expect(await mails('approval-request')).toHaveLength(2);
    await run('2026-11-20T10:00:00Z');
    await run('2026-11-21T10:00:00Z');
    const texts = await mails('approval-request');
    expect(texts).toHaveLength(4);
    expect(texts.at(-1)).toContain('Herinnering: Lisa vraagt je goedkeuring');
    await run('2026-12-02T10:00:00Z');
    expect(await statusOf(id)).toEqual({ status: 'expired', order: 'requested' });
    expect((await mails('approval-decision'))[0]).toContain('Je aanvraag is verlopen');
    expect((await as('lisa').approvalRequest(id))?.history.at(-1)).toMatchObject({
      kind: 'expired',
      person: '',
    });
  });

  test('the request of an approver who left goes to the stand-in, or else to administrators', async () => {
    await saveRules({ maxOrder: cents(0), approverId: idOf('bert') });
    const id = await request('lisa');
    await as('vlinder').savePerson(idOf('bert'), { name: 'Bert', role: 'bookkeeper' });
    await run(wednesday);
    await run(wednesday);
    expect((await as('lisa').approvalRequest(id))?.history.at(-1)).toMatchObject({
      kind: 'reassigned',
      note: 'Astrid, Vera',
    });
    expect((await mails('approval-request')).map((text) => text.split('\n')[0])).toEqual([
      'astrid@demo.magazijn.test',
      'vlinder@demo.magazijn.test',
    ]);
  });

  test('a stand-in decides as well during an absence', async () => {
    await as('astrid').saveStandIn({ standInId: idOf('bert'), from: '2026-11-18', until: '2026-11-19' });
    const id = await request('lisa');
    expect((await as('bert').approvalRequests('to-decide'))?.total).toBe(1);
    expect((await as('lisa').approvalRequest(id))?.history.at(-1)?.note).toBe('Astrid, Bert, Vera');
    await as('astrid').saveStandIn({ standInId: idOf('bert'), from: '2026-11-19', until: '2026-11-19' });
    expect((await as('bert').approvalRequests('to-decide'))?.total).toBe(0);
    await expect(
      as('astrid').saveStandIn({ standInId: idOf('lisa'), from: '2026-11-18', until: '2026-11-19' }),
    ).rejects.toMatchObject({ status: 422 });
    await as('astrid').saveStandIn(null);
    expect((await as('vlinder').approvalSettings())?.standIns).toEqual([]);
  });
});

describe('rules', () => {
  test('keep their ids when they are saved, and not over a later change', async () => {
    await saveRules({ maxOrder: cents(10_000) }, { personId: idOf('bert'), maxMonth: cents(50_000) });
    const first = await as('vlinder').approvalSettings();
    const [kept, other] = first?.rules ?? [];
    if (!first || !kept || !other) throw new Error('No rules');
    const rules = [{ ...other, maxMonth: cents(60_000) }];
    await as('vlinder').saveApprovalSettings({ ...first, rules });
    expect((await as('vlinder').approvalSettings())?.rules).toEqual(rules);
    await expect(as('vlinder').saveApprovalSettings({ ...first, rules: [] })).rejects.toMatchObject({
      status: 409,
    });
    await expect(as('bert').saveApprovalSettings(first)).rejects.toMatchObject({ status: 403 });
  });

  test.each<[string, () => Partial<ApprovalRule>, string]>([
    ['without an amount', () => ({}), 'Vul een bedrag'],
    ['for a person elsewhere', () => ({ maxOrder: cents(1), personId: 1 }), 'hoort niet meer'],
    [
      'with a requester as approver',
      () => ({ maxOrder: cents(1), approverId: idOf('lisa') }),
      'Alleen een beheerder',
    ],
    ['for an unknown category', () => ({ maxOrder: cents(1), category: 'luchtballonnen' }), 'categorieën'],
  ])('%s are refused', async (_what, changes, message) => {
    await expect(saveRules(changes())).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining(message),
    });
  });

  test('of others are not shown to a buyer', async () => {
    await saveRules(
      { personId: idOf('lisa'), maxOrder: cents(1) },
      { personId: idOf('bert'), maxOrder: cents(2) },
      { maxOrder: cents(3) },
    );
    expect((await as('bert').approvalSettings())?.rules.map(({ maxOrder }) => maxOrder)).toEqual([2, 3]);
    await expect(as('lisa').approvalSettings()).rejects.toMatchObject({ status: 403 });
  });
});

describe('the link of a mail', () => {
  const pathOf = (mail: string) =>
    /https:\/\/shop\.test(\/api\/v1\/approvals\/link\?token=\S+)/.exec(mail)?.[1] ?? '';
  const open = (path: string, form?: Record<string, string>) =>
    api.app.request(path, form ? { method: 'POST', body: new URLSearchParams(form) } : {});

  async function linked(): Promise<{ id: number; path: string }> {
    await saveRules({ maxOrder: cents(0), approverId: idOf('bert') });
    const id = await request('lisa', 4);
    const [mail = ''] = await mails('approval-request');
    return { id, path: pathOf(mail) };
  }

  test('shows the request, changes nothing by itself, and approves once', async () => {
    const { id, path } = await linked();
    const page = await (await open(path)).text();
    expect(page).toContain('Lisa vraagt je goedkeuring');
    expect(page).toContain('4 × Pukkie luiers maat 4');
    expect(await statusOf(id)).toMatchObject({ status: 'open' });
    const seen = {
      decision: 'approve',
      seen_total: /name="seen_total" value="([\d.]+)"/.exec(page)?.[1] ?? '',
    };
    expect((await open(path, seen)).status).toBe(303);
    expect((await open(path, seen)).status).toBe(303);
    expect(await placedOrders()).toBe(1);
    expect(await (await open(path)).text()).toContain('Bert heeft deze aanvraag al goedgekeurd.');
    expect((await open(path, { decision: 'refuse', reason: 'Toch niet' })).status).toBe(409);
  });

  test('asks again after a rise, and for the reason of a refusal', async () => {
    const { id, path } = await linked();
    expect((await open(path, { decision: 'refuse', reason: '' })).status).toBe(422);
    await api.database.sql`update products set price_cents = price_cents * 2 where id = ${diapers}`;
    const review = await open(path, { decision: 'approve', seen_total: '107.80' });
    expect(review.status).toBe(409);
    expect(await review.text()).toContain('Er is intussen iets veranderd.');
    expect(await placedOrders()).toBe(0);
    expect((await open(path, { decision: 'refuse', reason: 'Te duur' })).status).toBe(303);
    expect(await statusOf(id)).toMatchObject({ status: 'refused' });
  });

  test('works for seven days and for a person who may still approve', async () => {
    const { path } = await linked();
    api.setTime('2026-11-25T10:00:00Z');
    expect((await open(path)).status).toBe(404);
    api.setTime(wednesday);
    await api.database.sql`update users set role = 'requester' where id = ${idOf('bert')}`;
    expect((await open(path)).status).toBe(404);
    expect((await open('/api/v1/approvals/link?token=unknown')).status).toBe(404);
  });
});
