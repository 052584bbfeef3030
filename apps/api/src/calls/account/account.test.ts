import { readTokenClaims } from '@magazijn/api-client';
import type { WireCompany } from '@magazijn/api-client/schemas';
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

  test('[C01] the e-mail address is found in any capitals', async () => {
    const form = { username: 'VLINDER@demo.magazijn.test', password: demoPassword };
    expect((await api.send('POST', '/login', { form })).status).toBe(200);
  });

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

describe('the company', () => {
  test('[C02] [E09] the profile gives the company with its ways to pay', async () => {
    const profile = await api.data<WireCompany>('GET', '/account/profile', { token: await api.logIn('bij') });
    expect(profile).toMatchObject({
      customer_number: '10020',
      debit: 1,
      orders_on_account: 0,
      giveaway: 0,
      newsletter: 0,
      email: 'bij@demo.magazijn.test',
    });
    expect(profile.main_address.country).toBe('NL');
  });

  test('[C14] extra_values tells whether the grocery partner shows', async () => {
    const valueFor = async (name: string) =>
      api.data('GET', '/account/extra_values', { token: await api.logIn(name) });
    expect(await valueFor('vlinder')).toEqual({ telesuper_enabled: 1 });
    expect(await valueFor('bij')).toEqual({ telesuper_enabled: 0 });
  });

  test('[C14] [E09] kdv lists the companies of a parent organisation, and none for others', async () => {
    const companies = (
      await api.data<{ companies: { customer_number: string }[] }>('GET', '/account/kdv', {
        token: await api.logIn('koepel'),
      })
    ).companies;
    expect(companies.map((company) => company.customer_number).sort()).toEqual(['10010', '10020', '10040']);
    expect(await api.data('GET', '/account/kdv', { token: await api.logIn('mier') })).toEqual({
      companies: [],
    });
  });
});

describe('switching', () => {
  const [koepel, vlinder, bij, mier, beheer, uil] = [1, 2, 3, 5, 6, 7];
  const switchTo = (token: string, id: number | undefined, headers = {}) =>
    api.send('GET', `/account/switch/${id}`, { token, headers });
  const tokenOf = async (response: Response): Promise<string> => (await response.json()).data;

  test('[C02] [C14] a parent organisation becomes one of its companies', async () => {
    const own = await api.logIn('koepel');
    const token = await tokenOf(await switchTo(own, vlinder));
    const profile = await api.data<WireCompany>('GET', '/account/profile', { token });
    expect(profile.customer_number).toBe('10010');
    expect(readTokenClaims(token).admin).toBe(false);
  });

  test('while switched, what one may switch to follows the original user', async () => {
    const own = await api.logIn('koepel');
    const token = await tokenOf(await switchTo(own, vlinder));
    const { companies } = await api.data<{ companies: unknown[] }>('GET', '/account/kdv', { token });
    expect(companies).toHaveLength(3);
    const next = await tokenOf(await switchTo(token, bij, { 'x-previous-token': own }));
    expect((await api.data<WireCompany>('GET', '/account/profile', { token: next })).customer_number).toBe(
      '10020',
    );
    expect((await switchTo(token, koepel)).status).toBe(200);
  });

  test('[R03] a company outside one’s own list does not exist', async () => {
    expect((await switchTo(await api.logIn('koepel'), mier)).status).toBe(404);
    expect((await switchTo(await api.logIn('vlinder'), bij)).status).toBe(404);
    expect((await switchTo(await api.logIn('vlinder'), beheer)).status).toBe(404);
  });

  test('an admin becomes anyone who is not disabled', async () => {
    const admin = await api.logIn('beheer');
    expect((await switchTo(admin, mier)).status).toBe(200);
    expect((await switchTo(admin, uil)).status).toBe(404);
    expect((await switchTo(admin, 999)).status).toBe(404);
  });

  test('[C02] a previous token of somebody else is refused, from the header and from the query', async () => {
    const own = await api.logIn('koepel');
    const other = await api.logIn('mier');
    expect((await switchTo(own, vlinder, { 'x-previous-token': other })).status).toBe(403);
    const path = `/account/switch/${vlinder}?previous_token=`;
    expect((await api.send('GET', `${path}${other}`, { token: own })).status).toBe(403);
    expect((await api.send('GET', `${path}${own}`, { token: own })).status).toBe(200);
  });

  test('a switched session lasts no longer than the login behind it', async () => {
    const own = await api.logIn('koepel');
    api.setTime('2026-11-18T15:00:00Z');
    const token = await tokenOf(await switchTo(own, vlinder));
    expect(readTokenClaims(token).expiresAt).toBe(readTokenClaims(own).expiresAt);
    api.setTime('2026-11-18T10:00:00Z');
  });
});
