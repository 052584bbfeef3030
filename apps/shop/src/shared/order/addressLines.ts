// Separate from orderRows.tsx: the account overview shows addresses without order rows.
import type { Address } from '@magazijn/api-client';

const countries = { NL: 'Nederland', BE: 'België' } as const;

/** An address as lines of an envelope, without a line for empty parts. */
export function addressLines(address: Address): readonly string[] {
  const contact = [address.salutation, address.firstName, address.lastName].filter(Boolean).join(' ');
  const street = [address.street, address.houseNumber, address.houseNumberSuffix].filter(Boolean).join(' ');
  const lines = [address.companyName, contact, street, `${address.postalCode} ${address.city}`.trim()].filter(
    (line) => line !== '',
  );
  return lines.length > 0 ? [...lines, countries[address.country]] : ['Niet bekend'];
}
