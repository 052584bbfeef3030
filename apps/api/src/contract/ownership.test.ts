// Over 300 lines: every route with an owner, and what it answers each kind of client.

import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allRoutes } from '../allRoutes.ts';
import type { WireDraft } from '../orders/toWireOrder.ts';
import { demoCxmlPunchOut } from '../punch-out/cxml/testing/demoCxml.ts';
import { addPayment } from '../testing/addPayment.ts';
import { cartForm } from '../testing/cartForm.ts';
import { openTestApi, type TestApi } from '../testing/openTestApi.ts';
import { paymentKeys } from '../testing/paymentKeys.ts';

const clients = [
  'anonymous',
  'owner',
  'another company',
  'sibling',
  'parent',
  'parent that has switched in',
  'admin',
  'admin that has switched in',
  'disabled user',
  'expired token',
  'forged token',
] as const;
type Client = (typeof clients)[number];

const unknown: Partial<Record<Client, number>> = {
  anonymous: 401,
  'disabled user': 401,
  'expired token': 401,
  'forged token': 401,
};
/** Clients without access get the response for a missing order. */
const owned = (own: number): Record<Client, number> => ({
  anonymous: 401,
  owner: own,
  'another company': 404,
  sibling: 404,
  parent: 404,
  'parent that has switched in': own,
  admin: 404,
  'admin that has switched in': own,
  'disabled user': 401,
  'expired token': 401,
  'forged token': 401,
});
/** The data of one person of the company, who logged in: not of those who switched in. */
const ownPerson = (own: number): Record<Client, number> => ({
  ...owned(own),
  'parent that has switched in': 404,
  'admin that has switched in': 404,
});
const everyAccount = (status: number): Record<Client, number> =>
  Object.fromEntries(clients.map((client) => [client, unknown[client] ?? status])) as Record<Client, number>;

interface Route {
  readonly call: string;
  readonly path: (orders: {
    placed: number;
    draft: number;
    userId: number;
    session: string;
    invoiceSession: string;
    login: string;
    list: number;
    standing: number;
    invitation: number;
    costCentre: number;
    fresh: number;
    address: number;
    request: number;
  }) => string;
  readonly form?: (order: WireDraft, made: { list: number; run: number }) => Record<string, string>;
  readonly answers: Record<Client, number>;
}

