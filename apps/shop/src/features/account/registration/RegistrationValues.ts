import {
  type Country,
  defaultPaymentMethod,
  type OpeningDay,
  type Registration,
  type RegistrationAddressForm,
} from '@magazijn/domain/validation';

/** An address as it stands in the form. */
export interface AddressValues extends RegistrationAddressForm {
  /** Null while nothing is chosen, as react-hook-form gives a group of radio buttons. */
  readonly contactGender: '0' | '1' | null;
  readonly country: Country;
}

/** The whole form, as it is typed. */
export interface RegistrationValues
  extends Omit<Registration, 'paymentMethod' | 'mainAddress' | 'invoiceAddress'> {
  /** Null when the chosen one is no longer offered. */
  readonly paymentMethod: Registration['paymentMethod'] | null;
  readonly mainAddress: AddressValues;
  /** Whether invoices go to the delivery address. */
  readonly invoiceSame: boolean;
  readonly invoiceAddress: AddressValues;
}

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

/** The form before anything is typed: iDEAL, in the Netherlands, invoices to the delivery address. */
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
