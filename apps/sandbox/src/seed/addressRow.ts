import type { addresses } from '@magazijn/api/database';
import type { DemoAccount, DemoAddress } from '../demo/DemoCatalogue.ts';

/** A row for an address of a demo account. */
export function addressRow(
  companyId: number,
  kind: 'main' | 'invoice',
  account: DemoAccount,
  address: DemoAddress,
): typeof addresses.$inferSelect {
  return {
    companyId,
    kind,
    companyName: account.companyName,
    contactGender: null,
    contactFirstName: null,
    contactLastName: address.contactLastName,
    street: address.street,
    number: address.houseNumber,
    numberSuffix: address.houseNumberSuffix || null,
    postalCode: address.postalCode,
    city: address.city,
    country: address.country,
    phoneNumber: address.phone,
    emailAddress: account.email,
  };
}
