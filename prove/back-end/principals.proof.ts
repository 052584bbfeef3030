import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleRoutes } from '../../apps/api/src/testing/exampleRoutes.ts';
import { openTestApi, type TestApi } from '../../apps/api/src/testing/openTestApi.ts';
import { tellProof } from '../../testing/tellProof.ts';

let api: TestApi;
/** Nobody, or whoever's token does not count: they are told what a visitor is told. */
const strangers: Record<string, () => Promise<string | undefined>> = {};
/** Whoever is logged in. */
const customers: Record<string, () => Promise<string>> = {};

beforeAll(async () => {
  api = await openTestApi();
  const { sql } = api.database;
  const expired = await api.logIn('uil').catch(() => '');
  expect(expired).toBe('');
  const old = await api.logIn('bij');
  await sql`update sessions set expires_at = created_at`;
  const disabled = await api.logIn('mier');
  await sql`update users set disabled = true where email like 'mier@%'`;
  const loggedOut = await api.logIn('bij');
  await api.send('POST', '/logout', { token: loggedOut });
  const [head = '', claims = ''] = (await api.logIn('bij')).split('.');
  const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  Object.assign(strangers, {
    anonymous: async () => undefined,
    garbage: async () => 'a.b.c',
    'with another signature': async () => `${head}.${claims}.${'A'.repeat(43)}`,
    'without a signature': async () => `${unsigned}.${claims}.`,
    'whose session has expired': async () => old,
    'whose account is disabled': async () => disabled,
    'who has logged out': async () => loggedOut,
  });
  const switched = async (name: string) => {
    const [{ id } = { id: 0 }] = await sql<{ id: number }[]>`
      select id from users where email like 'vlinder@%'`;
    return api.data<string>('GET', `/account/switch/${id}`, { token: await api.logIn(name) });
  };
  Object.assign(customers, {
    'a company on account': () => api.logIn('vlinder'),
    'a company by debit': () => api.logIn('bij'),
    'a Belgian company': () => api.logIn('hommel'),
    'a parent organisation': () => api.logIn('koepel'),
    'a parent that has switched in': () => switched('koepel'),
    'an admin': () => api.logIn('beheer'),
    'an admin that has switched in': () => switched('beheer'),
  });
});
afterAll(() => api.close());

test('every route refuses whoever it is not for, and no one else', async () => {
  let cells = 0;
  for (const { access, method, path } of exampleRoutes) {
    const statusOf = async (token: string | undefined) =>
      (await api.send(method, path, token === undefined ? {} : { token })).status;
    const asVisitor = await statusOf(undefined);
    expect(asVisitor, `${method} ${path}`).toBeLessThan(500);
    for (const [who, tokenOf] of Object.entries(strangers)) {
      const status = await statusOf(await tokenOf());
      // Where a bearer is looked at, one that does not count is told so: the shop then logs out.
      const isRefused = access === 'customer' || (access === 'visitor' && who !== 'anonymous');
      expect(status, `${method} ${path}, ${who}`).toBe(isRefused ? 401 : asVisitor);
      cells += 1;
    }
    for (const [who, tokenOf] of Object.entries(customers)) {
      // A call may end the session that it is made with: each has one of its own.
      const status = await statusOf(await tokenOf());
      if (access === 'customer') expect(status, `${method} ${path}, ${who}`).not.toBe(401);
      expect(status, `${method} ${path}, ${who}`).toBeLessThan(500);
      cells += 1;
    }
  }
  tellProof(cells, `cells: ${exampleRoutes.length} routes by ${cells / exampleRoutes.length} principals`);
});
