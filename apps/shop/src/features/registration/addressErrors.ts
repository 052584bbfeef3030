import {
  cleanText,
  isEmailAddress,
  isPostcode,
  missingFields,
  postcodeCountry,
  requiredAddressFields,
  requiredInvoiceAddressFields,
} from '@magazijn/domain/validation';
import { errorTexts } from './errorTexts.ts';
import type { FieldError } from './FieldError.ts';
import { longestText } from './longestText.ts';
import type { AddressValues, RegistrationValues } from './RegistrationValues.ts';

/** What is still wrong with step 2 (V05, T41), in the order of its fields. */
export function addressErrors(values: RegistrationValues): FieldError[] {
  return [
    ...errorsOf('mainAddress', values.mainAddress, requiredAddressFields),
    ...(values.invoiceSame
      ? []
      : errorsOf('invoiceAddress', values.invoiceAddress, requiredInvoiceAddressFields)),
  ];
}

function errorsOf(
  name: 'mainAddress' | 'invoiceAddress',
  address: AddressValues,
  required: readonly (keyof typeof errorTexts.address)[],
): FieldError[] {
  const cleaned = Object.fromEntries(
    Object.entries(address).map(([field, text]) => [field, cleanText(text ?? '')]),
  );
  const missing = missingFields(cleaned, required);
  return (Object.keys(address) as (keyof AddressValues)[]).flatMap((field) => {
    const text = errorOf(field, address, missing);
    return text === null ? [] : [{ field: `${name}.${field}` as const, text }];
  });
}

function errorOf(
  field: keyof AddressValues,
  address: AddressValues,
  missing: readonly (keyof typeof errorTexts.address)[],
): string | null {
  if ((address[field] ?? '').length > longestText) return errorTexts.tooLong;
  if (field !== 'numberSuffix' && missing.includes(field)) return errorTexts.address[field];
  if (field === 'postalCode') return postcodeError(address);
  if (field === 'emailAddress' && address.emailAddress !== '') {
    return isEmailAddress(cleanText(address.emailAddress)) ? null : errorTexts.emailShape;
  }
  return null;
}

/** Postcode and country agree; one of the other country says which country to choose. */
function postcodeError({ postalCode, country }: AddressValues): string | null {
  if (isPostcode(postalCode, country)) return null;
  const elsewhere = postcodeCountry(postalCode);
  return elsewhere === null ? errorTexts.postcodeShape[country] : errorTexts.postcodeElsewhere[elsewhere];
}
