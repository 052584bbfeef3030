import { expect, test } from 'vitest';
import { createApiClient } from '../createApiClient.ts';
import { companySchema } from '../schemas/account.ts';
import { toCompany } from './Company.ts';

const address = {
  company_name: 'De Vlinder',
  street: 'Kade',
  number: '3',
  postal_code: '1011 AB',
  city: 'Utrecht',
};
const wire = companySchema.parse({
  name: 'De Vlinder',
  customer_number: '10010',
  vat_code: 'NL001234567B01',
  fiscal_code: '12345678',
  iban: 'NL91ABNA0417164300',
  giveaway: 0,
  newsletter: 1,
  debit: 0,
  orders_on_account: 0,
  main_address: {
    ...address,
    contact_gender: 1,
    contact_last_name: 'Bakker',
    country: 'NL',
    phone_number: '030',
  },
  invoice_address: null,
});

test('[E01] gender 1 is Dhr. and 0 is Mevr.; without one there is no salutation', () => {
  const salutation = (contact_gender: 0 | 1 | null) =>
    toCompany({ ...wire, main_address: { ...wire.main_address, contact_gender } }).mainAddress.salutation;
  expect([salutation(1), salutation(0), salutation(null)]).toEqual(['Dhr.', 'Mevr.', null]);
});

test('[E02] the invoice address defaults to the main address', () => {
  expect(toCompany(wire).invoiceAddress).toEqual(toCompany(wire).mainAddress);
  const invoice_address = { ...wire.main_address, street: 'Postbus', country: 'BE' as const };
  expect(toCompany({ ...wire, invoice_address }).invoiceAddress).toMatchObject({
    street: 'Postbus',
    country: 'BE',
  });
  expect(toCompany({ ...wire, invoice_address }).mainAddress.street).toBe('Kade');
});

test('[E01] country codes are case-insensitive', () => {
  const read = companySchema.parse({ ...wire, main_address: { ...address, country: 'be' } });
  expect(toCompany(read).mainAddress.country).toBe('BE');
});

test('[E04] [E09] numbers are read, and the payment method: on account before debit, otherwise by card', () => {
  expect(toCompany(wire)).toMatchObject({
    customerNumber: '10010',
    vatNumber: 'NL001234567B01',
    fiscalNumber: '12345678',
    iban: 'NL91ABNA0417164300',
    newsletter: true,
  });
  expect(toCompany({ ...wire, newsletter: 0 }).newsletter).toBe(false);
  const payment = (orders_on_account: 0 | 1, debit: 0 | 1) =>
    toCompany({ ...wire, orders_on_account, debit }).payment;
  expect([payment(0, 0), payment(0, 1), payment(1, 0), payment(1, 1)]).toEqual([
    'card',
    'debit',
    'on-account',
    'on-account',
  ]);
});

test('opening hours are read when returned', () => {
  expect(toCompany(wire).openingHours).toEqual([]);
  const opening_hours = [
    { weekday: 'monday' as const, start_time: '07:30', end_time: '18:00' },
    { weekday: 'sunday' as const, start_time: null, end_time: null },
  ];
  expect(toCompany({ ...wire, opening_hours }).openingHours).toEqual([
    { weekday: 'monday', open: { from: '07:30', until: '18:00' } },
    { weekday: 'sunday', open: null },
  ]);
});

test('[E09] [C14] a company to switch to has a number, a name and a user id', async () => {
  const companies = [{ customer_number: '10020', name: 'De Bij', fk_user_id: 7 }];
  const client = createApiClient({ fetch: async () => Response.json({ data: { companies } }) });
  expect(await client.switchableCompanies()).toEqual([
    { userId: 7, customerNumber: '10020', name: 'De Bij', city: '' },
  ]);
});
