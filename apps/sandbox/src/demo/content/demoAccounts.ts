import type { DemoAccount, DemoAddress } from '../DemoAccount.ts';

const PARENT = '10050';

function address(
  line: readonly [street: string, houseNumber: string, houseNumberSuffix: string],
  place: readonly [postalCode: string, city: string],
  country: 'NL' | 'BE',
  phone: string,
  contactLastName = 'Afdeling inkoop',
): DemoAddress {
  const [street, houseNumber, houseNumberSuffix] = line;
  const [postalCode, city] = place;
  return { street, houseNumber, houseNumberSuffix, postalCode, city, country, contactLastName, phone };
}

const ordinary = {
  country: 'NL',
  admin: false,
  disabled: false,
  telesuper: false,
  parent: null,
  invoiceAddress: null,
} as const;

/** The accounts of the published list, the parent organisation first. IBANs name a bank that does not exist. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    ...ordinary,
    email: 'koepel@demo.magazijn.test',
    companyName: 'Stichting Kinderopvang De Bijenkorf',
    customerNumber: PARENT,
    payment: 'on_account',
    vatCode: 'NL000001014B65',
    fiscalCode: '90000105',
    iban: 'NL18MAGA0100000105',
    mainAddress: address(
      ['Stationsplein', '21', ''],
      ['3818 LE', 'Amersfoort'],
      'NL',
      '033 012 34 50',
      'Bestuursbureau',
    ),
  },
  {
    ...ordinary,
    email: 'vlinder@demo.magazijn.test',
    companyName: 'Kinderopvang De Vlinder',
    customerNumber: '10010',
    payment: 'on_account',
    vatCode: 'NL000001022B90',
    fiscalCode: '90000101',
    iban: 'NL29MAGA0100000101',
    telesuper: true,
    parent: PARENT,
    mainAddress: address(['Beukenlaan', '14', ''], ['3581 KT', 'Utrecht'], 'NL', '030 012 34 10'),
    invoiceAddress: address(
      ['Stationsplein', '21', ''],
      ['3818 LE', 'Amersfoort'],
      'NL',
      '033 012 34 50',
      'Afdeling administratie',
    ),
  },
  {
    ...ordinary,
    email: 'bij@demo.magazijn.test',
    companyName: 'Kinderdagverblijf De Bij',
    customerNumber: '10020',
    payment: 'debit',
    vatCode: 'NL000001030B18',
    fiscalCode: '90000102',
    iban: 'NL02MAGA0100000102',
    parent: PARENT,
    mainAddress: address(['Lindenstraat', '7', 'a'], ['6828 BJ', 'Arnhem'], 'NL', '026 012 34 20'),
  },
  {
    ...ordinary,
    email: 'hommel@demo.magazijn.test',
    companyName: 'Kinderdagverblijf De Hommel',
    customerNumber: '10040',
    country: 'BE',
    payment: 'on_account',
    vatCode: 'BE0999000129',
    fiscalCode: '0999000129',
    iban: 'BE10999000100104',
    parent: PARENT,
    mainAddress: address(
      ['Kastanjestraat', '32', ''],
      ['9000', 'Gent'],
      'BE',
      '09 012 34 40',
      'Dienst aankoop',
    ),
  },
  {
    ...ordinary,
    email: 'mier@demo.magazijn.test',
    companyName: 'Buitenschoolse opvang De Mier',
    customerNumber: '10030',
    payment: 'ideal',
    vatCode: 'NL000001048B50',
    fiscalCode: '90000103',
    iban: 'NL72MAGA0100000103',
    mainAddress: address(['Havenkade', '118', ''], ['9723 AS', 'Groningen'], 'NL', '050 012 34 30'),
  },
  {
    ...ordinary,
    email: 'beheer@demo.magazijn.test',
    companyName: 'Magazijn Beheer',
    customerNumber: '10000',
    payment: 'on_account',
    vatCode: 'NL000001056B75',
    fiscalCode: '90000106',
    iban: 'NL88MAGA0100000106',
    admin: true,
    mainAddress: address(['Loodsweg', '1', ''], ['3439 NG', 'Nieuwegein'], 'NL', '030 012 34 00', 'Beheer'),
  },
  {
    ...ordinary,
    email: 'uil@demo.magazijn.test',
    companyName: 'Gastouderopvang De Uil',
    customerNumber: '10060',
    payment: 'ideal',
    vatCode: 'NL000001064B03',
    fiscalCode: '90000107',
    iban: 'NL61MAGA0100000107',
    disabled: true,
    mainAddress: address(['Molenweg', '56', ''], ['4461 HR', 'Goes'], 'NL', '0113 01 23 60'),
  },
];
