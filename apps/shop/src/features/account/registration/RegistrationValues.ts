import {
  type Country,
  defaultPaymentMethod,
  type OpeningDay,
  type Registration,
  type RegistrationAddressForm,
} from '@magazijn/domain/validation';
import { registrationTexts } from './registrationTexts.ts';

export interface AddressValues extends RegistrationAddressForm {
  /** Null while nothing is chosen, as react-hook-form gives a group of radio buttons. */
  readonly contactGender: '0' | '1' | null;
  readonly country: Country;
}

export interface RegistrationValues
  extends Omit<Registration, 'paymentMethod' | 'mainAddress' | 'invoiceAddress'> {
  /** Null when the chosen method is no longer available. */
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
/** The usual hours of nurseries, as a default. */
const open: OpeningDay = { closed: false, startTime: '07:30', endTime: '18:30' };
const closed: OpeningDay = { closed: true, startTime: '', endTime: '' };

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
    monday: open,
    tuesday: open,
    wednesday: open,
    thursday: open,
    friday: open,
    saturday: closed,
    sunday: closed,
  },
  tos: false,
  newsletter: false,
};

/** The countries to choose from: delivery is limited, invoices go to any. */
export const countriesOf = (name: 'mainAddress' | 'invoiceAddress', delivered: readonly Country[]) =>
  registrationTexts.countries.filter(({ value }) => name === 'invoiceAddress' || delivered.includes(value));
