import type { ApiClient } from '@magazijn/api-client';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { proofRepeats } from '../../../../tools/testing/reportProof.ts';
import { createTestClient } from '../testing/createTestClient.ts';
import { emptyTables } from '../testing/emptyTables.ts';
import { demoPassword, openTestApi, type TestApi, wednesday } from '../testing/openTestApi.ts';
import { createPasswordReset } from './passwords.ts';

const vlinder = { id: 2, email: 'vlinder@demo.magazijn.test' };
const newPassword = 'Vlinder-vliegt-2027';
const pair = { password: newPassword, passwordRepeat: newPassword };

let api: TestApi;
let client: ApiClient;
beforeAll(async () => {
  api = await openTestApi();
  client = createTestClient(api);
  await api.database.sql`create table untouched as select id, password_hash, disabled from users`;
});
beforeEach(async () => {
  api.setTime(wednesday);
  const { sql } = api.database;
  await emptyTables(sql, 'outbox', 'password_resets', 'login_attempts', 'sessions');
  await sql`
    update users set password_hash = untouched.password_hash, disabled = untouched.disabled
      from untouched where untouched.id = users.id`;
});
afterAll(() => api.close());

async function openSecondApi(environment: NodeJS.ProcessEnv): Promise<TestApi> {
  const other = await openTestApi({ environment, database: api.database });
  onTestFinished(other.close);
  return other;
}

const kinds = async () =>
  (await api.database.sql<{ kind: string }[]>`select kind from outbox order by id`).map(({ kind }) => kind);
const mailedToken = () => createPasswordReset(api.database.sql, vlinder.id, new Date(wednesday));
const statusWith = async (token: string) => (await api.send('GET', '/account/profile', { token })).status;

describe('requesting a new password', () => {
  test('[C01] a known address, in any case, gets a mail', async () => {
    await client.requestPassword(' Vlinder@demo.magazijn.test ');
    expect(await kinds()).toEqual(['password-reset']);
  });

  test('[X05] an unknown address is 404, as slow as a known one', async () => {
    const timed = async (email: string) => {
      const started = performance.now();
      const status = await client.requestPassword(email).then(
        () => 200,
        (error: { status: number }) => error.status,
      );
      return { status, took: performance.now() - started };
    };
    const [known, unknown] = [await timed(vlinder.email), await timed('niemand@demo.magazijn.test')];
    expect([known.status, unknown.status]).toEqual([200, 404]);
    for (const { took } of [known, unknown]) expect(took).toBeGreaterThanOrEqual(149);
    expect(await kinds()).toEqual(['password-reset']);
  });

  test('with FORGOT_ALWAYS_SUCCEEDS an unknown address is answered like a known one', async () => {
    const discreet = await openSecondApi({ FORGOT_ALWAYS_SUCCEEDS: 'on' });
    await createTestClient(discreet).requestPassword('niemand@demo.magazijn.test');
    expect(await discreet.database.sql`select id from outbox`).toEqual([]);
  });

  test('an account that cannot log in gets a mail with the reason, without a link', async () => {
    await client.requestPassword('uil@demo.magazijn.test');
    expect(await kinds()).toEqual(['account-inactive']);
  });
});