const routes: readonly Route[] = [
  { call: 'GET /order/detail/:id', path: ({ placed }) => `/order/detail/${placed}`, answers: owned(200) },
  { call: 'POST /order/invoice/:id', path: ({ placed }) => `/order/invoice/${placed}`, answers: owned(200) },
  {
    call: 'POST /order/invoice/:id/token',
    path: ({ placed }) => `/order/invoice/${placed}/token`,
    answers: owned(200),
  },
  {
    call: 'POST /order/delivery/:id',
    path: ({ draft }) => `/order/delivery/${draft}`,
    form: ({ delivery_dates }) => ({ date: String(delivery_dates[1]) }),
    answers: owned(200),
  },
  {
    call: 'GET /payment/account/:id',
    path: ({ placed }) => `/payment/account/${placed}`,
    answers: owned(200),
  },
  {
    call: 'GET /payment/state/:session',
    path: ({ session }) => `/payment/state/${session}`,
    answers: owned(200),
  },
  {
    call: 'POST /payment/result/:session',
    path: ({ session }) => `/payment/result/${session}`,
    form: () => ({ unusable: '1' }),
    answers: owned(200),
  },
  {
    call: 'GET /invoice-payments/:session',
    path: ({ invoiceSession }) => `/invoice-payments/${invoiceSession}`,
    answers: owned(200),
  },
  {
    call: 'POST /invoice-payments/:session',
    path: ({ invoiceSession }) => `/invoice-payments/${invoiceSession}`,
    form: () => ({ unusable: '1' }),
    answers: owned(200),
  },
  {
    call: 'GET /punch-out/order/:id',
    path: ({ draft }) => `/punch-out/order/${draft}`,
    answers: owned(200),
  },
  {
    call: 'POST /punch-out/return/:id',
    path: ({ draft }) => `/punch-out/return/${draft}`,
    form: () => ({}),
    answers: owned(200),
  },
  {
    call: 'POST /order/change/:id',
    path: ({ placed }) => `/order/change/${placed}?preview=1`,
    form: () => ({ note: 'Achterom' }),
    answers: owned(200),
  },
  {
    call: 'POST /order/cancel/:id',
    path: ({ fresh }) => `/order/cancel/${fresh}`,
    form: () => ({}),
    answers: owned(200),
  },
  {
    call: 'DELETE /account/addresses/:id',
    path: ({ address }) => `/account/addresses/${address}`,
    answers: owned(200),
  },
  { call: 'GET /lists/:id', path: ({ list }) => `/lists/${list}`, answers: owned(200) },
  {
    call: 'POST /lists/:id',
    path: ({ list }) => `/lists/${list}`,
    form: () => ({ name: 'Egels', lines: '101404 1 order', version: '1' }),
    answers: owned(200),
  },
  { call: 'DELETE /lists/:id', path: ({ list }) => `/lists/${list}`, answers: owned(200) },
  {
    call: 'POST /lists/:id/products',
    path: ({ list }) => `/lists/${list}/products`,
    form: () => ({ lines: '101404 1 order' }),
    answers: owned(200),
  },
  {
    call: 'DELETE /lists/:id/products/:product',
    path: ({ list }) => `/lists/${list}/products/101404`,
    answers: owned(200),
  },
  { call: 'GET /lists/:id/counts', path: ({ list }) => `/lists/${list}/counts`, answers: owned(200) },
  {
    call: 'POST /lists/:id/counts',
    path: ({ list }) => `/lists/${list}/counts`,
    form: () => ({ counts: '101404 3 0 1' }),
    answers: owned(200),
  },
  {
    call: 'POST /lists/:id/round',
    path: ({ list }) => `/lists/${list}/round`,
    form: () => ({ round: '1' }),
    answers: owned(200),
  },
  {
    call: 'GET /standing-orders/:id',
    path: ({ standing }) => `/standing-orders/${standing}`,
    answers: owned(200),
  },
  {
    call: 'POST /standing-orders/:id',
    path: ({ standing }) => `/standing-orders/${standing}`,
    form: (_order, { list }) => ({
      name: 'Egels',
      list: String(list),
      unit: 'week',
      every: '1',
      day: '2',
      starts_on: '2026-11-18',
      max_price_rise: '5',
    }),
    // Companies that pay by card have none.
    answers: { ...owned(200), 'another company': 422, parent: 404, admin: 404 },
  },
  {
    call: 'POST /standing-orders/:id/state',
    path: ({ standing }) => `/standing-orders/${standing}/state`,
    form: () => ({ state: 'paused' }),
    answers: owned(200),
  },
  {
    call: 'POST /standing-orders/:id/decision',
    path: ({ standing }) => `/standing-orders/${standing}/decision`,
    form: (_order, { run }) => ({ run: String(run), decision: 'skip' }),
    answers: owned(200),
  },
  {
    call: 'POST /people/:id',
    path: ({ userId }) => `/people/${userId}`,
    form: () => ({ name: 'Vlinder', role: 'administrator' }),
    answers: owned(200),
  },
  {
    call: 'DELETE /people/:id',
    path: ({ userId }) => `/people/${userId}`,
    // The last administrator stays.
    answers: owned(409),
  },
  {
    call: 'DELETE /people/invitations/:id',
    path: ({ invitation }) => `/people/invitations/${invitation}`,
    answers: owned(200),
  },
  {
    call: 'GET /approvals/check/:id',
    path: ({ draft }) => `/approvals/check/${draft}`,
    answers: ownPerson(200),
  },
  {
    call: 'POST /approvals/request/:id',
    path: ({ draft }) => `/approvals/request/${draft}`,
    form: () => ({}),
    // It needs no approval.
    answers: ownPerson(409),
  },
  {
    call: 'GET /approvals/requests/:id',
    path: ({ request }) => `/approvals/requests/${request}`,
    answers: owned(200),
  },
  {
    call: 'POST /approvals/requests/:id/approve',
    path: ({ request }) => `/approvals/requests/${request}/approve`,
    form: () => ({ version: '1' }),
    answers: owned(200),
  },
  {
    call: 'POST /approvals/requests/:id/refuse',
    path: ({ request }) => `/approvals/requests/${request}/refuse`,
    form: () => ({ version: '1', reason: 'Te duur' }),
    answers: owned(200),
  },
  {
    call: 'POST /approvals/requests/:id/withdraw',
    path: ({ request }) => `/approvals/requests/${request}/withdraw`,
    form: () => ({}),
    answers: ownPerson(200),
  },
  {
    call: 'POST /cost-centres/:id',
    path: ({ costCentre }) => `/cost-centres/${costCentre}`,
    form: () => ({ code: 'EGELS', name: 'Groep Egels', ended: '1' }),
    answers: owned(200),
  },
  {
    call: 'DELETE /cost-centres/:id',
    path: ({ costCentre }) => `/cost-centres/${costCentre}`,
    answers: owned(200),
  },
  {
    call: 'GET /account/switch/:id',
    path: ({ userId }) => `/account/switch/${userId}`,
    // The list always has the own account; a switch within a switch belongs to the original login.
    answers: {
      ...everyAccount(404),
      owner: 200,
      parent: 200,
      'parent that has switched in': 200,
      admin: 200,
      'admin that has switched in': 200,
    },
  },
  {
    call: 'DELETE /account/sessions/:id',
    path: ({ login }) => `/account/sessions/${login}`,
    // A user who switched in acts for the company, but is not its login.
    answers: { ...everyAccount(404), owner: 200 },
  },
];

