import { readTokenClaims } from '@magazijn/api-client';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { demoPassword, openTestApi, type TestApi } from '../../testing/openTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const credentials = (name: string, password = demoPassword) => ({
  form: { username: `${name}@demo.magazijn.test`, password },
});
const messageOf = async (response: Response) => [response.status, (await response.json()).message];

describe('logging in', () => {
  test('[C11] a right password gives a token that says who it is', async () => {
    const { token } = await api.data<{ token: string }>('POST', '/login', credentials('vlinder'));
    expect(readTokenClaims(token)).toMatchObject({
      username: 'vlinder@demo.magazijn.test',
      customerNumber: '10010',
      admin: false,
    });
  });

  test.each(['VLINDER@demo.magazijn.test', '\ufeff vlinder@demo.magazijn.test\u200b\u00a0'])(
    '[C01] the e-mail address is found in any capitals, and as it is pasted: %j',
    async (username) => {
      const form = { username, password: demoPassword };
      expect((await api.send('POST', '/login', { form })).status).toBe(200);
    },
  );

  test.each([
    ['a wrong password', credentials('vlinder', 'verkeerd')],
    ['an unknown address', credentials('niemand')],
    ['a disabled account with a wrong password', credentials('uil', 'verkeerd')],
  ])('[X01] %s is 401 with the message of the specification', async (_name, request) => {
    expect(await messageOf(await api.send('POST', '/login', request))).toEqual([401, 'Bad credentials.']);
  });

  test('[X01] a disabled account hears so after its right password', async () => {
    const answer = await api.send('POST', '/login', credentials('uil'));
    expect(await messageOf(answer)).toEqual([401, 'User account is disabled.']);
  });

  test.each([
    [{}],
    [{ username: 'a' }],
    [{ username: '', password: '' }],
    [{ username: 'a', password: 'x'.repeat(301) }],
  ])('[C01] a form with a field missing or too long is 400: %j', async (form) => {
    expect((await api.send('POST', '/login', { form })).status).toBe(400);
  });

  test('after ten failures an account waits, also with its right password, and only that account', async () => {
    const throttled = await openTestApi({ environment: { LOGIN_THROTTLE: 'on' } });
    onTestFinished(throttled.close);
    const failures = await Promise.all(
      Array.from({ length: 12 }, () => throttled.send('POST', '/login', credentials('vlinder', 'fout'))),
    );
    expect(failures.filter(({ status }) => status === 401)).toHaveLength(10);
    const blocked = await throttled.send('POST', '/login', credentials('vlinder'));
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers.get('retry-after'))).toBe(15 * 60);
    await throttled.logIn('bij');
    throttled.setTime('2026-11-18T10:15:01Z');
    await throttled.logIn('vlinder');
  });

  test('a login that succeeds is forgiven its failures', async () => {
    const throttled = await openTestApi({ environment: { LOGIN_THROTTLE: 'on' } });
    onTestFinished(throttled.close);
    for (let round = 0; round < 2; round += 1) {
      for (let failure = 0; failure < 8; failure += 1) {
        await throttled.send('POST', '/login', credentials('vlinder', 'fout'));
      }
      await throttled.logIn('vlinder');
    }
  });
});