describe('setting a new password by a link', () => {
  test('[C01] [C11] [T81] logs in; the old password and the other sessions end', async () => {
    const other = await api.logIn('vlinder');
    const token = await client.resetPassword(await mailedToken(), pair);
    expect(await statusWith(token)).toBe(200);
    expect(await statusWith(other)).toBe(401);
    await expect(client.logIn(vlinder.email, demoPassword)).rejects.toMatchObject({ status: 401 });
    expect(await client.logIn(vlinder.email, newPassword)).toBeTruthy();
    expect(await kinds()).toEqual(['password-changed']);
  });

  test('makes the browser a known one, as a login does', async () => {
    const form = {
      'password[plainPassword][first]': newPassword,
      'password[plainPassword][second]': newPassword,
    };
    const { headers } = await api.send('POST', `/password/reset/${await mailedToken()}`, { form });
    expect(headers.getSetCookie().join()).toContain('known-device=');
  });

  test('[X07] a link works once, also with ten concurrent requests', proofRepeats, async () => {
    const token = await mailedToken();
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => client.resetPassword(token, pair)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(client.resetPassword(token, pair)).rejects.toMatchObject({ status: 404 });
  });

  test('[X07] a link works for an hour, and using one invalidates the others', async () => {
    const [first, second] = [await mailedToken(), await mailedToken()];
    api.setTime('2026-11-18T10:59:59Z');
    await client.resetPassword(first, pair);
    await expect(client.resetPassword(second, pair)).rejects.toMatchObject({ status: 404 });
    const third = await mailedToken();
    api.setTime('2026-11-18T11:00:01Z');
    await expect(client.resetPassword(third, pair)).rejects.toMatchObject({ status: 404 });
  });

  test.each([
    [
      '[V11] unequal passwords',
      { ...pair, passwordRepeat: 'anders' },
      'Wachtwoorden komen niet overeen met elkaar',
    ],
    [
      'a short one',
      { password: 'kort', passwordRepeat: 'kort' },
      'Kies een wachtwoord van ten minste 8 tekens.',
    ],
    [
      'the own e-mail address',
      { password: 'Vlinder@Demo1', passwordRepeat: 'Vlinder@Demo1' },
      'Dit wachtwoord is makkelijk te raden. Kies een langer wachtwoord, zonder reeksen, herhalingen, de naam van je bedrijf of je e-mailadres.',
    ],
  ])('%s: 422 in Dutch, and the link still works', async (_name, wrong, message) => {
    const token = await mailedToken();
    await expect(client.resetPassword(token, wrong)).rejects.toMatchObject({ status: 422, message });
    expect(await client.resetPassword(token, pair)).toBeTruthy();
  });

  test('the name of the company is refused; another company’s name is accepted', async () => {
    const token = await mailedToken();
    const { sql } = api.database;
    const named = { password: 'QuoxwerfBrimzand', passwordRepeat: 'QuoxwerfBrimzand' };
    await sql`update companies set name = 'Quoxwerf Brimzand' where id = 2`;
    await expect(client.resetPassword(token, named)).rejects.toMatchObject({ status: 422 });
    await sql`update companies set name = 'De Vlinder' where id = 2`;
    expect(await client.resetPassword(token, named)).toBeTruthy();
  });

  test('a link is checked without being used; once it was used or has expired, it does not work', async () => {
    const [used, old] = [await mailedToken(), await mailedToken()];
    expect([await client.resetLinkWorks(used), await client.resetLinkWorks('unknown')]).toEqual([
      true,
      false,
    ]);
    await client.resetPassword(used, pair);
    expect([await client.resetLinkWorks(used), await client.resetLinkWorks(old)]).toEqual([false, false]);
    const hourly = await mailedToken();
    api.setTime('2026-11-18T11:00:01Z');
    expect(await client.resetLinkWorks(hourly)).toBe(false);
  });

  test('the link of a user who was disabled since is 404', async () => {
    const token = await mailedToken();
    await api.database.sql`update users set disabled = true where id = ${vlinder.id}`;
    await expect(client.resetPassword(token, pair)).rejects.toMatchObject({ status: 404 });
  });

  test('the stored hash cannot be used as a link', async () => {
    const token = await mailedToken();
    const [row] = await api.database.sql<{ tokenHash: string }[]>`select token_hash from password_resets`;
    expect(row?.tokenHash).not.toBe(token);
    await expect(client.resetPassword(row?.tokenHash ?? '', pair)).rejects.toMatchObject({ status: 404 });
  });
});

