import type { Country, OpeningDay, PaymentMethod, WeekdayName } from '@magazijn/domain/validation';

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
  /** Of the invoice address only (V05). */
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
  /** Whether invoices go to the delivery address (T41). */
  readonly invoiceSame: boolean;
  readonly invoiceAddress: AddressValues;
  readonly openingHours: Record<WeekdayName, OpeningDay>;
  readonly tos: boolean;
  readonly newsletter: boolean;
}
