import type { CompanyAddress } from '../../accounts/companies.ts';
import type { Invoice } from '../Invoice.ts';
import { endpoint, type Identified, registration } from './endpoint.ts';

const vatScheme = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } };

/** The street with its number, as one line. */
export const streetLine = ({ street, number, numberSuffix }: CompanyAddress): string =>
  [street, number, numberSuffix].filter(Boolean).join(' ');

/** An address (BG-5, BG-8, BG-15). */
export const ublAddress = (address: CompanyAddress) => ({
  'cbc:StreetName': streetLine(address),
  'cbc:CityName': address.city,
  'cbc:PostalZone': address.postalCode,
  'cac:Country': { 'cbc:IdentificationCode': address.country },
});

/** What is the same for both parties. Elements stand in the order of UBL's schema, which is not free. */
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

/** Who sells (BG-4). */
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

/** Who buys (BG-7). */
export function buyerParty({ buyer }: Invoice) {
  const { name, address, vatNumber, companyNumber, email } = buyer;
  const person = [address.contactFirstName, address.contactLastName].filter(Boolean).join(' ');
  return party(name, { country: address.country, companyNumber, vatNumber, email }, ublAddress(address), {
    ...(person === '' ? {} : { 'cbc:Name': person }),
    ...(email === null ? {} : { 'cbc:ElectronicMail': email }),
  });
}
