import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestClient } from '../testing/createTestClient.ts';
import { demoPassword, openTestApi, type TestApi, wednesday } from '../testing/openTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ environment: { SESSION_IDLE_MINUTES: '60' } });
});
afterAll(() => api.close());

const statusOf = async (token: string) => (await api.send('GET', '/account/profile', { token })).status;
const switchTo = async (token: string, id: number) =>
  api.data<string>('GET', `/account/switch/${id}`, { token });
const [koepel, vlinder, mier] = [1, 2, 5];

const change = (statement: string) => api.database.sql.unsafe(statement);

describe('logging out', () => {
  test('while switched ends the login and all sessions switched from it, and no other login', async () => {
    const other = await api.logIn('koepel');
    const own = await api.logIn('koepel');
    const [first, second] = [await switchTo(own, vlinder), await switchTo(own, 3)];
    const third = await switchTo(second, vlinder);
    await api.data('POST', '/logout', { token: third });
    expect(await Promise.all([own, first, second, third].map(statusOf))).toEqual([401, 401, 401, 401]);
    expect(await statusOf(other)).toBe(200);
  });
});

describe('logging in again', () => {
  const form = { username: 'vlinder@demo.magazijn.test', password: demoPassword };
  const again = async (token: string) =>
    (await api.data<{ token: string }>('POST', '/login', { token, form })).token;

  test('ends the browser’s previous login with all sessions switched from it, and no other login', async () => {
    const other = await api.logIn('koepel');
    const own = await api.logIn('koepel');
    const switched = await switchTo(own, vlinder);
    const next = await again(switched);
    expect(await Promise.all([own, switched, other, next].map(statusOf))).toEqual([401, 401, 200, 200]);
    const [{ event } = { event: '' }] = await api.database.sql<{ event: string }[]>`
      select event from audit_events where user_id = ${koepel} order by id desc limit 1`;
    expect(event).toBe('session-ended');
  });

  test('with a wrong password ends no session', async () => {
    const own = await api.logIn('vlinder');
    const wrong = { form: { ...form, password: 'fout' }, token: own };
    expect((await api.send('POST', '/login', wrong)).status).toBe(401);
    expect(await statusOf(own)).toBe(200);
  });

  test.each(['a.b.c', 'nobody'])('with an invalid bearer token succeeds: %s', async (token) => {
    expect(await statusOf(await again(token))).toBe(200);
  });
});

describe('[R03] a session that ended with a right stays ended after the right is restored', () => {
  test.each([
    [
      'koepel',
      vlinder,
      'update companies set parent_id = null where id = 2',
      'update companies set parent_id = 1 where id = 2',
      [200, 401],
    ],
    [
      'koepel',
      vlinder,
      'update users set disabled = true where id = 1',
      'update users set disabled = false where id = 1',
      [401, 401],
    ],
    [
      'koepel',
      vlinder,
      'update users set disabled = true where id = 2',
      'update users set disabled = false where id = 2',
      [200, 401],
    ],
    [
      'beheer',
      mier,
      'update users set admin = false where id = 6',
      'update users set admin = true where id = 6',
      [401, 401],
    ],
  ])('%s switched to %i, then: %s', async (name, id, end, restore, statuses) => {
    const own = await api.logIn(name);
    const switched = await switchTo(own, id);
    await change(end);
    await change(restore);
    expect([await statusOf(own), await statusOf(switched)]).toEqual(statuses);
  });

  test('other changes of a company or a user end no session', async () => {
    const own = await api.logIn('koepel');
    const switched = await switchTo(own, vlinder);
    await change(`update companies set name = name, parent_id = parent_id;
      update users set email = email, disabled = disabled, admin = admin`);
    expect([await statusOf(own), await statusOf(switched)]).toEqual([200, 200]);
  });
});

describe('the user’s sessions', () => {
  test('are listed with their browser, without switched sessions and without those of others', async () => {
    await api.database.sql`delete from sessions`;
    const headers = {
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    };
    const form = { username: 'koepel@demo.magazijn.test', password: 'Magazijn-2026!' };
    const { token } = await api.data<{ token: string }>('POST', '/login', { form, headers });
    await api.logIn('koepel');
    await api.logIn('vlinder');
    const sessions = await createTestClient(api, await switchTo(token, vlinder)).listSessions();
    expect(sessions).toHaveLength(2);
    expect(sessions?.find(({ current }) => current)).toMatchObject({
      device: 'Firefox op Windows',
      createdAt: '2026-11-18T10:00:00.000Z',
      lastUsedAt: '2026-11-18T10:00:00.000Z',
    });
    expect(sessions?.find(({ current }) => !current)?.device).toBe('Onbekend apparaat');
  });

  test('can be ended one by one, with the sessions switched from it; another user’s cannot', async () => {
    const [own, other, stranger] = [
      await api.logIn('koepel'),
      await api.logIn('koepel'),
      await api.logIn('mier'),
    ];
    const switched = await switchTo(other, vlinder);
    const listed = await createTestClient(api, other).listSessions();
    const id = listed?.find(({ current }) => current)?.id ?? '';
    await expect(createTestClient(api, stranger).endSession(id)).rejects.toMatchObject({ status: 404 });
    expect(await statusOf(other)).toBe(200);
    await createTestClient(api, own).endSession(id);
    expect(await Promise.all([own, other, switched].map(statusOf))).toEqual([200, 401, 401]);
  });

  test('can all be ended but the current one and the sessions switched from it', async () => {
    const [own, other, stranger] = [
      await api.logIn('koepel'),
      await api.logIn('koepel'),
      await api.logIn('mier'),
    ];
    const switched = await switchTo(own, vlinder);
    await createTestClient(api, switched).endOtherSessions();
    expect(await Promise.all([own, switched, other, stranger].map(statusOf))).toEqual([200, 200, 401, 200]);
  });
});

test('a login expires after the idle limit; requests of a switched session count as use', async () => {
  api.setTime(wednesday);
  const [idle, own] = [await api.logIn('koepel'), await api.logIn('koepel')];
  const switched = await switchTo(own, vlinder);
  api.setTime('2026-11-18T10:50:00Z');
  expect(await statusOf(switched)).toBe(200);
  api.setTime('2026-11-18T11:00:01Z');
  expect([await statusOf(idle), await statusOf(own)]).toEqual([401, 200]);
  expect((await createTestClient(api, own).listSessions())?.map(({ current }) => current)).toEqual([true]);
  api.setTime(wednesday);
});

test('expired sessions are deleted at the next login', async () => {
  api.setTime(wednesday);
  await switchTo(await api.logIn('koepel'), koepel);
  api.setTime('2026-11-19T10:00:00Z');
  await api.logIn('mier');
  expect(await api.database.sql`select user_id from sessions`).toEqual([{ userId: mier }]);
  api.setTime(wednesday);
});
