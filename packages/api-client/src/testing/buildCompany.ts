import type { Address, Company } from '../model/Company.ts';

/** An address in Utrecht, with overrides. */
export function buildAddress(changes: Partial<Address> = {}): Address {
  return {
    companyName: 'Kinderopvang De Vlinder',
    salutation: null,
    firstName: '',
    lastName: 'Afdeling inkoop',
    street: 'Beukenlaan',
    houseNumber: '14',
    houseNumberSuffix: '',
    postalCode: '3581 KL',
    city: 'Utrecht',
    country: 'NL',
    phoneNumber: '030 000 00 00',
    email: '',
    ...changes,
  };
}

/** A Dutch company that orders on account, with overrides. */
export function buildCompany(changes: Partial<Company> = {}): Company {
  return {
    name: 'Kinderopvang De Vlinder',
    customerNumber: '100001',
    vatNumber: '',
    fiscalNumber: '',
    iban: '',
    email: 'vlinder@demo.magazijn.test',
    payment: 'on-account',
    newsletter: false,
    mainAddress: buildAddress(),
    invoiceAddress: buildAddress(),
    openingHours: [],
    ...changes,
  };
}
