import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../testing/openTestApi.ts';
import { runAdmin } from '../testing/runAdmin.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  // Commands use the real clock.
  api.setTime(new Date().toISOString());
});
afterAll(() => api.close());

const admin = (...args: string[]) => runAdmin(api.database.url, args);
const statusOf = async (token: string) => (await api.send('GET', '/account/profile', { token })).status;

test('sessions are listed and ended, one login or all of a user, with the sessions it switched to', async () => {
  const [first, second, other] = [
    await api.logIn('koepel'),
    await api.logIn('koepel'),
    await api.logIn('mier'),
  ];
  const switched = await api.data<string>('GET', '/account/switch/2', { token: first });
  const { output } = await admin('sessions', 'list', 'KOEPEL@demo.magazijn.test');
  expect(output).toHaveLength(2);
  expect(output.join()).toMatch(/koepel@demo\.magazijn\.test.*switched 1 times/);
  const id = output.find((line) => line.includes('switched'))?.slice(0, 36) ?? '';
  expect((await admin('sessions', 'end', id)).code).toBe(0);
  expect(await Promise.all([first, switched, second].map(statusOf))).toEqual([401, 401, 200]);
  expect((await admin('sessions', 'end', 'koepel@demo.magazijn.test')).code).toBe(0);
  expect(await Promise.all([second, other].map(statusOf))).toEqual([401, 200]);
  expect((await admin('sessions', 'end', 'niemand@demo.magazijn.test')).code).toBe(1);
  expect((await admin('sessions')).code).toBe(1);
  expect(await admin('audit', 'niemand@demo.magazijn.test')).toMatchObject({
    code: 1,
    errors: ['No user has the e-mail address "niemand@demo.magazijn.test".'],
  });

  const shown = (await admin('audit')).output;
  expect(shown.join('\n')).toMatch(
    / {2}switch {2}vlinder@demo\.magazijn\.test {2}\(by koepel@demo\.magazijn\.test\) {2}10010/,
  );
  expect(shown.join('\n')).toMatch(/ {2}admin {2}.*"sessions".*"end"/);
  expect((await admin('audit', 'mier@demo.magazijn.test')).output).toHaveLength(1);
});
