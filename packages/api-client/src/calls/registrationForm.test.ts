import { expect, test } from 'vitest';
import type { Registration, RegistrationAddress } from '../model/Registration.ts';
import { passwordForm } from './passwordForm.ts';
import { registrationForm } from './registrationForm.ts';

const address: RegistrationAddress = {
  companyName: 'De Krekel',
  contactGender: 0,
  contactFirstName: 'Daniëlle',
  contactLastName: "van 't Hof",
  street: 'Kerkstraat',
  number: '12',
  numberSuffix: '',
  postalCode: '1234 AB',
  city: 'Utrecht',
  country: 'NL',
  phoneNumber: '030 1234567',
};
const open = { closed: false, startTime: '07:30', endTime: '18:00' };
const registration: Registration = {
  companyName: 'De Krekel',
  email: 'inkoop@krekel.test',
  password: 'geheim één',
  passwordRepeat: 'geheim één',
  iban: 'NL91ABNA0417164300',
  vatNumber: '',
  kvk: '12345678',
  paymentMethod: 'debit',
  mainAddress: address,
  invoiceAddress: null,
  openingHours: {
    monday: open,
    tuesday: open,
    wednesday: open,
    thursday: open,
    friday: open,
    saturday: open,
    // Times that are still filled in do not count while closed is checked (T42).
    sunday: { closed: true, startTime: '09:00', endTime: '' },
  },
  tos: true,
  newsletter: false,
};

test('[C01] a registration is sent as register_company_type[…]', () => {
  const form = Object.fromEntries(registrationForm(registration));
  expect(form).toMatchObject({
    'register_company_type[name]': 'De Krekel',
    'register_company_type[user][email]': 'inkoop@krekel.test',
    'register_company_type[user][plainPassword][first]': 'geheim één',
    'register_company_type[user][plainPassword][second]': 'geheim één',
    'register_company_type[iban]': 'NL91ABNA0417164300',
    'register_company_type[vat_code]': '',
    'register_company_type[fiscal_code]': '12345678',
    'register_company_type[payment_method]': 'debit',
    'register_company_type[main_address][contact_gender]': '0',
    'register_company_type[main_address][contact_last_name]': "van 't Hof",
    'register_company_type[openingHours][monday][startTime]': '07:30',
    'register_company_type[openingHours][monday][endTime]': '18:00',
    'register_company_type[openingHours][sunday][closed]': '1',
    'register_company_type[tos]': '1',
    'register_company_type[newsletter]': '0',
  });
  expect(form).not.toHaveProperty('register_company_type[openingHours][sunday][startTime]');
  expect(Object.keys(form).filter((name) => name.includes('invoice_address'))).toEqual([]);
});

test('[C01] an invoice address of its own brings its e-mail address', () => {
  const invoiceAddress = { ...address, emailAddress: 'facturen@krekel.test' };
  expect(Object.fromEntries(registrationForm({ ...registration, invoiceAddress }))).toMatchObject({
    'register_company_type[invoice_address][street]': 'Kerkstraat',
    'register_company_type[invoice_address][email_address]': 'facturen@krekel.test',
  });
});

test('[C01] a new password is sent twice', () => {
  const form = passwordForm('company_password', { password: 'a', passwordRepeat: 'b' });
  expect([...form]).toEqual([
    ['company_password[plainPassword][first]', 'a'],
    ['company_password[plainPassword][second]', 'b'],
  ]);
});
