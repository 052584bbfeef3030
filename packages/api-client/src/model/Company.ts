import type { WeekdayName } from '@magazijn/domain/validation';
import type { WireAddress, WireCompany, WirePayment } from '../schemas/account.ts';
import { isSet, textOf } from './fromWire.ts';

/** 1 is 'Dhr.', 0 is 'Mevr.' on the wire. */
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

/** The opening hours of a weekday; null when closed. */
interface OpeningHours {
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
  /** The main address by default. */
  readonly invoiceAddress: Address;
  /** As registered, Monday first; empty when not returned. */
  readonly openingHours: readonly OpeningHours[];
}

export interface SwitchableCompany {
  readonly userId: number;
  readonly customerNumber: string;
  readonly name: string;
  /** The city of the delivery address; '' when not returned. */
  readonly city: string;
}

const salutations = { 0: 'Mevr.', 1: 'Dhr.' } as const;

export function toAddress(wire: WireAddress): Address {
  return {
    companyName: textOf(wire.company_name),
    salutation: typeof wire.contact_gender === 'number' ? salutations[wire.contact_gender] : null,
    firstName: textOf(wire.contact_first_name),
    lastName: textOf(wire.contact_last_name),
    street: textOf(wire.street),
    houseNumber: String(wire.number ?? ''),
    houseNumberSuffix: textOf(wire.number_suffix),
    postalCode: textOf(wire.postal_code),
    city: textOf(wire.city),
    country: wire.country?.toUpperCase() === 'BE' ? 'BE' : 'NL',
    phoneNumber: textOf(wire.phone_number),
    email: textOf(wire.email_address),
  };
}

export const paymentKinds: Readonly<Record<WirePayment, PaymentKind>> = {
  on_account: 'on-account',
  debit: 'debit',
  card: 'card',
};

/** A company with both rights orders on account. */
export function paymentKind(onAccount: boolean, debit: boolean): PaymentKind {
  if (onAccount) return 'on-account';
  return debit ? 'debit' : 'card';
}

export function toCompany(wire: WireCompany): Company {
  return {
    name: wire.name,
    customerNumber: String(wire.customer_number),
    vatNumber: textOf(wire.vat_code),
    fiscalNumber: textOf(wire.fiscal_code),
    iban: textOf(wire.iban),
    email: textOf(wire.email),
    payment: paymentKind(isSet(wire.orders_on_account), isSet(wire.debit)),
    newsletter: isSet(wire.newsletter),
    mainAddress: toAddress(wire.main_address ?? {}),
    invoiceAddress: toAddress(wire.invoice_address ?? wire.main_address ?? {}),
    openingHours: (wire.opening_hours ?? []).map(({ weekday, start_time, end_time }) => ({
      weekday,
      open: start_time && end_time ? { from: start_time, until: end_time } : null,
    })),
  };
}
