import type { CompanyAddress } from '../../accounts/companies.ts';

const salutations = { 0: 'Mevr.', 1: 'Dhr.' } as const;
const countries = { NL: 'Nederland', BE: 'België' } as const;

/** An address as it stands on an envelope (E01), its lines one below the other. */
export function addressText(address: CompanyAddress): string {
  const salutation = address.contactGender === null ? null : salutations[address.contactGender];
  const contact = [address.contactFirstName, address.contactLastName].filter(Boolean).join(' ');
  return [
    address.companyName,
    contact === '' ? '' : [salutation, contact].filter(Boolean).join(' '),
    [address.street, address.number, address.numberSuffix].filter(Boolean).join(' '),
    `${address.postalCode}  ${address.city}`.trim(),
    countries[address.country],
  ]
    .filter((line) => line !== '')
    .join('\n');
}
