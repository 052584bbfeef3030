import { enterpriseNumber } from '@magazijn/domain/validation';
import type { CompanyAddress } from '../../accounts/companies.ts';
import type { Invoice } from '../Invoice.ts';

const vatScheme = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } };

const streetLine = ({ street, number, numberSuffix }: CompanyAddress): string =>
  [street, number, numberSuffix].filter(Boolean).join(' ');

/** An address (BG-5, BG-8, BG-15). */
export const ublAddress = (address: CompanyAddress) => ({
  'cbc:StreetName': streetLine(address),
  'cbc:CityName': address.city,
  'cbc:PostalZone': address.postalCode,
  'cac:Country': { 'cbc:IdentificationCode': address.country },
});

/** The common elements of both parties, in the order of UBL's schema. */
function party(name: string, company: Identified, postalAddress: object, contact: object) {
  const legal = registration(company);
  const electronic = endpoint(company);
  return {
    ...(electronic ? { 'cbc:EndpointID': electronic } : {}),
    'cac:PartyName': { 'cbc:Name': name },
    'cac:PostalAddress': postalAddress,
    ...(company.vatNumber === null
      ? {}
      : { 'cac:PartyTaxScheme': { 'cbc:CompanyID': company.vatNumber, ...vatScheme } }),
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': name,
      ...(legal ? { 'cbc:CompanyID': legal } : {}),
    },
    ...(Object.keys(contact).length > 0 ? { 'cac:Contact': contact } : {}),
  };
}

/** The seller (BG-4). */
export function sellerParty({ seller }: Invoice) {
  const { name, street, city, postalCode, country, email, cocNumber, vatNumber } = seller;
  return party(
    name,
    { country, companyNumber: cocNumber, vatNumber, email },
    {
      'cbc:StreetName': street,
      'cbc:CityName': city,
      'cbc:PostalZone': postalCode,
      'cac:Country': { 'cbc:IdentificationCode': country },
    },
    { 'cbc:ElectronicMail': email },
  );
}

/** The buyer (BG-7). */
export function buyerParty({ buyer }: Invoice) {
  const { name, address, vatNumber, companyNumber, email } = buyer;
  const person = [address.contactFirstName, address.contactLastName].filter(Boolean).join(' ');
  return party(name, { country: address.country, companyNumber, vatNumber, email }, ublAddress(address), {
    ...(person === '' ? {} : { 'cbc:Name': person }),
    ...(email === null ? {} : { 'cbc:ElectronicMail': email }),
  });
}

/** An identifier with its scheme in Peppol (Electronic Address Scheme, ISO 6523). */
interface SchemedId {
  readonly '#text': string;
  readonly '@schemeID': '0106' | '0208' | '9944' | 'EM';
}

interface Identified {
  readonly country: 'NL' | 'BE';
  readonly companyNumber: string | null;
  readonly vatNumber: string | null;
  readonly email: string | null;
}

/** The registration of a company: chamber of commerce (0106) or enterprise number (0208). */
function registration({ country, companyNumber, vatNumber }: Identified): SchemedId | null {
  if (country === 'NL') {
    return companyNumber !== null && /^\d{8}$/.test(companyNumber)
      ? { '#text': companyNumber, '@schemeID': '0106' }
      : null;
  }
  // A Belgian VAT number is the enterprise number with prefix BE.
  const enterprise = enterpriseNumber(companyNumber ?? '') ?? enterpriseNumber(vatNumber ?? '');
  return enterprise === null ? null : { '#text': enterprise, '@schemeID': '0208' };
}

/**
 * The electronic address of a company (BT-34, BT-49): its registration, else a Dutch VAT number (9944), else its
 * e-mail address. Null when none is known; Peppol cannot deliver the invoice then.
 */
function endpoint(company: Identified): SchemedId | null {
  const registered = registration(company);
  if (registered) return registered;
  if (company.vatNumber?.startsWith('NL')) return { '#text': company.vatNumber, '@schemeID': '9944' };
  return company.email === null ? null : { '#text': company.email, '@schemeID': 'EM' };
}
