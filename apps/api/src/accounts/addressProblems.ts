import {
  isEmailAddress,
  isPostcode,
  missingFields,
  requiredAddressFields,
  requiredInvoiceAddressFields,
} from '@magazijn/domain/validation';
import type { AddressRequest } from './RegistrationRequest.ts';

type RequiredField = (typeof requiredInvoiceAddressFields)[number];

const missingTexts: Readonly<Record<RequiredField, string>> = {
  companyName: 'vul de bedrijfsnaam in.',
  contactGender: 'kies een aanhef.',
  contactFirstName: 'vul de voornaam in.',
  contactLastName: 'vul de achternaam in.',
  street: 'vul de straat in.',
  number: 'vul het huisnummer in.',
  postalCode: 'vul de postcode in.',
  city: 'vul de plaats in.',
  country: 'kies een land.',
  phoneNumber: 'vul het telefoonnummer in.',
  emailAddress: 'vul het e-mailadres in.',
};

/** What is wrong with what is filled in; a field that is empty has been named already. */
function wrongParts({ contactGender, country, postalCode, emailAddress }: AddressRequest): string[] {
  const known = country === 'NL' || country === 'BE';
  const text = known && country === 'BE' ? 'Belgische' : 'Nederlandse';
  return [
    contactGender === '' || /^[01]$/.test(contactGender) ? '' : 'kies een aanhef: Dhr. of Mevr.',
    country === '' || known ? '' : 'kies Nederland of België als land.',
    postalCode !== '' && known && !isPostcode(postalCode, country)
      ? `vul een geldige ${text} postcode in.`
      : '',
    emailAddress === '' || isEmailAddress(emailAddress) ? '' : 'vul een geldig e-mailadres in.',
  ].filter((problem) => problem !== '');
}

/**
 * What is wrong with an address (V05), a Dutch sentence for each: 'Bezorgadres: vul de straat in.'
 *
 * @param kind an invoice address needs an e-mail address besides.
 */
export function addressProblems(kind: 'main' | 'invoice', address: AddressRequest): string[] {
  const required = kind === 'main' ? requiredAddressFields : requiredInvoiceAddressFields;
  const missing: readonly RequiredField[] = missingFields<RequiredField>(address, required);
  const name = kind === 'main' ? 'Bezorgadres' : 'Factuuradres';
  return [...missing.map((field) => missingTexts[field]), ...wrongParts(address)].map(
    (problem) => `${name}: ${problem}`,
  );
}
