// Over 300 lines: one client for each role, and all calls.
import { type ApiClient, ApiError, type CustomerCall, permissionOfCall } from '@magazijn/api-client';
import { allRoles, isAllowed } from '@magazijn/domain/people';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allRoutes } from '../allRoutes.ts';
import { createTestClient } from '../testing/createTestClient.ts';
import { openTestApi, type TestApi } from '../testing/openTestApi.ts';

/** Values of path parameters: existing, and not owned by a particular company. */
const examples: Readonly<Record<string, string>> = {
  ':id': '101404',
  ':page': '1',
  ':pageSize': '5',
  ':category': 'verzorging',
  ':sub': 'luiers',
  ':product': 'demo-luiers-maat-4',
  ':urlTitle': 'over-ons',
  ':location': '10010',
  ':session': 'CS0000000000000001',
};

/** Every route of the API with an example path, its access and whether it changes data. */
const exampleRoutes = allRoutes.flatMap(({ description: { access, changes, method, paths } }) =>
  paths
    .filter((path) => path !== undefined)
    .map((path) => ({
      access,
      changes,
      method: method.toUpperCase(),
      path: path.replace(/:\w+/g, (name) => examples[name] ?? name),
    })),
);

const restricted = exampleRoutes.filter(({ access }) => access === 'customer');

let api: TestApi;
const bearers: Record<string, string> = {};
beforeAll(async () => {
  api = await openTestApi();
  bearers.loggedOut = await api.logIn('bij');
  await api.send('POST', '/logout', { token: bearers.loggedOut });
  bearers.disabled = await api.logIn('koepel');
  await api.database.sql`update users set disabled = true where email like 'koepel@%'`;
  bearers.expired = await api.logIn('vlinder');
  await api.database.sql`update sessions set expires_at = created_at where user_id = 2`;
  bearers.forged = `${(await api.logIn('vlinder')).slice(0, -4)}AAAA`;
  bearers.customer = await api.logIn('vlinder');
});
afterAll(() => api.close());

const statusOf = async ({ method, path }: { method: string; path: string }, token?: string) =>
  (await api.send(method, path, token === undefined ? {} : { token })).status;

/** Sends requests of a user, with a new login after a route that ended the session. */
function statusesOf(name: string): (route: { method: string; path: string }) => Promise<number> {
  let token: string | undefined;
  return async (route) => {
    const isNew = token === undefined;
    token ??= await api.logIn(name);
    const status = await statusOf(route, token);
    if (status !== 401 || isNew) return status;
    token = await api.logIn(name);
    return statusOf(route, token);
  };
}

test('[R04] profile, orders, favourites, cart, ordering, payment, offers and stock mails require a login', () => {
  const areas = [
    '/account',
    '/order',
    '/payment',
    '/shop',
    '/product/favourite',
    '/product/offer',
    '/product/statusmail',
    '/product/alternatives',
    '/product/product-favourite',
    '/product/company-favourite',
    '/password/change',
    '/punch-out',
    '/quick-order',
    '/lists',
    '/purchases',
    '/standing-orders',
    '/people',
    '/cost-centres',
    '/spending',
    '/approvals',
    '/locations',
    '/invoice',
    '/delivery',
  ];
  const forEveryone = [
    '/account/register',
    '/punch-out/code',
    '/punch-out/exchange',
    '/punch-out/frame-hosts',
    '/standing-orders/link',
    '/people/invitation',
  ];
  for (const { access, path } of exampleRoutes) {
    expect(access === 'customer', path).toBe(
      path === '/logout' || (areas.some((area) => path.startsWith(area)) && !forEveryone.includes(path)),
    );
  }
});

describe.each(['anonymous', 'forged', 'expired', 'loggedOut', 'disabled'])(
  '[R03] a visitor with a token that is %s',
  (kind) => {
    test.each(restricted)('$method $path is refused before anything is read or written', async (route) => {
      expect(await statusOf(route, bearers[kind])).toBe(401);
    });
  },
);

