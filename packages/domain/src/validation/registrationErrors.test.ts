import { expect, test } from 'vitest';
import { buildRegistration } from '../testing/buildRegistration.ts';
import type { RegistrationForm } from './Registration.ts';
import { addressErrors, registrationErrors } from './registrationErrors.ts';

const registration = buildRegistration();
const address = { ...registration.mainAddress, emailAddress: '' };
const filled: RegistrationForm = { ...registration, mainAddress: address, invoiceAddress: null };
const errorsOf = (changes: Partial<RegistrationForm>) =>
  registrationErrors({ ...filled, ...changes }).map(({ field, text }) => [field, text]);
const fieldsIn = (changes: Partial<RegistrationForm>) => errorsOf(changes).map(([field]) => field);

test('[V02, V05, V06] a valid registration has no errors', () => {
  expect(errorsOf({})).toEqual([]);
});

test.each(['companyName', 'email', 'password', 'passwordRepeat', 'iban', 'paymentMethod'] as const)(
  '[V02] %s is required; spaces and invisible characters do not count',
  (field) => {
    for (const nothing of ['', ...(field.startsWith('password') ? [] : [' \u00a0\u200b'])]) {
      expect(fieldsIn({ [field]: nothing })).toContain(field);
    }
  },
);

test('[V02, V05] an empty form has one message per field, in the order of the form', () => {
  const empty = {
    ...{ companyName: '', contactGender: null, contactFirstName: '', contactLastName: '', street: '' },
    ...{ number: '', numberSuffix: '', postalCode: '', city: '', country: '', phoneNumber: '' },
    emailAddress: '',
  };
  const general = { companyName: '', email: '', password: '', passwordRepeat: '', iban: '' };
  const missing = errorsOf({ ...general, paymentMethod: null, mainAddress: empty, invoiceAddress: empty });
  const address = [
    ['companyName', 'Vul de bedrijfsnaam in.'],
    ['contactGender', 'Kies een aanhef.'],
    ['contactFirstName', 'Vul de voornaam in.'],
    ['contactLastName', 'Vul de achternaam in.'],
    ['street', 'Vul de straat in.'],
    ['number', 'Vul het huisnummer in.'],
    ['postalCode', 'Vul de postcode in.'],
    ['city', 'Vul de plaats in.'],
    ['country', 'Kies een land.'],
    ['phoneNumber', 'Vul het telefoonnummer in.'],
  ];
  expect(missing).toEqual([
    ['companyName', 'Vul de naam van je organisatie in.'],
    ['email', 'Vul je e-mailadres in.'],
    ['password', 'Kies een wachtwoord.'],
    ['passwordRepeat', 'Herhaal je wachtwoord.'],
    ['iban', 'Vul je IBAN in.'],
    ['paymentMethod', 'Kies hoe je betaalt. Automatische incasso kan alleen in Nederland.'],
    ...address.map(([field, text]) => [`mainAddress.${field}`, text]),
    ...address.map(([field, text]) => [`invoiceAddress.${field}`, text]),
    ['invoiceAddress.emailAddress', 'Vul het e-mailadres voor facturen in.'],
  ]);
});

test('[V02] an invalid value has a message with the expected format', () => {
  const wrong = { iban: 'NL12', vatNumber: '12345678901', password: 'kort', passwordRepeat: 'kort' };
  expect(errorsOf({ ...wrong })).toEqual([
    ['password', 'Kies een wachtwoord van ten minste 8 tekens.'],
    ['iban', 'Vul een IBAN in van twee letters en dan 14 tot 16 letters of cijfers.'],
    ['vatNumber', 'Een btw-nummer heeft 12 tot 14 tekens. Laat het leeg als je er geen hebt.'],
  ]);
});

