import type { Country } from '../country.ts';
import type { OpeningDay, OpeningHours, WeekdayName } from './openingHours.ts';
import type { PaymentMethod } from './paymentMethods.ts';

/** An address as a company registers it. */
export interface RegistrationAddress {
  readonly companyName: string;
  /** '1' is Dhr., '0' is Mevr. */
  readonly contactGender: '0' | '1';
  readonly contactFirstName: string;
  readonly contactLastName: string;
  readonly street: string;
  readonly number: string;
  /** '' when not filled in. */
  readonly numberSuffix: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: Country;
  readonly phoneNumber: string;
}

/** An address that invoices go to. */
export interface RegistrationInvoiceAddress extends RegistrationAddress {
  readonly emailAddress: string;
}

/** What a company registers to become a customer (specification, section 3 'Registration'). */
export interface Registration {
  readonly companyName: string;
  readonly email: string;
  readonly password: string;
  readonly passwordRepeat: string;
  readonly iban: string;
  /** '' when not filled in. */
  readonly vatNumber: string;
  /** The number at the chamber of commerce; '' when not filled in. */
  readonly kvk: string;
  readonly paymentMethod: PaymentMethod;
  readonly mainAddress: RegistrationAddress;
  /** Null when invoices go to the main address. */
  readonly invoiceAddress: RegistrationInvoiceAddress | null;
  readonly openingHours: Readonly<Record<WeekdayName, OpeningDay>>;
  readonly tos: boolean;
  readonly newsletter: boolean;
}

/** An address as it was filled in: a choice may be missing or unknown. */
export interface RegistrationAddressForm
  extends Omit<RegistrationInvoiceAddress, 'contactGender' | 'country'> {
  readonly contactGender: string | null;
  readonly country: string;
}

/** A registration as it was filled in: a choice may be missing or unknown. */
export interface RegistrationForm
  extends Omit<Registration, 'paymentMethod' | 'mainAddress' | 'invoiceAddress' | 'openingHours'> {
  readonly paymentMethod: string | null;
  readonly mainAddress: RegistrationAddressForm;
  readonly invoiceAddress: RegistrationAddressForm | null;
  readonly openingHours: OpeningHours;
}
