// Rare cases: expiry, people who leave, products that are gone.
import type { ApprovalRule } from '@magazijn/domain/approvals';
import { cents } from '@magazijn/domain/money';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyRetention } from '../database/applyRetention.ts';
import { forgetCompany } from '../database/forgetCompany.ts';
import type { WireDraft } from '../orders/toWireOrder.ts';
import { cartForm } from '../testing/cartForm.ts';
import { createTestClient } from '../testing/createTestClient.ts';
import { emptyTables } from '../testing/emptyTables.ts';
import { wednesday } from '../testing/openTestApi.ts';
import { diapers, openApprovalShop } from './testing/openApprovalShop.ts';

const shop = openApprovalShop();
const { as, draft, idOf, mails, place, placedTotals, request, saveRules, statusOf } = shop;

describe('an order', () => {
  test('placed before is answered as before, whatever the rules are by now', async () => {
    const order = await draft('bert', 4);
    expect((await place('bert', order)).status).toBe(200);
    await saveRules({ maxOrder: cents(0) });
    expect((await place('bert', order)).status).toBe(200);
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
    shop.api.setTime('2026-12-01T08:00:00Z');
    const token = await shop.api.logIn('bert');
    expect((await place('bert', await draft('bert', 6, token), token)).status).toBe(200);
  });

  test('returned to a procurement system is not limited here', async () => {
    await saveRules({ maxOrder: cents(0) });
    const order = await draft('bert', 4);
    await shop.api.database.sql`update orders set is_punch_out = true where id = ${order}`;
    expect((await place('bert', order)).status).toBe(200);
  });

  test('of another person cannot be checked or requested', async () => {
    const order = await draft('lisa');
    expect(await as('bert').approvalCheck(order)).toBeNull();
    await expect(as('bert').requestApproval(order, '')).rejects.toMatchObject({ status: 404 });
  });
});

