import type { OpeningDay, PaymentMethod, WeekdayName } from '@magazijn/domain/validation';

/** An address as a company registers it. */
export interface RegistrationAddress {
  readonly companyName: string;
  /** 1 is 'Dhr.', 0 is 'Mevr.'. */
  readonly contactGender: 0 | 1;
  readonly contactFirstName: string;
  readonly contactLastName: string;
  readonly street: string;
  readonly number: string;
  readonly numberSuffix: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: 'NL' | 'BE';
  readonly phoneNumber: string;
}

/** What a company fills in to become a customer (specification, section 3 'Registration'). */
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
  readonly invoiceAddress: (RegistrationAddress & { readonly emailAddress: string }) | null;
  readonly openingHours: Readonly<Record<WeekdayName, OpeningDay>>;
  readonly tos: boolean;
  readonly newsletter: boolean;
}