test('[V02] VAT number and kvk are optional, but their shape is checked', () => {
  expect(fieldsIn({ vatNumber: '', kvk: '' })).toEqual([]);
  expect(errorsOf({ email: 'geen adres' })).toEqual([
    ['email', 'Vul een geldig e-mailadres in, zoals naam@organisatie.nl.'],
  ]);
  expect(fieldsIn({ iban: 'NL12', vatNumber: '12345678901' })).toEqual(['iban', 'vatNumber']);
  expect(fieldsIn({ password: 'kort', passwordRepeat: 'kort' })).toEqual(['password']);
});

test.each([
  ['BE 0428.759.497', 'BE0428759497'],
  ['NL 0012.34.567.B01', 'NL001234567B01'],
  ['BE428759497', 'BE0428759497'],
])(
  '[V02] the VAT number %j is checked as typed; the message shows the normalised one: %s',
  (vatNumber, plain) => {
    expect(errorsOf({ vatNumber })).toEqual([
      ['vatNumber', `Een btw-nummer heeft 12 tot 14 tekens. Vul het in als ${plain}.`],
    ]);
  },
);

test('[V02] any VAT number of 12 to 14 characters is accepted', () => {
  for (const vatNumber of ['geen btw-nr.', 'BE0428 759 497', 'NL123456789B01']) {
    expect(fieldsIn({ vatNumber })).toEqual([]);
  }
});

test('[V03] unequal passwords are refused', () => {
  expect(errorsOf({ passwordRepeat: 'Een-lang-geheim' })).toEqual([
    ['passwordRepeat', 'De wachtwoorden komen niet overeen'],
  ]);
});

test('[V04] iDEAL and on account for all, direct debit for Dutch customers only, nothing else', () => {
  const belgian = { ...address, country: 'BE' };
  for (const method of ['ideal', 'on_account']) {
    expect(fieldsIn({ paymentMethod: method })).toEqual([]);
    expect(fieldsIn({ paymentMethod: method, mainAddress: belgian })).toEqual([]);
  }
  expect(fieldsIn({ paymentMethod: 'debit' })).toEqual([]);
  expect(fieldsIn({ paymentMethod: 'debit', mainAddress: belgian })).toEqual(['paymentMethod']);
  expect(fieldsIn({ paymentMethod: 'cheque' })).toEqual(['paymentMethod']);
  expect(fieldsIn({ paymentMethod: null })).toEqual(['paymentMethod']);
});

test.each(Object.keys(address).filter((field) => !['numberSuffix', 'emailAddress'].includes(field)))(
  '[V05] %s of either address is required',
  (field) => {
    const broken = { ...address, [field]: field === 'contactGender' ? null : ' ' };
    expect(fieldsIn({ mainAddress: broken })).toEqual([`mainAddress.${field}`]);
    const invoiceAddress = { ...broken, emailAddress: 'facturen@vlinder.example' };
    expect(fieldsIn({ invoiceAddress })).toEqual([`invoiceAddress.${field}`]);
  },
);

test('[V05] the invoice address needs an e-mail address when shown; gender and country must be known values', () => {
  expect(fieldsIn({ invoiceAddress: address })).toEqual(['invoiceAddress.emailAddress']);
  expect(fieldsIn({ invoiceAddress: { ...address, emailAddress: 'geen adres' } })).toEqual([
    'invoiceAddress.emailAddress',
  ]);
  for (const contactGender of ['2', '10', '21'])
    expect(fieldsIn({ mainAddress: { ...address, contactGender, country: 'DE' } })).toEqual([
      'mainAddress.contactGender',
      'mainAddress.country',
    ]);
});

test('the form requires a postcode of its country; the back end accepts any', () => {
  const form = { ...filled, mainAddress: { ...address, postalCode: '9000' } };
  expect(registrationErrors(form)).toEqual([]);
  expect(addressErrors(form, 'shaped')).toEqual([
    {
      field: 'mainAddress.postalCode',
      text: 'Dit is een Belgische postcode. Kies België als land, of vul een Nederlandse postcode in.',
    },
  ]);
});