describe('changing the password', () => {
  test('[C01] [V10] ends the other sessions and keeps this one', async () => {
    const [own, other] = [await api.logIn('vlinder'), await api.logIn('vlinder')];
    await createTestClient(api, own).changePassword(demoPassword, pair);
    expect([await statusWith(own), await statusWith(other)]).toEqual([200, 401]);
    expect(await client.logIn(vlinder.email, newPassword)).toBeTruthy();
    expect(await kinds()).toEqual(['password-changed']);
  });

  test('ends the sessions switched from other sessions, and no session of a parent organisation', async () => {
    const parent = await api.logIn('koepel');
    const switchTo = async (token: string): Promise<string> =>
      (await (await api.send('GET', '/account/switch/2', { token })).json()).data;
    const [inParent, elsewhere] = [await switchTo(parent), await switchTo(await api.logIn('koepel'))];
    await createTestClient(api, await api.logIn('vlinder')).changePassword(demoPassword, pair);
    expect(await statusWith(inParent)).toBe(200);
    await createTestClient(api, parent).changePassword(demoPassword, pair);
    expect([await statusWith(parent), await statusWith(inParent), await statusWith(elsewhere)]).toEqual([
      200, 401, 401,
    ]);
  });

  test.each([
    ['a wrong current password', 'verkeerd', pair, 'Het huidige wachtwoord klopt niet.'],
    [
      'unequal passwords',
      demoPassword,
      { ...pair, passwordRepeat: 'anders' },
      'Wachtwoorden komen niet overeen met elkaar',
    ],
    [
      'a common one',
      demoPassword,
      { password: 'Welkom01', passwordRepeat: 'Welkom01' },
      'Dit wachtwoord is makkelijk te raden. Kies een langer wachtwoord, zonder reeksen, herhalingen, de naam van je bedrijf of je e-mailadres.',
    ],
    [
      'the own e-mail address',
      demoPassword,
      { password: 'Vlinder@Demo1', passwordRepeat: 'Vlinder@Demo1' },
      'Dit wachtwoord is makkelijk te raden. Kies een langer wachtwoord, zonder reeksen, herhalingen, de naam van je bedrijf of je e-mailadres.',
    ],
  ])('[V10] %s is 422 in Dutch, and changes nothing', async (_name, current, wanted, message) => {
    const own = createTestClient(api, await api.logIn('vlinder'));
    await expect(own.changePassword(current, wanted)).rejects.toMatchObject({ status: 422, message });
    expect(await api.logIn('vlinder')).toBeTruthy();
  });

  test('the name of the company is refused; another company’s name is accepted', async () => {
    const own = createTestClient(api, await api.logIn('vlinder'));
    const { sql } = api.database;
    const named = { password: 'QuoxwerfBrimzand', passwordRepeat: 'QuoxwerfBrimzand' };
    await sql`update companies set name = 'Quoxwerf Brimzand' where id = 2`;
    await expect(own.changePassword(demoPassword, named)).rejects.toMatchObject({ status: 422 });
    await sql`update companies set name = 'De Vlinder' where id = 2`;
    await own.changePassword(demoPassword, named);
  });

  test('the current password cannot be guessed in an unattended session', async () => {
    const throttled = await openSecondApi({ LOGIN_THROTTLE: 'on' });
    const own = createTestClient(throttled, await throttled.logIn('vlinder'));
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      await own.changePassword(`gok ${count}`, pair).catch(({ status }) => statuses.push(status));
    }
    expect(statuses.at(-2)).toBe(422);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('requesting a link too often', () => {
  const ask = async (throttled: TestApi, address: string, username = 'vlinder@demo.magazijn.test') =>
    throttled.send('POST', '/password/request', {
      form: { username },
      headers: { 'x-forwarded-for': address },
    });
  const mails = async (throttled: TestApi) =>
    (await throttled.database.sql`select id from outbox where kind = 'password-reset'`).length;

  test('blocks further requests of that network, but no login', async () => {
    const throttled = await openSecondApi({ LOGIN_THROTTLE: 'on' });
    for (let count = 0; count < 5; count += 1) {
      expect((await ask(throttled, '198.51.100.66')).status).toBe(200);
    }
    const refused = await ask(throttled, '198.51.100.66', 'VLINDER@demo.magazijn.test');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600);
    expect(await throttled.logIn('vlinder')).toBeTruthy();
  });

  test('from many networks neither fills the mailbox nor blocks the owner’s link', async () => {
    const throttled = await openSecondApi({ LOGIN_THROTTLE: 'on' });
    for (let count = 0; count < 20; count += 1) {
      expect((await ask(throttled, `203.0.113.${count}`)).status).toBe(200);
    }
    expect(await mails(throttled)).toBe(5);
    throttled.setTime('2026-11-18T10:30:00Z');
    expect((await ask(throttled, '198.51.100.1')).status).toBe(200);
    expect(await mails(throttled)).toBe(6);
  });

  test('is limited, and so is guessing links', async () => {
    const throttled = await openSecondApi({ LOGIN_THROTTLE: 'on' });
    const guesses = createTestClient(throttled);
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) {
      await guesses.resetPassword(`gok-${count}`, pair).catch(({ status }) => statuses.push(status));
    }
    expect(statuses).toEqual([...Array<number>(20).fill(404), 429]);
    await expect(guesses.resetLinkWorks('gok')).rejects.toMatchObject({ status: 429 });
  });
});
