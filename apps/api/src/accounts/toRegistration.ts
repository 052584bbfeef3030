import type { WireAddressRequest, WireRegistration } from '@magazijn/api-client/schemas';
import type { Country } from '@magazijn/domain/delivery';
import {
  cleanText,
  formatPostcode,
  normaliseNumber,
  type RegistrationAddressForm,
  type RegistrationForm,
  registrationErrors,
  weekdayLabels,
  weekdayNames,
} from '@magazijn/domain/validation';
import { passwordProblem } from './passwordProblem.ts';

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

function toAddress(wire: WireAddressRequest): RegistrationAddressForm {
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

/** Maps a registration from the wire: texts are cleaned, IBAN and postcodes are stored in their exchange format. */
export function toRegistration(wire: WireRegistration): RegistrationForm {
  const days = weekdayNames.map((weekday) => {
    const day = wire.openingHours?.[weekday];
    return [weekday, day && { ...day, closed: day.closed === '1' }] as const;
  });
  return {
    companyName: cleanText(wire.name),
    email: cleanText(wire.user?.email ?? ''),
    // Passwords are not cleaned.
    password: wire.user?.plainPassword?.first ?? '',
    passwordRepeat: wire.user?.plainPassword?.second ?? '',
    iban: normaliseNumber(cleanText(wire.iban)),
    // Unchanged: its length is checked as typed.
    vatNumber: cleanText(wire.vat_code),
    kvk: cleanText(wire.fiscal_code),
    paymentMethod: wire.payment_method,
    mainAddress: toAddress(wire.main_address ?? nowhere),
    invoiceAddress: wire.invoice_address ? toAddress(wire.invoice_address) : null,
    openingHours: Object.fromEntries(days.filter(([, day]) => day !== undefined)),
    tos: wire.tos === '1',
    newsletter: wire.newsletter === '1',
  };
}

/** The Dutch name of a group of fields, for fields that occur in several groups. */
const places: Readonly<Record<string, string>> = {
  mainAddress: 'Bezorgadres',
  invoiceAddress: 'Factuuradres',
  ...weekdayLabels,
};

/** Puts the group before a text: 'Bezorgadres: vul de straat in.' instead of 'Vul de straat in.' */
function inList(field: string, text: string): string {
  const [group = '', name = ''] = field.split('.');
  const place = places[group] ?? places[name];
  return place === undefined ? text : `${place}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

export function registrationProblems(
  registration: RegistrationForm,
  shop: { readonly name: string; readonly deliveryCountries: readonly Country[] },
): string[] {
  const errors = registrationErrors(registration, shop.deliveryCountries);
  // Common passwords are only checked on the server.
  const password = errors.some(({ field }) => field === 'password')
    ? null
    : passwordProblem(registration.password, registration, shop.name);
  return [...errors.map(({ field, text }) => inList(field, text)), ...(password === null ? [] : [password])];
}
