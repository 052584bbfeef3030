import { allCountries, type Country, deliveryArea } from '../country.ts';
import { normaliseNumber } from './checkedNumber.ts';
import { cleanText } from './cleanText.ts';
import { hasIbanShape } from './iban.ts';
import { emailMessages, isEmailAddress } from './isEmailAddress.ts';
import { openingHoursErrors, type WeekdayName } from './openingHours.ts';
import { isPasswordLongEnough, maxPasswordLength, passwordMessages, passwordsMatch } from './password.ts';
import { paymentMethods } from './paymentMethods.ts';
import { isPostcode, postcodeCountry } from './postcode.ts';
import type { RegistrationAddressForm, RegistrationForm } from './Registration.ts';
import { hasVatNumberShape, plainVatNumber } from './vatNumber.ts';

type AddressField = keyof RegistrationAddressForm;
type RegistrationField =
  | Exclude<keyof RegistrationForm, 'mainAddress' | 'invoiceAddress' | 'openingHours'>
  | `mainAddress.${AddressField}`
  | `invoiceAddress.${AddressField}`
  | `openingHours.${WeekdayName}`;

/** An error of a registration: the field, and a Dutch instruction. */
export interface RegistrationError {
  readonly field: RegistrationField;
  readonly text: string;
}

interface Length {
  readonly max: number;
  /** The field in a message, which can stand in a list without its label. */
  readonly name: string;
}

/** The maximum lengths, above any real name, street or number. */
const longest = {
  organisation: { max: 100, name: 'de naam van je organisatie' },
  kvk: { max: 30, name: 'je KvK- of ondernemingsnummer' },
  companyName: { max: 100, name: 'de bedrijfsnaam' },
  contactFirstName: { max: 50, name: 'de voornaam' },
  contactLastName: { max: 80, name: 'de achternaam' },
  street: { max: 100, name: 'de straat' },
  number: { max: 20, name: 'het huisnummer' },
  numberSuffix: { max: 20, name: 'de toevoeging' },
  postalCode: { max: 20, name: 'de postcode' },
  city: { max: 80, name: 'de plaats' },
  phoneNumber: { max: 30, name: 'het telefoonnummer' },
} as const satisfies Readonly<Record<string, Length>>;

/** The exact texts are specified. */
const texts = {
  companyName: 'Vul de naam van je organisatie in.',
  email: emailMessages.missing,
  emailShape: emailMessages.shape,
  password: 'Kies een wachtwoord.',
  passwordShort: passwordMessages.tooShort,
  passwordRepeat: 'Herhaal je wachtwoord.',
  passwordsDiffer: 'De wachtwoorden komen niet overeen',
  iban: 'Vul je IBAN in.',
  ibanShape: 'Vul een IBAN in van twee letters en dan 14 tot 16 letters of cijfers.',
  vatNumberShape: 'Een btw-nummer heeft 12 tot 14 tekens. Laat het leeg als je er geen hebt.',
  vatNumberPlain: (number: string) => `Een btw-nummer heeft 12 tot 14 tekens. Vul het in als ${number}.`,
  deliveryCountry: (countries: readonly Country[]) => `We bezorgen alleen in ${deliveryArea(countries)}.`,
  paymentMethod: 'Kies hoe je betaalt. Automatische incasso kan alleen in Nederland.',
  postcodeShape: {
    NL: 'Vul een Nederlandse postcode in, zoals 1234 AB.',
    BE: 'Vul een Belgische postcode in, zoals 9000.',
  },
  postcodeElsewhere: {
    NL: 'Dit is een Nederlandse postcode. Kies Nederland als land, of vul een Belgische postcode in.',
    BE: 'Dit is een Belgische postcode. Kies België als land, of vul een Nederlandse postcode in.',
  },
  tooLong: ({ max, name }: Length) => `Gebruik voor ${name} ten hoogste ${max} tekens.`,
  tos: 'Ga akkoord met de algemene voorwaarden.',
} as const;

/** The required fields of an address: all except the number's suffix. */
const addressTexts: Readonly<Record<Exclude<AddressField, 'numberSuffix'>, string>> = {
  companyName: 'Vul de bedrijfsnaam in.',
  contactGender: 'Kies een aanhef.',
  contactFirstName: 'Vul de voornaam in.',
  contactLastName: 'Vul de achternaam in.',
  street: 'Vul de straat in.',
  number: 'Vul het huisnummer in.',
  postalCode: 'Vul de postcode in.',
  city: 'Vul de plaats in.',
  country: 'Kies een land.',
  phoneNumber: 'Vul het telefoonnummer in.',
  emailAddress: 'Vul het e-mailadres voor facturen in.',
};

/** In the order of the form. */
const addressFields: readonly AddressField[] = [
  'companyName',
  'contactGender',
  'contactFirstName',
  'contactLastName',
  'street',
  'number',
  'numberSuffix',
  'postalCode',
  'city',
  'country',
  'phoneNumber',
  'emailAddress',
];

type Found = readonly (readonly [RegistrationField, string | null])[];
const errorsIn = (found: Found): RegistrationError[] =>
  found.flatMap(([field, text]) => (text === null ? [] : [{ field, text }]));