/** The customers' routes that a role is not refused. */
async function openTo(role: string): Promise<string[]> {
  const { sql } = api.database;
  await sql`update users set role = ${role} where email like 'bij@%'`;
  const open: string[] = [];
  const statusFor = statusesOf('bij');
  for (const route of restricted) {
    const status = await statusFor(route);
    expect(status, `${route.method} ${route.path}`).toBeLessThan(500);
    if (status !== 403) open.push(`${route.method} ${route.path}`);
  }
  await sql`update users set role = 'administrator' where email like 'bij@%'`;
  return open;
}

test('a buyer may use all but the people, the rules and the list of cost centres; a requester places nothing and sees no invoice; a bookkeeper does not shop', async () => {
  const administrator = await openTo('administrator');
  const buyer = await openTo('buyer');
  const requester = await openTo('requester');
  const bookkeeper = await openTo('bookkeeper');
  const without = (some: string[]) => administrator.filter((route) => !some.includes(route));
  expect(without(buyer)).toMatchInlineSnapshot(`
    [
      "GET /people",
      "POST /people/invitations",
      "DELETE /people/invitations/101404",
      "POST /people/101404",
      "DELETE /people/101404",
      "POST /cost-centres",
      "POST /cost-centres/101404",
      "DELETE /cost-centres/101404",
      "POST /approvals/settings",
      "GET /approvals/history",
    ]
  `);
  expect(without(requester)).toMatchInlineSnapshot(`
    [
      "POST /account/addresses",
      "DELETE /account/addresses/101404",
      "POST /product/company-favourite/101404",
      "DELETE /product/company-favourite/101404",
      "GET /people",
      "POST /people/invitations",
      "DELETE /people/invitations/101404",
      "POST /people/101404",
      "DELETE /people/101404",
      "POST /cost-centres",
      "POST /cost-centres/101404",
      "DELETE /cost-centres/101404",
      "GET /spending",
      "POST /locations/10010/order",
      "GET /approvals/settings",
      "POST /approvals/settings",
      "POST /approvals/stand-in",
      "DELETE /approvals/stand-in",
      "POST /approvals/requests/101404/approve",
      "POST /approvals/requests/101404/refuse",
      "GET /approvals/budgets",
      "GET /approvals/history",
      "POST /standing-orders",
      "POST /standing-orders/101404",
      "POST /standing-orders/101404/state",
      "POST /standing-orders/101404/decision",
      "GET /payment/account/101404",
      "POST /order/change/101404",
      "POST /order/cancel/101404",
      "POST /order/invoice/101404",
      "POST /order/invoice/101404/token",
      "GET /invoices/1/5",
      "POST /invoices/email",
      "POST /invoices/files/token",
      "POST /invoices/files",
      "POST /invoice-payments",
      "GET /invoice-payments/CS0000000000000001",
      "POST /invoice-payments/CS0000000000000001",
      "GET /punch-out/order/101404",
      "POST /punch-out/return/101404",
    ]
  `);
  expect(bookkeeper).toMatchInlineSnapshot(`
    [
      "POST /logout",
      "POST /password/change",
      "GET /account/profile",
      "GET /account/extra_values",
      "GET /account/kdv",
      "GET /account/switch/101404",
      "GET /account/sessions",
      "DELETE /account/sessions/101404",
      "DELETE /account/sessions",
      "GET /spending",
      "GET /approvals/budgets",
      "POST /order/invoice/101404",
      "POST /order/invoice/101404/token",
      "GET /invoices/1/5",
      "POST /invoices/email",
      "POST /invoices/files/token",
      "POST /invoices/files",
      "POST /invoice-payments",
      "GET /invoice-payments/CS0000000000000001",
      "POST /invoice-payments/CS0000000000000001",
      "POST /punch-out/return",
    ]
  `);
});