let api: TestApi;
let placed: number;
let draft: WireDraft;
let userId: number;
let session: string;
let invoiceSession: string;
const tokens = {} as Record<Client, string | undefined>;
/** A list for each request, which may remove it. */
const makeList = async (): Promise<number> => {
  await api.database.sql`delete from shopping_lists`;
  const [list] = await api.database.sql<{ id: number }[]>`
    insert into shopping_lists (company_id, user_id, name, shared)
      select company_id, id, 'Egels', true from users where id = ${userId} returning id`;
  const id = list?.id ?? 0;
  await api.database.sql`
    insert into shopping_list_lines (list_id, product_id, position, quantity, kind, name, article_number, price_cents)
      values (${id}, 101404, 1, 4, 'order', 'Luiers', '101404', 2695)`;
  return id;
};
const createOrder = async (quantity: number): Promise<WireDraft> =>
  (
    await api.data<{ order: WireDraft }>('POST', '/order/create', {
      token: tokens.owner ?? '',
      form: cartForm([[101404, quantity]]),
    })
  ).order;
const placeOrder = async (quantity: number): Promise<number> => {
  const { order_id: id } = await createOrder(quantity);
  await api.data('GET', `/payment/account/${id}`, { token: tokens.owner ?? '' });
  return id;
};
/** A delivery address for each request, which may remove it. */
const makeAddress = async (): Promise<number> => {
  await api.database.sql`delete from delivery_addresses`;
  const [made] = await api.database.sql<{ id: number }[]>`
    insert into delivery_addresses (company_id, label, company_name, street, number, postal_code, city, country)
      select company_id, 'Oost', 'De Vlinder', 'Eikenweg', '7', '3581 KL', 'Utrecht', 'NL' from users where id = ${userId}
      returning id`;
  return made?.id ?? 0;
};
/** A standing order for each request, with a run. */
const makeStandingOrder = async (list: number): Promise<{ standing: number; run: number }> => {
  await api.database.sql`delete from standing_orders`;
  const [made] = await api.database.sql<{ standing: number; run: number }[]>`
    with standing as (
      insert into standing_orders (company_id, user_id, list_id, name, unit, every, day, starts_on, max_price_rise,
          order_reference, status, agreed, changed_at)
        select company_id, id, ${list}, 'Egels', 'week', 1, 2, '2026-11-18', 5, '', 'paused', '{}', now()
          from users where id = ${userId} returning id
    )
    insert into standing_order_runs (standing_order_id, planned_on, delivery_on, place_at, status)
      select id, '2026-11-24', '2026-11-24', '2026-11-23T07:00:00Z', 'announced' from standing
      returning standing_order_id as standing, id as run`;
  return made ?? { standing: 0, run: 0 };
};
/** An invitation for each request, which may withdraw it. */
const makeInvitation = async (): Promise<number> => {
  await api.database.sql`delete from invitations`;
  const [made] = await api.database.sql<{ id: number }[]>`
    insert into invitations (company_id, email, name, role, expires_at)
      select company_id, 'egel@demo.magazijn.test', 'Egel', 'buyer', '2027-01-01' from users where id = ${userId}
      returning id`;
  return made?.id ?? 0;
};
/** A cost centre for each request, which may remove it. */
const makeCostCentre = async (): Promise<number> => {
  await api.database.sql`delete from cost_centres`;
  const [made] = await api.database.sql<{ id: number }[]>`
    insert into cost_centres (company_id, code, name) select company_id, 'EGELS', '' from users where id = ${userId}
      returning id`;
  return made?.id ?? 0;
};

