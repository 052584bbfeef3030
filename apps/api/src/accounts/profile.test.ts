import type { WireCompany } from '@magazijn/api-client/schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../testing/openTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

describe('the company', () => {
  test('[C02] [E09] the profile has the company with its payment methods', async () => {
    const profile = await api.data<WireCompany>('GET', '/account/profile', { token: await api.logIn('bij') });
    expect(profile).toMatchObject({
      customer_number: '10020',
      debit: 1,
      orders_on_account: 0,
      giveaway: 0,
      newsletter: 0,
      email: 'bij@demo.magazijn.test',
    });
    expect(profile.main_address?.country).toBe('NL');
  });

  test('the profile has the registered opening hours, Monday first, or none', async () => {
    const token = await api.logIn('bij');
    const hours = async () =>
      (await api.data<WireCompany>('GET', '/account/profile', { token })).opening_hours;
    expect(await hours()).toEqual([]);
    await api.database.sql`
      insert into opening_hours (company_id, weekday, start_time, end_time)
        select id, weekday, start_time, end_time from companies, (values
          ('sunday', null, null), ('monday', '07:30', '18:00')) as days (weekday, start_time, end_time)
        where customer_number = '10020'`;
    expect(await hours()).toEqual([
      { weekday: 'monday', start_time: '07:30', end_time: '18:00' },
      { weekday: 'sunday', start_time: null, end_time: null },
    ]);
  });

  test('[C14] extra_values has whether the grocery partner is shown', async () => {
    const valueFor = async (name: string) =>
      api.data('GET', '/account/extra_values', { token: await api.logIn(name) });
    expect(await valueFor('vlinder')).toEqual({ telesuper_enabled: 1 });
    expect(await valueFor('bij')).toEqual({ telesuper_enabled: 0 });
  });

  test('[C14] [E09] kdv lists the companies of a parent organisation, and none for others', async () => {
    const companies = (
      await api.data<{ companies: { customer_number: string; city: string }[] }>('GET', '/account/kdv', {
        token: await api.logIn('koepel'),
      })
    ).companies;
    expect(companies.map((company) => company.customer_number).sort()).toEqual(['10010', '10020', '10040']);
    const profile = await api.data<WireCompany>('GET', '/account/profile', { token: await api.logIn('bij') });
    expect(companies.find((company) => company.customer_number === '10020')?.city).toBe(
      profile.main_address?.city,
    );
    expect(await api.data('GET', '/account/kdv', { token: await api.logIn('mier') })).toEqual({
      companies: [],
    });
  });
});
