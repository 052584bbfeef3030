import { readJson } from './dataFiles.ts';

export interface DemoAddress {
  readonly street: string;
  readonly houseNumber: string;
  readonly houseNumberSuffix: string;
  /** NL '3512 JC', BE '2018'. */
  readonly postalCode: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: 'NL' | 'BE';
  /** A department instead of a person: 'Afdeling inkoop'. */
  readonly contactLastName: string;
  /** Its local part begins with a zero, which no exchange issues. */
  readonly phone: string;
}

export const DEMO_PASSWORD = 'Magazijn-2026!';

export interface DemoAccount {
  readonly email: string;
  readonly companyName: string;
  readonly customerNumber: string;
  readonly country: 'NL' | 'BE';
  /** How the company pays: `on_account` and `debit` besides iDEAL or card. */
  readonly payment: 'ideal' | 'on_account' | 'debit';
  readonly vatCode: string;
  /** Number in the trade register (NL: KvK, BE: ondernemingsnummer). */
  readonly fiscalCode: string;
  /** Without spaces, valid check digits. */
  readonly iban: string;
  readonly admin: boolean;
  readonly disabled: boolean;
  readonly telesuper: boolean;
  /** Customer number of the parent organisation, which can switch to this account. */
  readonly parent: string | null;
  readonly mainAddress: DemoAddress;
  /** Null when invoices go to the main address. */
  readonly invoiceAddress: DemoAddress | null;
}

/** The accounts of the published list, the parent organisation first. The bank of their IBANs does not exist. */
export const demoAccounts = readJson<readonly DemoAccount[]>('accounts.json');

/** The account whose procurement system the sandbox emulates. */
export const DEMO_PUNCH_OUT_USER = 'vlinder@demo.magazijn.test';

/** The cXML identities of both sides; the shared secret is the demo password. */
export const DEMO_CXML = { domain: 'NetworkId', buyer: 'VLINDER-TEST', supplier: 'MAGAZIJN-TEST' } as const;
