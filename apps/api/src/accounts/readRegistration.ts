import type { WireAddressRequest, WireRegistration } from '@magazijn/api-client/schemas';
import { cleanText, formatPostcode, normaliseNumber, weekdayNames } from '@magazijn/domain/validation';
import type { AddressRequest, RegistrationRequest } from './RegistrationRequest.ts';

const nowhere: WireAddressRequest = {
  company_name: '',
  contact_gender: '',
  contact_first_name: '',
  contact_last_name: '',
  street: '',
  number: '',
  number_suffix: '',
  postal_code: '',
  city: '',
  country: '',
  phone_number: '',
  email_address: '',
};

function readAddress(wire: WireAddressRequest): AddressRequest {
  const country = cleanText(wire.country);
  const postalCode = cleanText(wire.postal_code);
  return {
    companyName: cleanText(wire.company_name),
    contactGender: wire.contact_gender,
    contactFirstName: cleanText(wire.contact_first_name),
    contactLastName: cleanText(wire.contact_last_name),
    street: cleanText(wire.street),
    number: cleanText(wire.number),
    numberSuffix: cleanText(wire.number_suffix),
    postalCode: country === 'NL' || country === 'BE' ? formatPostcode(postalCode, country) : postalCode,
    city: cleanText(wire.city),
    country,
    phoneNumber: cleanText(wire.phone_number),
    emailAddress: cleanText(wire.email_address),
  };
}

/** Reads a registration from the wire: texts as they were meant, numbers and postcodes as they are exchanged (C01). */
export function readRegistration(wire: WireRegistration): RegistrationRequest {
  const days = weekdayNames.map((weekday) => {
    const day = wire.openingHours?.[weekday];
    return [weekday, day && { ...day, closed: day.closed === '1' }] as const;
  });
  return {
    companyName: cleanText(wire.name),
    email: cleanText(wire.user?.email ?? ''),
    // A password is what was typed, to the character.
    password: wire.user?.plainPassword?.first ?? '',
    passwordRepeat: wire.user?.plainPassword?.second ?? '',
    iban: normaliseNumber(cleanText(wire.iban)),
    vatNumber: normaliseNumber(cleanText(wire.vat_code)),
    kvk: cleanText(wire.fiscal_code),
    paymentMethod: wire.payment_method,
    mainAddress: readAddress(wire.main_address ?? nowhere),
    invoiceAddress: wire.invoice_address ? readAddress(wire.invoice_address) : null,
    openingHours: Object.fromEntries(days.filter(([, day]) => day !== undefined)),
    tos: wire.tos === '1',
    newsletter: wire.newsletter === '1',
  };
}
