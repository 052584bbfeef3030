import type { WeekdayName } from '@magazijn/domain/validation';

/** 1 is 'Dhr.', 0 is 'Mevr.' on the wire (E01). */
export type Salutation = 'Dhr.' | 'Mevr.' | null;

export interface Address {
  readonly companyName: string;
  readonly salutation: Salutation;
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly houseNumberSuffix: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: 'NL' | 'BE';
  readonly phoneNumber: string;
  readonly email: string;
}

/** How a company pays: on account, by direct debit, or by card and iDEAL. */
export type PaymentKind = 'on-account' | 'debit' | 'card';

/** When a company is open on a weekday; null while it is closed. */
export interface OpeningHours {
  readonly weekday: WeekdayName;
  readonly open: { readonly from: string; readonly until: string } | null;
}

export interface Company {
  readonly name: string;
  readonly customerNumber: string;
  readonly vatNumber: string;
  readonly fiscalNumber: string;
  readonly iban: string;
  readonly email: string;
  readonly payment: PaymentKind;
  readonly newsletter: boolean;
  readonly mainAddress: Address;
  /** The main address when the company gave no other (E02). */
  readonly invoiceAddress: Address;
  /** As registered, Monday first; empty when the back end does not tell. */
  readonly openingHours: readonly OpeningHours[];
}

export interface SwitchableCompany {
  readonly userId: number;
  readonly customerNumber: string;
  readonly name: string;
}
