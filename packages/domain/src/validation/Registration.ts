import type { Country } from '../country.ts';
import type { OpeningDay, OpeningHours, WeekdayName } from './openingHours.ts';
import type { PaymentMethod } from './paymentMethods.ts';

export interface RegistrationAddress {
  readonly companyName: string;
  /** '1' is Dhr., '0' is Mevr. */
  readonly contactGender: '0' | '1';
  readonly contactFirstName: string;
  readonly contactLastName: string;
  readonly street: string;
  readonly number: string;
  /** '' when empty */
  readonly numberSuffix: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: Country;
  readonly phoneNumber: string;
}

export interface RegistrationInvoiceAddress extends RegistrationAddress {
  readonly emailAddress: string;
}

/** The data with which a company registers (specification, section 3 'Registration'). */
export interface Registration {
  readonly companyName: string;
  readonly email: string;
  readonly password: string;
  readonly passwordRepeat: string;
  readonly iban: string;
  /** '' when empty */
  readonly vatNumber: string;
  /** The number at the chamber of commerce; '' when empty. */
  readonly kvk: string;
  readonly paymentMethod: PaymentMethod;
  readonly mainAddress: RegistrationAddress;
  /** Null to send invoices to the main address. */
  readonly invoiceAddress: RegistrationInvoiceAddress | null;
  readonly openingHours: Readonly<Record<WeekdayName, OpeningDay>>;
  readonly tos: boolean;
  readonly newsletter: boolean;
}

/** An address as filled in: choices can be missing or invalid. */
export interface RegistrationAddressForm
  extends Omit<RegistrationInvoiceAddress, 'contactGender' | 'country'> {
  readonly contactGender: string | null;
  readonly country: string;
}

/** A registration as filled in: choices can be missing or invalid. */
export interface RegistrationForm
  extends Omit<Registration, 'paymentMethod' | 'mainAddress' | 'invoiceAddress' | 'openingHours'> {
  readonly paymentMethod: string | null;
  readonly mainAddress: RegistrationAddressForm;
  readonly invoiceAddress: RegistrationAddressForm | null;
  readonly openingHours: OpeningHours;
}
