import type { Brand } from '@magazijn/server';
import type { CompanyAddress } from '../accounts/companies.ts';

/** Why one gets a mail about an account of a shop, for its foot. */
export const accountReason = ({ name }: Brand): string =>
  `Je krijgt deze mail omdat dit e-mailadres bij een account van ${name} hoort.`;

const countries = { NL: 'Nederland', BE: 'België' } as const;
const salutations = { 1: 'Dhr.', 0: 'Mevr.' } as const;

/** An address as it stands on an envelope. */
export function addressLines(address: CompanyAddress): string[] {
  const { contactGender, contactFirstName, contactLastName, street, number, numberSuffix } = address;
  const salutation = contactGender === null ? '' : salutations[contactGender];
  return [
    address.companyName,
    [salutation, contactFirstName, contactLastName].filter(Boolean).join(' '),
    [street, number, numberSuffix].filter(Boolean).join(' '),
    `${address.postalCode} ${address.city}`,
    countries[address.country],
  ].filter((line) => line !== '');
}
