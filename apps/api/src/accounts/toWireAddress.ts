import type { WireAddress } from '@magazijn/api-client/schemas';
import type { CompanyAddress } from './CompanyRecord.ts';

/** An address as the wire has it. */
export function toWireAddress(address: CompanyAddress): WireAddress {
  return {
    company_name: address.companyName,
    contact_gender: address.contactGender,
    contact_first_name: address.contactFirstName,
    contact_last_name: address.contactLastName,
    street: address.street,
    number: address.number,
    number_suffix: address.numberSuffix,
    postal_code: address.postalCode,
    city: address.city,
    country: address.country,
    phone_number: address.phoneNumber,
    email_address: address.emailAddress,
  };
}
