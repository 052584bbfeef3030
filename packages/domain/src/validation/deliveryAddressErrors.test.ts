import { expect, test } from 'vitest';
import { type DeliveryAddressInput, deliveryAddressErrors } from './deliveryAddressErrors.ts';

const filled: DeliveryAddressInput = {
  label: 'Locatie Oost',
  companyName: '',
  contactFirstName: '',
  contactLastName: '',
  street: 'Eikenweg',
  number: '7',
  numberSuffix: '',
  postalCode: '3581 KL',
  city: 'Utrecht',
  country: 'NL',
  phoneNumber: '',
};
const errorsOf = (changes: Partial<DeliveryAddressInput>) =>
  deliveryAddressErrors({ ...filled, ...changes }, ['NL']).map(({ field, text }) => [field, text]);

test('an address needs a name, street, number, postcode and city; the rest is optional', () => {
  expect(errorsOf({})).toEqual([]);
  expect(errorsOf({ label: ' \u200b', street: '', number: '', postalCode: '', city: ' ' })).toEqual([
    ['label', 'Geef het adres een naam.'],
    ['street', 'Vul de straat in.'],
    ['number', 'Vul het huisnummer in.'],
    ['postalCode', 'Vul de postcode in.'],
    ['city', 'Vul de plaats in.'],
  ]);
});

test('texts have a maximum length, and the postcode is one of a country with deliveries', () => {
  expect(errorsOf({ label: 'x'.repeat(61), companyName: 'x'.repeat(101) })).toEqual([
    ['label', 'Gebruik voor de naam van het adres ten hoogste 60 tekens.'],
    ['companyName', 'Gebruik voor de bedrijfsnaam ten hoogste 100 tekens.'],
  ]);
  expect(errorsOf({ postalCode: '9000' })).toEqual([
    [
      'postalCode',
      'Dit is een Belgische postcode. Kies België als land, of vul een Nederlandse postcode in.',
    ],
  ]);
  expect(errorsOf({ country: 'BE', postalCode: '9000' })).toEqual([
    ['country', 'We bezorgen alleen in Nederland.'],
  ]);
});