/** A request for approval by a colleague, or by the owner for withdrawing it. */
const makeRequest = async (isOwn: boolean): Promise<number> => {
  const { order_id: order } = await createOrder(15);
  await api.database.sql`update orders set status = 'requested' where id = ${order}`;
  const [made] = await api.database.sql<{ id: number }[]>`
    insert into approval_requests (company_id, order_id, requester_id, requester_name, status, remark, reasons, lines,
        submitted_at, expires_at)
      select company_id, ${order}, ${isOwn ? userId : null}::int, 'Lisa', 'open', '', '[{"kind": "role"}]', '[]',
          '2026-11-18', '2026-12-02'
        from users where id = ${userId} returning id`;
  return made?.id ?? 0;
};

async function switchIn(token: string): Promise<string> {
  return api.data<string>('GET', `/account/switch/${userId}`, { token });
}

beforeAll(async () => {
  api = await openTestApi({ environment: paymentKeys });
  const { sql } = api.database;
  tokens['expired token'] = await api.logIn('vlinder');
  await sql`update sessions set expires_at = created_at`;
  const owner = await api.logIn('vlinder');
  [{ id: userId }] = await sql<[{ id: number }]>`select id from users where email like 'vlinder@%'`;
  tokens.owner = owner;
  placed = await placeOrder(12);
  draft = await createOrder(13);
  session = await addPayment(api.database, draft.order_id);
  invoiceSession = await addPayment(api.database, placed);
  await sql`
    update payments set order_id = null, user_id = ${userId},
        company_id = (select company_id from users where id = ${userId})
      where session_id = ${invoiceSession}`;
  tokens['another company'] = await api.logIn('mier');
  tokens.sibling = await api.logIn('bij');
  tokens.parent = await api.logIn('koepel');
  tokens['parent that has switched in'] = await switchIn(await api.logIn('koepel'));
  tokens.admin = await api.logIn('beheer');
  tokens['admin that has switched in'] = await switchIn(await api.logIn('beheer'));
  tokens['forged token'] = `${owner.slice(0, -4)}AAAA`;
  tokens['disabled user'] = await api.logIn('hommel');
  await sql`update users set disabled = true where email like 'hommel@%'`;
  // As if a cXML system had started each of these sessions.
  await sql`insert into cxml_punch_outs select id, ${sql.json(demoCxmlPunchOut)} from sessions`;
});
afterAll(() => api.close());

describe.each(routes)('[R03] $call', ({ path, form, call, answers }) => {
  test.each(clients)('as %s', async (client) => {
    const token = tokens[client];
    const [method = 'GET'] = call.split(' ');
    const login = call.includes('/sessions/') ? (decodeJwt(await api.logIn('vlinder')).jti ?? '') : '';
    const hasList = /\/(lists|standing-orders)\//.test(call);
    const list = hasList ? await makeList() : 0;
    const { standing, run } = call.includes('/standing-orders/')
      ? await makeStandingOrder(list)
      : { standing: 0, run: 0 };
    const invitation = call.includes('/invitations/') ? await makeInvitation() : 0;
    const costCentre = call.includes('/cost-centres/') ? await makeCostCentre() : 0;
    const fresh = call.includes('/cancel/') ? await placeOrder(14) : 0;
    const address = call.includes('/addresses/') ? await makeAddress() : 0;
    const request = call.includes('/requests/') ? await makeRequest(call.endsWith('/withdraw')) : 0;
    const made = {
      placed,
      draft: draft.order_id,
      userId,
      session,
      invoiceSession,
      login,
      list,
      standing,
      invitation,
      costCentre,
      fresh,
      address,
      request,
    };
    const response = await api.send(method, path(made), {
      ...(token ? { token } : {}),
      ...(method === 'POST' ? { form: form?.(draft, { list, run }) ?? { format: 'pdf' } } : {}),
    });
    expect(response.status).toBe(answers[client]);
  });
});

test('every route with an order, a payment or an account in its path is in this matrix', () => {
  const named = allRoutes.flatMap(({ description: { method, paths } }) =>
    paths
      .filter((path) => path !== undefined)
      .filter((path) => /:(id|session)\b/.test(path) && !path.startsWith('/product'))
      .map((path) => `${method.toUpperCase()} ${path}`),
  );
  expect(named.toSorted()).toEqual(routes.map(({ call }) => call).toSorted());
});

test('[R03] lists and the profile are those of the requesting company', async () => {
  const sibling = tokens.sibling ?? '';
  const { orders } = await api.data<{ orders: { id: number }[] }>('GET', '/order/1/100', { token: sibling });
  expect(orders.map(({ id }) => id)).not.toContain(placed);
  const own = await api.data<{ name: string }>('GET', '/account/profile', { token: tokens.owner ?? '' });
  const others = await api.data<{ name: string }>('GET', '/account/profile', { token: sibling });
  expect(others.name).not.toBe(own.name);
});
