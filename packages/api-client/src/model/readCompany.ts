import type { WireAddress, WireCompany } from '../schemas/company.ts';
import type { Address, Company, PaymentKind } from './Company.ts';
import { isSet, textOf } from './fromWire.ts';

const salutations = { 0: 'Mevr.', 1: 'Dhr.' } as const;

export function readAddress(wire: WireAddress): Address {
  return {
    companyName: wire.company_name,
    salutation: typeof wire.contact_gender === 'number' ? salutations[wire.contact_gender] : null,
    firstName: textOf(wire.contact_first_name),
    lastName: textOf(wire.contact_last_name),
    street: wire.street,
    houseNumber: wire.number,
    houseNumberSuffix: textOf(wire.number_suffix),
    postalCode: wire.postal_code,
    city: wire.city,
    country: wire.country,
    phoneNumber: textOf(wire.phone_number),
    email: textOf(wire.email_address),
  };
}

/** A company with both rights orders on account. */
export function paymentKind(onAccount: boolean, debit: boolean): PaymentKind {
  if (onAccount) return 'on-account';
  return debit ? 'debit' : 'card';
}

export function readCompany(wire: WireCompany): Company {
  return {
    name: wire.name,
    customerNumber: wire.customer_number,
    vatNumber: textOf(wire.vat_code),
    fiscalNumber: textOf(wire.fiscal_code),
    iban: textOf(wire.iban),
    email: textOf(wire.email),
    payment: paymentKind(isSet(wire.orders_on_account), isSet(wire.debit)),
    newsletter: isSet(wire.newsletter),
    mainAddress: readAddress(wire.main_address),
    invoiceAddress: readAddress(wire.invoice_address ?? wire.main_address),
    openingHours: (wire.opening_hours ?? []).map(({ weekday, start_time, end_time }) => ({
      weekday,
      open: start_time && end_time ? { from: start_time, until: end_time } : null,
    })),
  };
}
