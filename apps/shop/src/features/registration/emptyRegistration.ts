import { defaultPaymentMethod, type OpeningDay } from '@magazijn/domain/validation';
import type { AddressValues, RegistrationValues } from './RegistrationValues.ts';

const address: AddressValues = {
  companyName: '',
  contactGender: null,
  contactFirstName: '',
  contactLastName: '',
  street: '',
  number: '',
  numberSuffix: '',
  postalCode: '',
  city: '',
  country: 'NL',
  phoneNumber: '',
  emailAddress: '',
};
const day: OpeningDay = { closed: false, startTime: '', endTime: '' };

/** The form before anything is typed: iDEAL (V04), in the Netherlands, invoices to the delivery address (T41). */
export const emptyRegistration: RegistrationValues = {
  companyName: '',
  email: '',
  password: '',
  passwordRepeat: '',
  iban: '',
  vatNumber: '',
  kvk: '',
  paymentMethod: defaultPaymentMethod,
  mainAddress: address,
  invoiceSame: true,
  invoiceAddress: address,
  openingHours: {
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: day,
    sunday: day,
  },
  tos: false,
  newsletter: false,
};
