import type { CompanyAddress } from './companies.ts';

const countries = { NL: 'Nederland', BE: 'België' } as const;
const salutations = { 1: 'Dhr.', 0: 'Mevr.' } as const;

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
