import {
  type Country,
  defaultPaymentMethod,
  type OpeningDay,
  type PaymentMethod,
  type WeekdayName,
} from '@magazijn/domain/validation';

/** An address as it stands in the form. */
export interface AddressValues {
  readonly companyName: string;
  /** '1' is Dhr., '0' is Mevr.; null while nothing is chosen, as react-hook-form gives a group of radio buttons. */
  readonly contactGender: '0' | '1' | null;
  readonly contactFirstName: string;
  readonly contactLastName: string;
  readonly street: string;
  readonly number: string;
  readonly numberSuffix: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: Country;
  readonly phoneNumber: string;
  /** Of the invoice address only. */
  readonly emailAddress: string;
}

/** The whole form, as it is typed. */
export interface RegistrationValues {
  readonly companyName: string;
  readonly email: string;
  readonly password: string;
  readonly passwordRepeat: string;
  readonly iban: string;
  readonly vatNumber: string;
  readonly kvk: string;
  /** Null when the chosen one is no longer offered. */
  readonly paymentMethod: PaymentMethod | null;
  readonly mainAddress: AddressValues;
  /** Whether invoices go to the delivery address. */
  readonly invoiceSame: boolean;
  readonly invoiceAddress: AddressValues;
  readonly openingHours: Record<WeekdayName, OpeningDay>;
  readonly tos: boolean;
  readonly newsletter: boolean;
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
