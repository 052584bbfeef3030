import { expect, onTestFinished, test } from 'vitest';
import { createPasswordReset } from '../accounts/passwords.ts';
import { cartForm } from '../testing/cartForm.ts';
import { createTestClient } from '../testing/createTestClient.ts';
import { demoPassword, openTestApi, type TestApi, wednesday } from '../testing/openTestApi.ts';

async function open(): Promise<TestApi> {
  const api = await openTestApi();
  onTestFinished(api.close);
  return api;
}

/** The audit events: event, user, original user, company, address. */
const events = async ({ database: { sql } }: TestApi) =>
  (
    await sql<
      { event: string; userId: number; originalUserId: number; companyId: number; address: string }[]
    >`
      select event, user_id, original_user_id, company_id, address from audit_events order by id`
  ).map(({ event, userId, originalUserId, companyId, address }) =>
    [event, userId, originalUserId, companyId, address].join(' '),
  );

test('logins, switches, passwords, orders and logouts are recorded with user, original user and address', async () => {
  const api = await open();
  const headers = { 'x-forwarded-for': '198.51.100.1' };
  const username = 'koepel@demo.magazijn.test';
  const logIn = (name: string, password: string) =>
    api.send('POST', '/login', { form: { username: name, password }, headers });
  await logIn(username, 'fout');
  await logIn('niemand@demo.magazijn.test', 'fout');
  await logIn('uil@demo.magazijn.test', demoPassword);
  const { token: own } = (await (await logIn(username, demoPassword)).json()).data;
  const token = await api.data<string>('GET', '/account/switch/2', { token: own, headers });
  const { order } = await api.data<{ order: { order_id: number } }>('POST', '/order/create', {
    token,
    headers,
    form: cartForm([[101404, 12]]),
  });
  await api.data('GET', `/payment/account/${order.order_id}`, { token, headers });
  await api.data('POST', '/password/request', { form: { username }, headers });
  const pair = {
    'company_password[plainPassword][first]': 'Koepel-bouwt-2027',
    'company_password[plainPassword][second]': 'Koepel-bouwt-2027',
  };
  await createTestClient(api, own).changePassword(demoPassword, {
    password: Object.values(pair)[0] ?? '',
    passwordRepeat: Object.values(pair)[1] ?? '',
  });
  await api.data('DELETE', '/account/sessions', { token: own, headers });
  await api.data('POST', '/logout', { token: own, headers });
  const link = await createPasswordReset(api.database.sql, 1, new Date(wednesday));
  const chosen = 'Koepel-verbouwt-2028';
  await createTestClient(api).resetPassword(link, { password: chosen, passwordRepeat: chosen });
  expect(await events(api)).toEqual([
    'login-failed 1 1 1 198.51.100.1',
    'login-failed    198.51.100.1',
    'login-failed 7 7 7 198.51.100.1',
    'login 1 1 1 198.51.100.1',
    'switch 2 1 2 198.51.100.1',
    'order-placed 2 1 2 198.51.100.1',
    'password-requested 1 1 1 198.51.100.1',
    'password-changed 1 1 1 unknown',
    'sessions-ended 1 1 1 198.51.100.1',
    'logout 1 1 1 198.51.100.1',
    'password-reset 1 1 1 unknown',
    'login 1 1 1 unknown',
  ]);
});

test('audit events cannot be changed or removed', async () => {
  const { database, logIn } = await open();
  await logIn('vlinder');
  for (const statement of [
    "update audit_events set event = ''",
    'delete from audit_events',
    'truncate audit_events',
  ]) {
    await expect(database.sql.unsafe(statement)).rejects.toThrow('neither changed nor removed');
  }
});

test('a log line has user, company and address', async () => {
  const api = await open();
  const own = await api.logIn('koepel');
  const token = await api.data<string>('GET', '/account/switch/2', { token: own });
  await api.data('GET', '/account/profile', { token, headers: { 'x-forwarded-for': '198.51.100.1' } });
  expect(api.log.at(-1)).toMatchObject({
    user: 2,
    originalUser: 1,
    company: '10010',
    address: '198.51.100.1',
  });
  await api.send('GET', '/category');
  expect(api.log.at(-1)).not.toHaveProperty('user');
});
