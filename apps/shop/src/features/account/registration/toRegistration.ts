import {
  cleanText,
  defaultPaymentMethod,
  formatPostcode,
  normaliseNumber,
  type Registration,
  type RegistrationAddress,
} from '@magazijn/domain/validation';
import type { AddressValues, RegistrationValues } from './RegistrationValues.ts';

/** The form as it is sent: cleaned texts, the IBAN in its electronic format, passwords as typed. */
export function toRegistration(values: RegistrationValues): Registration {
  return {
    companyName: cleanText(values.companyName),
    email: cleanText(values.email),
    password: values.password,
    passwordRepeat: values.passwordRepeat,
    iban: normaliseNumber(values.iban),
    vatNumber: cleanText(values.vatNumber),
    kvk: cleanText(values.kvk),
    paymentMethod: values.paymentMethod ?? defaultPaymentMethod,
    mainAddress: addressOf(values.mainAddress),
    invoiceAddress: values.invoiceSame
      ? null
      : {
          ...addressOf(values.invoiceAddress),
          emailAddress: cleanText(values.invoiceAddress.emailAddress),
        },
    openingHours: values.openingHours,
    tos: values.tos,
    newsletter: values.newsletter,
  };
}

const addressOf = (address: AddressValues): RegistrationAddress => ({
  companyName: cleanText(address.companyName),
  contactGender: address.contactGender ?? '0',
  contactFirstName: cleanText(address.contactFirstName),
  contactLastName: cleanText(address.contactLastName),
  street: cleanText(address.street),
  number: cleanText(address.number),
  numberSuffix: cleanText(address.numberSuffix),
  postalCode: formatPostcode(address.postalCode, address.country),
  city: cleanText(address.city),
  country: address.country,
  phoneNumber: cleanText(address.phoneNumber),
});