describe('a request', () => {
  test('made twice of one draft is one, and takes the goods out of the saved cart', async () => {
    const token = shop.tokenOf('lisa');
    const { order } = await shop.api.data<{ order: WireDraft }>('POST', '/order/create', {
      token,
      form: cartForm([[diapers, 4]], { saved_cart: '1' }),
    });
    const [first, second] = await Promise.all(
      [1, 2].map(() => as('lisa').requestApproval(order.order_id, '')),
    );
    expect(first).toEqual(second);
    const [left] = await shop.api.database.sql<{ version: number | null }[]>`
      select version from saved_cart_orders where order_id = ${order.order_id}`;
    expect(left?.version).not.toBeNull();
    expect(await mails('approval-request')).toHaveLength(2);
    expect((await place('vlinder', order.order_id)).status).toBe(409);
  });

  test('without anybody else who may approve is refused with a clear line', async () => {
    await saveRules({ personId: idOf('vlinder'), maxOrder: cents(0) });
    await shop.api.database.sql`update users set role = 'bookkeeper' where id = ${idOf('astrid')}`;
    const order = await draft('vlinder');
    const refusal = expect.stringMatching(/^Er is niemand anders die deze bestelling kan goedkeuren/);
    expect(await as('vlinder').approvalCheck(order)).toMatchObject({ approvers: [], refusal });
    await expect(as('vlinder').requestApproval(order, '')).rejects.toMatchObject({
      status: 409,
      message: refusal,
    });
  });

  test('of which nothing is left cannot be approved, and can be refused', async () => {
    const id = await request('lisa');
    await shop.api.database.sql`update products set available = false where id = ${diapers}`;
    await expect(as('astrid').approveRequest(id, { version: 1, seenTotal: null })).rejects.toMatchObject({
      status: 409,
    });
    await as('astrid').refuseRequest(id, { version: 1, reason: 'Niet meer te krijgen' });
    expect(await statusOf(id)).toEqual({ status: 'refused', order: 'requested' });
  });

  test('for a day that has passed is delivered on the first one', async () => {
    const id = await request('lisa');
    shop.api.setTime('2026-11-20T10:00:00Z');
    const token = await shop.api.logIn('astrid');
    const client = createTestClient(shop.api, token);
    const seen = await client.approvalRequest(id);
    expect(seen).toMatchObject({ deliveryDate: '2026-11-19', deliveryDateNow: '2026-11-23' });
    expect(seen?.problems).toEqual(['De gekozen bezorgdag is voorbij: we bezorgen later.']);
    expect((await client.approveRequest(id, { version: 1, seenTotal: null })).outcome).toBe('placed');
    const [order] = await shop.api.database.sql`select delivery_date from orders where status = 'placed'`;
    expect(order).toEqual({ deliveryDate: '2026-11-23' });
  });

  test('can be withdrawn by its requester only, who gets its lines back', async () => {
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

describe('an absence', () => {
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
  test('of others are not shown to a buyer', async () => {
    await saveRules(
      { personId: idOf('lisa'), maxOrder: cents(1) },
      { personId: idOf('bert'), maxOrder: cents(2) },
      { maxOrder: cents(3) },
    );
    expect((await as('bert').approvalSettings())?.rules.map(({ maxOrder }) => maxOrder)).toEqual([2, 3]);
    await expect(as('lisa').approvalSettings()).rejects.toMatchObject({ status: 403 });
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
});

describe('the link of a mail', () => {
  const pathOf = (mail: string) =>
    /https:\/\/shop\.test(\/api\/v1\/approvals\/link\?token=\S+)/.exec(mail)?.[1] ?? '';
  const open = (path: string, form?: Record<string, string>) =>
    shop.api.app.request(path, form ? { method: 'POST', body: new URLSearchParams(form) } : {});

  async function linked(): Promise<{ id: number; path: string }> {
    await saveRules({ maxOrder: cents(0), approverId: idOf('bert') });
    const id = await request('lisa', 4);
    const [mail = ''] = await mails('approval-request');
    return { id, path: pathOf(mail) };
  }

  test('asks again after a rise, and for the reason of a refusal', async () => {
    const { id, path } = await linked();
    expect((await open(path, { decision: 'refuse', reason: '' })).status).toBe(422);
    await shop.api.database.sql`update products set price_cents = price_cents * 2 where id = ${diapers}`;
    const review = await open(path, { decision: 'approve', seen_total: '107.80' });
    expect(review.status).toBe(409);
    expect(await review.text()).toContain('Er is intussen iets veranderd.');
    expect(await placedTotals()).toHaveLength(0);
    expect((await open(path, { decision: 'refuse', reason: 'Te duur' })).status).toBe(303);
    expect(await statusOf(id)).toMatchObject({ status: 'refused' });
  });

  test('works for seven days and for a person who may still approve', async () => {
    const { path } = await linked();
    shop.api.setTime('2026-11-25T10:00:00Z');
    expect((await open(path)).status).toBe(404);
    shop.api.setTime(wednesday);
    await shop.api.database.sql`update users set role = 'requester' where id = ${idOf('bert')}`;
    expect((await open(path)).status).toBe(404);
    expect((await open('/api/v1/approvals/link?token=unknown')).status).toBe(404);
  });
});

test('a rule of a cost centre counts its lines, which an approved request keeps when the cost centre has ended', async () => {
  const [added] = await as('vlinder').saveCostCentre(null, {
    code: 'EGELS',
    name: 'Groep Egels',
    isEnded: false,
  });
  const costCentre = added?.id ?? 0;
  await saveRules({ costCentre: 'EGELS', maxOrder: cents(5000), maxMonth: cents(50_000) });
  await expect(saveRules({ costCentre: 'VOSSEN', maxOrder: cents(1) })).rejects.toMatchObject({
    status: 422,
  });
  const { order } = await shop.api.data<{ order: WireDraft }>('POST', '/order/create', {
    token: shop.tokenOf('bert'),
    form: cartForm([[diapers, 4]], { [`cost_centres[${diapers}]`]: String(costCentre) }),
  });
  expect((await as('bert').approvalCheck(order.order_id))?.reasons).toMatchObject([
    { kind: 'order', over: 5780 },
  ]);
  const { requestId } = await as('bert').requestApproval(order.order_id, '');
  expect((await as('astrid').approvalRequest(requestId))?.lines).toMatchObject([
    { costCentre: { code: 'EGELS', name: 'Groep Egels' } },
  ]);
  expect(await as('vlinder').approvalBudgets()).toMatchObject([{ spent: 0, requested: 10_780 }]);
  await as('vlinder').saveCostCentre(costCentre, { code: 'EGELS', name: 'Groep Egels', isEnded: true });
  await as('astrid').approveRequest(requestId, { version: 1, seenTotal: null });
  const { sql } = shop.api.database;
  expect(await sql`select cost_centre_code from order_lines where order_id = ${order.order_id}`).toEqual([
    { costCentreCode: 'EGELS' },
  ]);
  expect(await as('vlinder').approvalBudgets()).toMatchObject([{ spent: 10_780, requested: 0 }]);
  await sql`delete from cost_centres`;
});

test('requests, rules and absences are forgotten with their company; approved orders stay', async () => {
  const { sql } = shop.api.database;
  await saveRules({ personId: idOf('bert'), maxOrder: cents(0), approverId: idOf('astrid') });
  await as('astrid').saveStandIn({ standInId: idOf('bert'), from: '2026-11-18', until: '2026-11-20' });
  await as('astrid').approveRequest(await request('lisa'), { version: 1, seenTotal: null });
  await request('bert', 6);
  await sql`update orders set delivery_date = '2026-11-18' where status = 'placed'`;
  const [company] = await sql<[{ number: string }]>`
    select customer_number as number from companies join users on company_id = companies.id where users.id = ${idOf('lisa')}`;
  const forgotten = sql.begin(async (transaction) => {
    const later = new Date('2026-12-18T10:00:00Z');
    expect(await forgetCompany(transaction, company.number, 'unusable', later)).toMatchObject({
      keptOrders: 1,
    });
    for (const table of ['approval_requests', 'approval_events', 'approval_rules', 'approval_stand_ins']) {
      expect(await transaction`select from ${transaction(table)}`, table).toHaveLength(0);
    }
    throw new Error('Undone for the other tests');
  });
  await expect(forgotten).rejects.toThrow('Undone for the other tests');
});

test('a request that was not approved is kept as long as an order', async () => {
  const id = await request('lisa');
  await as('lisa').withdrawRequest(id);
  await applyRetention(shop.api.database, new Date('2033-12-31T10:00:00Z'));
  expect(await statusOf(id)).toMatchObject({ status: 'withdrawn' });
  await applyRetention(shop.api.database, new Date('2034-01-01T10:00:00Z'));
  expect(await statusOf(id)).toBeUndefined();
});

test('for any concurrent orders, what is placed without approval never exceeds the budget', async () => {
  const budget = cents(40_000);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 2, max: 9 }), { minLength: 2, maxLength: 8 }),
      async (quantities) => {
        await emptyTables(shop.api.database.sql, 'orders');
        await saveRules({ maxMonth: budget }, { personId: idOf('vlinder'), maxMonth: cents(20_000) });
        const drafts = await Promise.all(
          quantities.map(async (quantity, index) => {
            const colleague = index % 3 === 0 ? 'vlinder' : 'bert';
            return { colleague, id: await draft(colleague, quantity) } as const;
          }),
        );
        const answers = await Promise.all(drafts.map(({ colleague, id }) => place(colleague, id)));
        for (const { status } of answers) expect([200, 409]).toContain(status);
        const { sql } = shop.api.database;
        const [spent] = await sql<[{ all: number; own: number }]>`
          select coalesce(sum(total_exclusive_cents), 0)::int as all,
              coalesce(sum(total_exclusive_cents) filter (where original_user_id = ${idOf('vlinder')}), 0)::int as own
            from orders where status = 'placed'`;
        expect(spent.own).toBeLessThanOrEqual(20_000);
        // A budget for everybody does not apply to administrators.
        expect(spent.all - spent.own).toBeLessThanOrEqual(budget);
      },
    ),
    { numRuns: 12 },
  );
});
