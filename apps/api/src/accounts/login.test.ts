import { readTokenClaims } from '@magazijn/api-client';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { demoPassword, openTestApi, type TestApi, wednesday } from '../testing/openTestApi.ts';

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
  test('[C11] a correct password gives a token with the user’s claims', async () => {
    const { token } = await api.data<{ token: string }>('POST', '/login', credentials('vlinder'));
    expect(readTokenClaims(token)).toMatchObject({
      username: 'vlinder@demo.magazijn.test',
      customerNumber: '10010',
      admin: false,
    });
  });

  test.each(['VLINDER@demo.magazijn.test', '\ufeff vlinder@demo.magazijn.test\u200b\u00a0'])(
    '[C01] the e-mail address is matched without case and invisible characters: %j',
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

  test('[X01] a disabled account is named as such after its correct password only', async () => {
    const answer = await api.send('POST', '/login', credentials('uil'));
    expect(await messageOf(answer)).toEqual([401, 'User account is disabled.']);
  });

  test.each([
    [{}],
    [{ username: 'a' }],
    [{ username: '', password: '' }],
    [{ username: 'a', password: 'x'.repeat(301) }],
  ])('[C01] a form with a missing or too long field is 400: %j', async (form) => {
    expect((await api.send('POST', '/login', { form })).status).toBe(400);
  });

  describe('too many failures', () => {
    const stranger = '198.51.100.66';
    const owner = '198.51.100.1';
    let throttled: TestApi;
    beforeAll(async () => {
      throttled = await openTestApi({ environment: { LOGIN_THROTTLE: 'on' }, database: api.database });
    });
    beforeEach(async () => {
      throttled.setTime(wednesday);
      await api.database.sql`delete from login_attempts`;
    });
    afterAll(() => throttled.close());

    const attempt = (username: string, password: string, address: string, cookie?: string) =>
      throttled.send('POST', '/login', {
        form: { username, password },
        headers: { 'x-forwarded-for': address, ...(cookie ? { cookie } : {}) },
      });
    const vlinder = 'vlinder@demo.magazijn.test';
    /** Logs in; returns the cookie that marks the browser as known. */
    const knownDevice = async (username: string, address: string, cookie?: string) => {
      const answer = await attempt(username, demoPassword, address, cookie);
      const [set = ''] = answer.headers.getSetCookie().filter((line) => line.startsWith('known-device='));
      return { cookie: set.split(';')[0] ?? '', set };
    };

    test('from one network block that network for the account, but no other user or network', async () => {
      const failures = await Promise.all(
        Array.from({ length: 50 }, () => attempt(vlinder, 'fout', stranger)),
      );
      expect(failures.filter(({ status }) => status === 401)).toHaveLength(10);
      const blocked = await attempt(vlinder, demoPassword, stranger);
      expect(blocked.status).toBe(429);
      expect(Number(blocked.headers.get('retry-after'))).toBe(90);
      expect((await attempt(vlinder, demoPassword, owner)).status).toBe(200);
      expect((await attempt('bij@demo.magazijn.test', demoPassword, stranger)).status).toBe(200);
      throttled.setTime('2026-11-18T10:01:30Z');
      expect((await attempt(vlinder, demoPassword, stranger)).status).toBe(200);
    });

    test('from many networks slow the account down, except in its known browser', async () => {
      const { cookie } = await knownDevice(vlinder, owner);
      for (let time = 0; time < 110; time += 1) await attempt(vlinder, 'fout', `203.0.113.${time}`);
      const elsewhere = await attempt(vlinder, demoPassword, '192.0.2.1');
      expect([elsewhere.status, elsewhere.headers.get('retry-after')]).toEqual([429, '15']);
      expect((await attempt(vlinder, demoPassword, owner, cookie)).status).toBe(200);
    }, 120_000);

    test('from the owner’s own network do not block the known browser, which has its own limit', async () => {
      const { cookie } = await knownDevice(vlinder, owner);
      for (let time = 0; time < 12; time += 1) await attempt(vlinder, 'fout', owner);
      expect((await attempt(vlinder, demoPassword, owner)).status).toBe(429);
      expect((await attempt(vlinder, demoPassword, owner, cookie)).status).toBe(200);
      for (let time = 0; time < 20; time += 1) await attempt(vlinder, 'fout', owner, cookie);
      expect((await attempt(vlinder, demoPassword, owner, cookie)).status).toBe(429);
    });

    test('a browser is known for its own users only; its cookie is HttpOnly and cannot be forged', async () => {
      const first = await knownDevice(vlinder, owner);
      expect(first.set).toMatch(/; HttpOnly/);
      expect(first.set).toMatch(/; Path=\/;.*; SameSite=Strict/);
      const bij = 'bij@demo.magazijn.test';
      for (let time = 0; time < 12; time += 1) await attempt(bij, 'fout', stranger, first.cookie);
      expect((await attempt(bij, demoPassword, stranger, first.cookie)).status).toBe(429);
      const both = await knownDevice(bij, owner, first.cookie);
      for (const username of [bij, vlinder]) {
        for (let time = 0; time < 11; time += 1) await attempt(username, 'fout', stranger);
        expect((await attempt(username, demoPassword, stranger, both.cookie)).status).toBe(200);
      }
      const forged = both.cookie.replace(/[^.]+$/, 'AAAA');
      expect((await attempt(vlinder, demoPassword, stranger, forged)).status).toBe(429);
    });

    test('with https a known browser’s cookie has the prefix __Host-, and works the same', async () => {
      const secure = await openTestApi({
        environment: { LOGIN_THROTTLE: 'on', PUBLIC_URL: 'https://shop.example' },
        database: api.database,
      });
      onTestFinished(() => secure.close());
      const logIn = (password: string, cookie = '') =>
        secure.send('POST', '/login', { form: { username: vlinder, password }, headers: { cookie } });
      const [set = ''] = (await logIn(demoPassword)).headers
        .getSetCookie()
        .filter((line) => line.startsWith('__Host-known-device='));
      expect(set).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
      for (let time = 0; time < 12; time += 1) await logIn('fout');
      expect((await logIn(demoPassword)).status).toBe(429);
      expect((await logIn(demoPassword, set.split(';')[0])).status).toBe(200);
    });

    test('are forgiven by a success', async () => {
      for (let round = 0; round < 2; round += 1) {
        for (let failure = 0; failure < 8; failure += 1) await attempt(vlinder, 'fout', owner);
        expect((await attempt(vlinder, demoPassword, owner)).status).toBe(200);
      }
    });

    test('are counted per account, in any spelling of its address', async () => {
      const ways = [
        vlinder,
        'VLINDER@demo.magazijn.test',
        'ｖｌｉｎｄｅｒ@demo.magazijn.test',
        ' Vlinder@DEMO.magazijn.test\u200b',
      ];
      for (let time = 0; time < 10; time += 1) {
        expect((await attempt(ways[time % ways.length] ?? '', 'fout', stranger)).status).toBe(401);
      }
      for (const way of ways) expect((await attempt(way, demoPassword, stranger)).status).toBe(429);
    });

    test('of an unknown address with İ are counted too, apart from the address with i', async () => {
      for (let time = 0; time < 10; time += 1) {
        const username = time % 2 ? 'VLİNDER@demo.magazijn.test' : 'vli\u0307nder@demo.magazijn.test';
        expect((await attempt(username, demoPassword, stranger)).status).toBe(401);
      }
      expect((await attempt('vlİnder@demo.magazijn.test', demoPassword, stranger)).status).toBe(429);
      expect((await attempt(vlinder, demoPassword, stranger)).status).toBe(200);
    });
  });

  test('a stored address with other capitals is found, and cannot be stored twice', async () => {
    await api.database
      .sql`update users set email = 'İSMAİL.ÉÇ@demo.magazijn.test' where email like 'hommel@%'`;
    for (const username of ['İSMAİL.ÉÇ@demo.magazijn.test', 'i\u0307smai\u0307l.éç@demo.magazijn.test']) {
      const form = { username, password: demoPassword };
      expect((await api.send('POST', '/login', { form })).status).toBe(200);
    }
    const twice = api.database.sql`
      update users set email = 'i\u0307smai\u0307l.e\u0301ç@demo.magazijn.test' where email like 'mier@%'`;
    await expect(twice).rejects.toThrow('users_email_unique');
  });
});
