// Apart from the rows of an order: the account overview shows addresses without them.
import type { Address } from '@magazijn/api-client';

const countries = { NL: 'Nederland', BE: 'België' } as const;

/** An address as it stands on an envelope; parts that are not there leave no line. */
export function addressLines(address: Address): readonly string[] {
  const contact = [address.salutation, address.firstName, address.lastName].filter(Boolean).join(' ');
  const street = [address.street, address.houseNumber, address.houseNumberSuffix].filter(Boolean).join(' ');
  const lines = [address.companyName, contact, street, `${address.postalCode} ${address.city}`.trim()].filter(
    (line) => line !== '',
  );
  return lines.length > 0 ? [...lines, countries[address.country]] : ['Niet bekend'];
}
