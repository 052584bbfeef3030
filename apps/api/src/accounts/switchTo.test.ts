import { readTokenClaims } from '@magazijn/api-client';
import type { WireCompany } from '@magazijn/api-client/schemas';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openTestApi, type TestApi } from '../testing/openTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

describe('switching', () => {
  const [koepel, vlinder, bij, mier, beheer, uil] = [1, 2, 3, 5, 6, 7];
  const switchTo = (token: string, id: number | undefined, headers = {}) =>
    api.send('GET', `/account/switch/${id}`, { token, headers });
  const tokenOf = async (response: Response): Promise<string> => (await response.json()).data;

  test('[C02] [C14] a parent organisation can switch to one of its companies', async () => {
    const own = await api.logIn('koepel');
    const token = await tokenOf(await switchTo(own, vlinder));
    const profile = await api.data<WireCompany>('GET', '/account/profile', { token });
    expect(profile.customer_number).toBe('10010');
    expect(readTokenClaims(token).admin).toBe(false);
  });

  test('while switched, the original user’s rights decide where to switch', async () => {
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

  test('[R03] a company outside of the user’s list is 404', async () => {
    expect((await switchTo(await api.logIn('koepel'), mier)).status).toBe(404);
    expect((await switchTo(await api.logIn('vlinder'), bij)).status).toBe(404);
    expect((await switchTo(await api.logIn('vlinder'), beheer)).status).toBe(404);
  });

  test('an admin can switch to every enabled user', async () => {
    const admin = await api.logIn('beheer');
    expect((await switchTo(admin, mier)).status).toBe(200);
    expect((await switchTo(admin, uil)).status).toBe(404);
    expect((await switchTo(admin, 999)).status).toBe(404);
  });

  test('[C02] another user’s previous token is refused, in the header and in the query', async () => {
    const own = await api.logIn('koepel');
    const other = await api.logIn('mier');
    expect((await switchTo(own, vlinder, { 'x-previous-token': other })).status).toBe(403);
    const path = `/account/switch/${vlinder}?previous_token=`;
    expect((await api.send('GET', `${path}${other}`, { token: own })).status).toBe(403);
    expect((await api.send('GET', `${path}${own}`, { token: own })).status).toBe(200);
  });

  test('a switched session expires with its login', async () => {
    const own = await api.logIn('koepel');
    api.setTime('2026-11-18T15:00:00Z');
    const token = await tokenOf(await switchTo(own, vlinder));
    expect(readTokenClaims(token).expiresAt).toBe(readTokenClaims(own).expiresAt);
    api.setTime('2026-11-18T10:00:00Z');
  });

  test('the number of switches and of switched sessions is limited', async () => {
    const throttled = await openTestApi({ environment: { LOGIN_THROTTLE: 'on' }, database: api.database });
    onTestFinished(throttled.close);
    await api.database.sql`delete from sessions`;
    const token = await throttled.logIn('koepel');
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1) {
      statuses.push((await throttled.send('GET', `/account/switch/${vlinder}`, { token })).status);
    }
    expect(statuses).toEqual([...Array<number>(60).fill(200), 429]);
    expect(
      await throttled.database.sql`select id from sessions where user_id = ${vlinder ?? 0}`,
    ).toHaveLength(20);
    expect((await throttled.send('GET', '/account/profile', { token })).status).toBe(200);
  });
});