/** The errors of the company data, in the order of the form: company, login, payment. */
export function generalErrors(form: RegistrationForm): RegistrationError[] {
  const offered: readonly unknown[] = paymentMethods(form.mainAddress.country === 'BE' ? 'BE' : 'NL');
  return errorsIn([
    ['companyName', textError(form.companyName, texts.companyName, longest.organisation)],
    ['email', emailError(form.email, texts.email)],
    ['password', passwordError(form.password)],
    ['passwordRepeat', repetitionError(form)],
    ['iban', ibanError(form.iban)],
    ['vatNumber', vatNumberError(form.vatNumber)],
    ['kvk', textError(form.kvk, null, longest.kvk)],
    ['paymentMethod', offered.includes(form.paymentMethod) ? null : texts.paymentMethod],
  ]);
}

/**
 * The errors of the delivery address, and of the invoice address when it differs.
 *
 * @param postcodes 'shaped' requires the country's postcode format, as in the form; the back end accepts 'any'
 * @param deliveryCountries where the shop delivers; invoices go to any country
 */
export function addressErrors(
  { mainAddress, invoiceAddress }: Pick<RegistrationForm, 'mainAddress' | 'invoiceAddress'>,
  postcodes: 'shaped' | 'any',
  deliveryCountries: readonly Country[] = allCountries,
): RegistrationError[] {
  return [
    ...errorsOfAddress('mainAddress', mainAddress, postcodes, deliveryCountries),
    ...(invoiceAddress === null
      ? []
      : errorsOfAddress('invoiceAddress', invoiceAddress, postcodes, allCountries)),
  ];
}

export function hoursErrors({ openingHours, tos }: RegistrationForm): RegistrationError[] {
  const days = openingHoursErrors(openingHours).map(
    ({ day, text }): RegistrationError => ({ field: `openingHours.${day}`, text }),
  );
  return tos ? days : [...days, { field: 'tos', text: texts.tos }];
}

/** All errors for which the back end refuses a registration; the form uses the same function. */
export const registrationErrors = (
  form: RegistrationForm,
  deliveryCountries: readonly Country[] = allCountries,
): RegistrationError[] => [
  ...generalErrors(form),
  ...addressErrors(form, 'any', deliveryCountries),
  ...hoursErrors(form),
];

function errorsOfAddress(
  name: 'mainAddress' | 'invoiceAddress',
  address: RegistrationAddressForm,
  postcodes: 'shaped' | 'any',
  countries: readonly Country[],
): RegistrationError[] {
  const errorOf = (field: AddressField): string | null => {
    const text = address[field] ?? '';
    if (field === 'numberSuffix') return textError(text, null, longest.numberSuffix);
    if (field === 'emailAddress')
      return emailError(text, name === 'mainAddress' ? null : addressTexts[field]);
    if (field === 'contactGender') return /^[01]$/.test(text) ? null : addressTexts[field];
    if (field === 'country') {
      const country = allCountries.find((each) => each === text);
      if (country === undefined) return addressTexts[field];
      return countries.includes(country) ? null : texts.deliveryCountry(countries);
    }
    const error = textError(text, addressTexts[field], longest[field]);
    if (field !== 'postalCode' || error !== null || postcodes === 'any') return error;
    return postcodeError(address);
  };
  return errorsIn(addressFields.map((field) => [`${name}.${field}`, errorOf(field)]));
}

function textError(text: string, missing: string | null, length: Length): string | null {
  if (text.length > length.max) return texts.tooLong(length);
  return cleanText(text) === '' ? missing : null;
}

function emailError(text: string, missing: string | null): string | null {
  const email = cleanText(text);
  if (email === '') return missing;
  return isEmailAddress(email) ? null : texts.emailShape;
}

/** Checks that postcode and country match; for the other country's postcode the message names that country. */
function postcodeError({ postalCode, country }: RegistrationAddressForm): string | null {
  if ((country !== 'NL' && country !== 'BE') || isPostcode(postalCode, country)) return null;
  const elsewhere = postcodeCountry(postalCode);
  return elsewhere === null ? texts.postcodeShape[country] : texts.postcodeElsewhere[elsewhere];
}

function passwordError(password: string): string | null {
  if (password === '') return texts.password;
  if (password.length > maxPasswordLength) return passwordMessages.tooLong;
  return isPasswordLongEnough(password) ? null : texts.passwordShort;
}

function repetitionError({ password, passwordRepeat }: RegistrationForm): string | null {
  if (passwordRepeat === '') return texts.passwordRepeat;
  return passwordsMatch(password, passwordRepeat) ? null : texts.passwordsDiffer;
}

function ibanError(text: string): string | null {
  const iban = normaliseNumber(text);
  if (iban === '') return texts.iban;
  return hasIbanShape(iban) ? null : texts.ibanShape;
}

/** If only spaces or a missing 0 make the number invalid, the message shows the normalised number. */
function vatNumberError(text: string): string | null {
  if (hasVatNumberShape(text)) return null;
  const plain = plainVatNumber(text);
  return plain !== '' && hasVatNumberShape(plain) ? texts.vatNumberPlain(plain) : texts.vatNumberShape;
}