test.each([
  ['NL', 'niets', 'Vul een Nederlandse postcode in, zoals 1234 AB.'],
  ['NL', '9000', 'Dit is een Belgische postcode. Kies België als land, of vul een Nederlandse postcode in.'],
  ['BE', 'niets', 'Vul een Belgische postcode in, zoals 9000.'],
  [
    'BE',
    '1234 AB',
    'Dit is een Nederlandse postcode. Kies Nederland als land, of vul een Belgische postcode in.',
  ],
])('[V05] in %s the form’s message for %j: %s', (country, postalCode, text) => {
  const form = { ...filled, mainAddress: { ...address, country, postalCode } };
  expect(addressErrors(form, 'shaped')).toEqual([{ field: 'mainAddress.postalCode', text }]);
});

test('[V05] a missing postcode has the message for missing, not for shape', () => {
  const form = { ...filled, mainAddress: { ...address, postalCode: '' } };
  expect(addressErrors(form, 'shaped')).toEqual([
    { field: 'mainAddress.postalCode', text: 'Vul de postcode in.' },
  ]);
});

test("without a country the postcode's shape is not checked", () => {
  const form = { ...filled, mainAddress: { ...address, country: '', postalCode: 'niets' } };
  expect(addressErrors(form, 'shaped').map(({ field }) => field)).toEqual(['mainAddress.country']);
});

test('[V06] days are named in their messages, and the terms must be accepted', () => {
  const monday = { closed: false, startTime: '07:30', endTime: '' };
  expect(errorsOf({ openingHours: { ...filled.openingHours, monday }, tos: false })).toEqual([
    ['openingHours.monday', 'Vul een begin- en eindtijd in, of kies Gesloten.'],
    ['tos', 'Ga akkoord met de algemene voorwaarden.'],
  ]);
});

test.each([
  ['companyName', 100, 'Gebruik voor de naam van je organisatie ten hoogste 100 tekens.'],
  ['kvk', 30, 'Gebruik voor je KvK- of ondernemingsnummer ten hoogste 30 tekens.'],
  ['password', 300, 'Kies een wachtwoord van ten hoogste 300 tekens.'],
] as const)('%s has at most %i characters, and the message names it', (field, max, text) => {
  const fill = (length: number) =>
    field === 'password'
      ? { password: 'é'.repeat(length), passwordRepeat: 'é'.repeat(length) }
      : { [field]: 'é'.repeat(length) };
  expect(errorsOf(fill(max))).toEqual([]);
  expect(errorsOf(fill(max + 1))).toEqual([[field, text]]);
});

test.each([
  ['companyName', 100, 'de bedrijfsnaam'],
  ['contactFirstName', 50, 'de voornaam'],
  ['contactLastName', 80, 'de achternaam'],
  ['street', 100, 'de straat'],
  ['number', 20, 'het huisnummer'],
  ['numberSuffix', 20, 'de toevoeging'],
  ['city', 80, 'de plaats'],
  ['phoneNumber', 30, 'het telefoonnummer'],
] as const)('%s of an address has at most %i characters, and the message names it', (field, max, name) => {
  const withText = (length: number) => ({ mainAddress: { ...address, [field]: 'é'.repeat(length) } });
  expect(errorsOf(withText(max))).toEqual([]);
  expect(errorsOf(withText(max + 1))).toEqual([
    [`mainAddress.${field}`, `Gebruik voor ${name} ten hoogste ${max} tekens.`],
  ]);
});

test('delivery is limited to the countries of the shop, invoices are not', () => {
  const belgian = { ...address, country: 'BE', postalCode: '9000', emailAddress: 'facturen@mus.test' };
  const form = { ...filled, mainAddress: belgian, invoiceAddress: belgian };
  expect(registrationErrors(form, ['NL'])).toEqual([
    { field: 'mainAddress.country', text: 'We bezorgen alleen in Nederland.' },
  ]);
  expect(registrationErrors(form, ['BE'])).toEqual([]);
});
