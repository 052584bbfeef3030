// Over 300 lines: orders, requests, rules and mailed links share one database.
import { cents } from '@magazijn/domain/money';
import { describe, expect, test } from 'vitest';
import type { WireDraft } from '../orders/toWireOrder.ts';
import { cartForm } from '../testing/cartForm.ts';
import { demoProduct } from '../testing/demoProduct.ts';
import { wednesday } from '../testing/openTestApi.ts';
import { runApprovals } from './runApprovals.ts';
import { diapers, openApprovalShop } from './testing/openApprovalShop.ts';

const shop = openApprovalShop();
const { as, draft, idOf, mails, place, placedTotals, request, saveRules, statusOf } = shop;

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

  test('beside another one cannot use the last of a budget', async () => {
    await saveRules({ maxMonth: cents(15_000) });
    const orders = [await draft('bert', 4), await draft('bert', 4)];
    const answers = await Promise.all(orders.map((order) => place('bert', order)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
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
});

describe('a request', () => {
  test('is mailed with its budget, is approved from the page, and orders for the requester', async () => {
    await saveRules({ personId: idOf('lisa'), maxMonth: cents(10_000), approverId: idOf('bert') });
    const id = await request('lisa', 4, 'Voor de nieuwe groep');
    const [mail] = await mails('approval-request');
    expect(mail).toContain('bert@demo.magazijn.test\nLisa vraagt je goedkeuring voor € 130,44');
    expect(mail).toContain('Deze bestelling is € 7,80 boven het maandbudget van € 100,00.');
    expect(mail).toContain('Met deze aanvraag erboven: € 7,80');
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
      await shop.api.database
        .sql`select event from audit_events where event like 'approval-%' order by id desc limit 2`,
    ).toEqual([{ event: 'approval-approved' }, { event: 'approval-requested' }]);
    expect(await as('vlinder').approvalHistory(2026)).toMatchObject([
      { kind: 'submitted', requester: 'Lisa' },
      { kind: 'mailed' },
      { kind: 'approved', person: 'Bert', total: 10_780 },
    ]);
  });

  test('within the budget is mailed with what is left of it', async () => {
    await saveRules({ personId: idOf('lisa'), maxMonth: cents(20_000), approverId: idOf('bert') });
    await request('lisa', 4);
    const [mail] = await mails('approval-request');
    expect(mail).toContain('Maandbudget: € 200,00');
    expect(mail).toContain('Besteld en aangevraagd: € 0,00');
    expect(mail).toContain('Dan nog over: € 92,20');
  });

  test('is mailed with the coupon and the delivery costs between the lines and the total', async () => {
    const { order } = await shop.api.data<{ order: WireDraft }>('POST', '/order/create', {
      token: shop.tokenOf('lisa'),
      form: cartForm([[diapers, 2]], { discount: 'DEMO10' }),
    });
    await as('lisa').requestApproval(order.order_id, '');
    const [mail] = await mails('approval-request');
    expect(mail).toContain(
      'Subtotaal excl. btw: € 53,90\nKortingscode DEMO10: −€ 5,39\nBezorgkosten: € 7,50\nTotaal excl. btw: € 56,01',
    );
  });

  test('is required for each order of a person with a budget of zero, which is not shown as a budget', async () => {
    await saveRules({ personId: idOf('bert'), maxMonth: cents(0) });
    const id = await request('bert');
    expect(await as('astrid').approvalRequest(id)).toMatchObject({
      reasons: [{ kind: 'month', limit: 0 }],
      budget: null,
    });
    expect(await as('vlinder').approvalBudgets()).toEqual([]);
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
    expect((await placedTotals()).length).toBeLessThanOrEqual(1);
  });

  test('approved twice by one person gives the same order', async () => {
    const id = await request('lisa');
    const approve = () => as('astrid').approveRequest(id, { version: 1, seenTotal: null });
    const first = await approve();
    expect(await approve()).toEqual(first);
    expect(await placedTotals()).toHaveLength(1);
    expect(await statusOf(id)).toEqual({ status: 'approved', order: 'placed' });
  });

  test('cannot be decided by its requester, nor by a colleague whom no rule names', async () => {
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

  test('whose price rose is shown again, and ordered at the total that was seen', async () => {
    const id = await request('lisa', 4);
    await shop.api.database.sql`update products set price_cents = price_cents * 2 where id = ${diapers}`;
    const outcome = await as('astrid').approveRequest(id, { version: 1, seenTotal: cents(10_780) });
    if (outcome.outcome !== 'review') throw new Error('It was ordered unseen');
    expect(outcome.request).toMatchObject({
      totalNow: 21_560,
      lines: [{ priceThen: 2695, priceNow: 5390 }],
      history: [{}, {}, { kind: 'prices-rose', person: 'Astrid' }],
    });
    const again = await as('astrid').approveRequest(id, { version: 1, seenTotal: outcome.request.totalNow });
    expect(again.outcome).toBe('placed');
    expect(await placedTotals()).toEqual([21_560]);
  });

  test('of which a part is sold out is shown again, and the rest is ordered', async () => {
    const id = await request('lisa', 6);
    await shop.api.database.sql`update products set stock = 4 where id = ${diapers}`;
    const outcome = await as('astrid').approveRequest(id, { version: 1, seenTotal: null });
    expect(outcome).toMatchObject({
      outcome: 'review',
      request: { lines: [{ quantity: 6, orderable: 4, problem: expect.stringContaining('4') }] },
    });
    await as('astrid').approveRequest(id, { version: 1, seenTotal: cents(10_780) });
    expect(await placedTotals()).toHaveLength(1);
  });

  test('is ordered with the units that the approver wants, which the history keeps', async () => {
    const id = await request('lisa', 6);
    const total = (await as('astrid').approvalRequest(id))?.totalNow ?? null;
    const quantities = { [diapers]: 4 };
    const outcome = await as('astrid').approveRequest(id, { version: 1, seenTotal: total, quantities });
    expect(outcome.outcome).toBe('placed');
    expect(await as('lisa').approvalRequest(id)).toMatchObject({
      lines: [{ quantity: 6, orderable: 4 }],
      history: [
        {},
        {},
        { kind: 'changed', person: 'Astrid', note: expect.stringContaining('4 in plaats van 6') },
        { kind: 'approved' },
      ],
    });
    expect((await mails('order-confirmation'))[0]).toContain(
      'Gewijzigd bij het goedkeuren: Pukkie luiers maat 4: 4 in plaats van 6',
    );
  });

  test('for more units than the stock has the ordered units in its history', async () => {
    const id = await request('lisa', 4);
    await shop.api.database.sql`update products set stock = 50 where id = ${diapers}`;
    const quantities = { [diapers]: 100 };
    const priced = await as('astrid').approveRequest(id, { version: 1, seenTotal: null, quantities });
    if (priced.outcome !== 'review') throw new Error('It was ordered unseen');
    const seenTotal = priced.request.totalNow;
    await as('astrid').approveRequest(id, { version: 1, seenTotal, quantities });
    expect((await as('lisa').approvalRequest(id))?.history[2]).toMatchObject({
      kind: 'changed',
      note: 'Pukkie luiers maat 4: 50 in plaats van 4',
    });
  });

  test('leaves nothing in the cart of the requester, also of what the approver left out', async () => {
    await as('lisa').saveCart(0, {
      version: 0,
      quantities: { [diapers]: { value: 6, age: 0 } },
      ordered: [],
    });
    const { order } = await shop.api.data<{ order: WireDraft }>('POST', '/order/create', {
      token: shop.tokenOf('lisa'),
      form: cartForm([[diapers, 6]], { saved_cart: '1' }),
    });
    const { requestId: id } = await as('lisa').requestApproval(order.order_id, '');
    const total = (await as('astrid').approvalRequest(id))?.totalNow ?? null;
    const quantities = { [diapers]: 4 };
    await as('astrid').approveRequest(id, { version: 1, seenTotal: total, quantities });
    const saved = await as('lisa').savedCart(null);
    expect(saved !== 'unchanged' && saved?.intent.quantities).toEqual({});
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
});

describe('with time', () => {
  const run = (at: string) => runApprovals(shop.api.database.sql, new Date(at));

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
    // Sent again after a lost answer, they are stored already.
    await as('vlinder').saveApprovalSettings({ ...first, rules });
    expect((await as('vlinder').approvalSettings())?.version).toBe(first.version + 1);
    await expect(as('bert').saveApprovalSettings(first)).rejects.toMatchObject({ status: 403 });
  });
});

test('the colleagues whom rules can name come with them; a buyer gets those who can stand in', async () => {
  const peopleOf = async (name: 'vlinder' | 'bert') => (await as(name).approvalSettings())?.people;
  expect(await peopleOf('vlinder')).toEqual([
    { id: idOf('astrid'), name: 'Astrid', role: 'administrator', isYou: false },
    { id: idOf('bert'), name: 'Bert', role: 'buyer', isYou: false },
    { id: idOf('lisa'), name: 'Lisa', role: 'requester', isYou: false },
    { id: idOf('vlinder'), name: 'Vera', role: 'administrator', isYou: true },
  ]);
  expect((await peopleOf('bert'))?.map(({ name, isYou }) => [name, isYou])).toEqual([
    ['Astrid', false],
    ['Bert', true],
    ['Vera', false],
  ]);
});

describe('the link of a mail', () => {
  const pathOf = (mail: string) =>
    /https:\/\/shop\.test(\/api\/v1\/approvals\/link\?token=\S+)/.exec(mail)?.[1] ?? '';
  const open = (path: string, form?: Record<string, string>) =>
    shop.api.app.request(path, form ? { method: 'POST', body: new URLSearchParams(form) } : {});

  const seenIn = (page: string) => /name="seen_total" value="([\d.]+)"/.exec(page)?.[1] ?? '';

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
    expect(page).toContain('Pukkie luiers maat 4</label>');
    expect(await statusOf(id)).toMatchObject({ status: 'open' });
    const seen = { decision: 'approve', seen_total: seenIn(page) };
    expect((await open(path, seen)).status).toBe(303);
    expect((await open(path, seen)).status).toBe(303);
    expect(await placedTotals()).toHaveLength(1);
    expect(await (await open(path)).text()).toContain(
      'Je hebt deze aanvraag goedgekeurd. De bestelling is geplaatst.',
    );
    expect((await open(path, { decision: 'refuse', reason: 'Toch niet' })).status).toBe(409);
  });

  test('orders the units that the approver types, once their total was shown', async () => {
    const { id, path } = await linked();
    const amounts = `amounts[${diapers}]`;
    const seen = seenIn(await (await open(path)).text());
    const unseen = await open(path, { decision: 'approve', seen_total: seen, [amounts]: '3' });
    expect(unseen.status).toBe(409);
    const page = await (await open(path, { decision: 'preview', seen_total: seen, [amounts]: '3' })).text();
    expect(page).toContain('Het totaal is opnieuw berekend. Er is nog niets besteld.');
    expect(page).toMatch(/Aangevraagd: 4[\s\S]*value="3"/);
    expect(await statusOf(id)).toMatchObject({ status: 'open' });
    const again = { decision: 'approve', seen_total: seenIn(page), [amounts]: '3' };
    expect((await open(path, again)).status).toBe(303);
    expect(await placedTotals()).toEqual([8835]);
    expect((await as('lisa').approvalRequest(id))?.history.slice(2)).toMatchObject([
      { kind: 'changed', person: 'Bert', note: 'Pukkie luiers maat 4: 3 in plaats van 4' },
      { kind: 'approved' },
    ]);
  });

  test('shows the total again when the requested units are typed after fewer were priced', async () => {
    const { id, path } = await linked();
    const amounts = `amounts[${diapers}]`;
    const fewer = await (await open(path, { decision: 'preview', [amounts]: '3' })).text();
    expect(seenIn(fewer)).toBe('88.35');
    const answer = await open(path, { decision: 'approve', seen_total: seenIn(fewer), [amounts]: '4' });
    expect(answer.status).toBe(409);
    const page = await answer.text();
    expect(seenIn(page)).toBe('107.8');
    expect(await statusOf(id)).toMatchObject({ status: 'open' });
    expect((await open(path, { decision: 'approve', seen_total: seenIn(page), [amounts]: '4' })).status).toBe(
      303,
    );
  });

  test('keeps its form after units of which nothing can be ordered', async () => {
    await saveRules({ maxOrder: cents(0), approverId: idOf('bert') });
    const { sql } = shop.api.database;
    const paint = await demoProduct(shop.api.database, 'demo-verf');
    const { order } = await shop.api.data<{ order: WireDraft }>('POST', '/order/create', {
      token: shop.tokenOf('lisa'),
      form: cartForm([
        [diapers, 4],
        [paint.id, 2],
      ]),
    });
    await as('lisa').requestApproval(order.order_id, '');
    const path = pathOf((await mails('approval-request'))[0] ?? '');
    await sql`update products set stock = 0 where id = ${diapers}`;
    const answer = await open(path, { decision: 'preview', [`amounts[${paint.id}]`]: '0' });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain('Van deze aantallen is nu niets te bestellen.');
    expect(page).toContain(`name="amounts[${paint.id}]"`);
  });

  test.each([
    ['', 'Vul een aantal in.'],
    ['-1', 'Vul een aantal van 0 of meer in.'],
    ['2,5', 'Vul een heel aantal in, zonder cijfers achter de komma.'],
    ['1e0', 'Vul een heel aantal in, in cijfers.'],
    ['5', 'Hier kun je hoogstens de gevraagde 4 goedkeuren.'],
    ['1.000', 'Hier kun je hoogstens de gevraagde 4 goedkeuren.'],
    ['0', 'Laat minstens één product staan, of wijs de aanvraag af.'],
  ])('orders nothing for %j units, and says why', async (typed, text) => {
    const { id, path } = await linked();
    const answer = await open(path, { decision: 'approve', [`amounts[${diapers}]`]: typed });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(text);
    expect(await statusOf(id)).toMatchObject({ status: 'open' });
  });
});
