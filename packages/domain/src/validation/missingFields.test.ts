import { expect, expectTypeOf, test } from 'vitest';
import { missingFields } from './missingFields.ts';
import {
  requiredAddressFields,
  requiredGeneralFields,
  requiredInvoiceAddressFields,
} from './requiredFields.ts';

const address = {
  companyName: 'Kinderopvang De Vlinder',
  contactGender: 0,
  contactFirstName: 'Afdeling',
  contactLastName: 'Inkoop',
  street: 'Kerkstraat',
  number: '12',
  postalCode: '1234 AB',
  city: 'Utrecht',
  country: 'NL',
  phoneNumber: '030 123 45 67',
};

test('[V02] of the general data all but VAT number and kvk are required', () => {
  expect(missingFields({}, requiredGeneralFields)).toEqual([
    'companyName',
    'email',
    'password',
    'passwordRepeat',
    'iban',
    'paymentMethod',
  ]);
});

test('[V05] of an address all is required but the number’s suffix; gender 0 is filled in', () => {
  expect(missingFields(address, requiredAddressFields)).toEqual([]);
  for (const name of requiredAddressFields) {
    expect(missingFields({ ...address, [name]: undefined }, requiredAddressFields)).toEqual([name]);
  }
});

test('[V05] an invoice address needs an e-mail address too', () => {
  expect(missingFields(address, requiredInvoiceAddressFields)).toEqual(['emailAddress']);
});

test('blanks and null do not fill a field', () => {
  expect(missingFields({ city: ' ', street: null, number: 0 }, ['city', 'street', 'number'])).toEqual([
    'city',
    'street',
  ]);
});

test('only fields that exist can be required', () => {
  expectTypeOf(missingFields({ city: '' }, ['city'])).toEqualTypeOf<'city'[]>();
});