test('the shop knows which reading calls a role may make', async () => {
  const { sql } = api.database;
  const everyOrder = { search: '', from: null, until: null };
  const allInvoices = { status: 'all', from: null, until: null, location: null } as const;
  const calls: Readonly<Record<CustomerCall, (client: ApiClient) => Promise<unknown>>> = {
    offeredProducts: (client) => client.offeredProducts(),
    alternatives: (client) => client.alternatives([101404]),
    favouriteProducts: (client) => client.favouriteProducts(),
    favourites: (client) => client.favourites(),
    orders: (client) => client.orders(),
    orderHistory: (client) => client.orderHistory(everyOrder, 1),
    wholeHistory: (client) => client.wholeHistory(),
    order: (client) => client.order(1),
    purchases: (client) => client.purchases('', 'last-desc', 1, 5),
    lastPurchase: (client) => client.lastPurchase(101404, '10010'),
    lists: (client) => client.lists(),
    list: (client) => client.list(1),
    standingOrders: (client) => client.standingOrders(),
    standingOrder: (client) => client.standingOrder(1),
    people: (client) => client.people(),
    costCentres: (client) => client.costCentres(),
    spending: (client) => client.spending(2026, null),
    locations: (client) => client.locations(),
    invoices: (client) => client.invoices(allInvoices, 1),
    approvalSettings: (client) => client.approvalSettings(),
    approvalRequests: (client) => client.approvalRequests('to-decide'),
    approvalRequest: (client) => client.approvalRequest(1),
    approvalBudgets: (client) => client.approvalBudgets(),
    deliveryPlan: (client) => client.deliveryPlan(),
    deliveryAddresses: (client) => client.deliveryAddresses(),
    profile: (client) => client.profile(),
    groceryPartnerEnabled: (client) => client.groceryPartnerEnabled(),
    switchableCompanies: (client) => client.switchableCompanies(),
    listSessions: (client) => client.listSessions(),
  };
  for (const role of allRoles) {
    await sql`update users set role = ${role} where email like 'bij@%'`;
    const client = createTestClient(api, await api.logIn('bij'));
    for (const call of Object.keys(calls) as CustomerCall[]) {
      const permission = permissionOfCall(call);
      const expected = permission === null || isAllowed(role, permission) ? null : 403;
      const status = await calls[call](client).then(
        () => null,
        (error: unknown) => (error instanceof ApiError ? error.status : error),
      );
      expect(status, `${role} ${call}`).toBe(expected);
    }
  }
  await sql`update users set role = 'administrator' where email like 'bij@%'`;
});

test.each(['hommel', 'mier', 'beheer'])('every route accepts the logged in user %s', async (name) => {
  const statusFor = statusesOf(name);
  for (const route of exampleRoutes) {
    const status = await statusFor(route);
    expect(status, `${route.method} ${route.path}`).toBeLessThan(500);
    if (route.access === 'customer') expect(status, `${route.method} ${route.path}`).not.toBe(401);
  }
});

test.each(exampleRoutes.filter(({ access, method }) => access !== 'customer' && method === 'GET'))(
  '[R01] an anonymous visitor may see $path',
  async (route) => {
    expect([401, 403]).not.toContain(await statusOf(route));
  },
);

test.each(exampleRoutes.filter(({ changes }) => changes))(
  '$path changes data: no prefetch, no cross-site request, no HEAD',
  async ({ method, path }) => {
    const token = bearers.customer ?? '';
    for (const [name, value] of [
      ['sec-purpose', 'prefetch'],
      ['sec-fetch-site', 'cross-site'],
    ] as const) {
      expect((await api.send(method, path, { token, headers: { [name]: value } })).status).toBe(403);
    }
    const headers = { authorization: `Bearer ${token}` };
    const head = await api.app.request(`/api/v1${path}`, { method: 'HEAD', headers });
    expect(head.status).toBe(405);
    expect(head.headers.get('allow')).not.toContain('HEAD');
  },
);
