import type { OpeningDay, WeekdayName } from '@magazijn/domain/validation';

/** An address as it was filled in; whether it will do is still to be seen. */
export interface AddressRequest {
  readonly companyName: string;
  /** '1' is Dhr., '0' is Mevr. */
  readonly contactGender: string;
  readonly contactFirstName: string;
  readonly contactLastName: string;
  readonly street: string;
  readonly number: string;
  readonly numberSuffix: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
  readonly phoneNumber: string;
  readonly emailAddress: string;
}

/** A registration as it was filled in, in the names of the domain's rules. */
export interface RegistrationRequest {
  readonly companyName: string;
  readonly email: string;
  readonly password: string;
  readonly passwordRepeat: string;
  readonly iban: string;
  readonly vatNumber: string;
  readonly kvk: string;
  readonly paymentMethod: string;
  readonly mainAddress: AddressRequest;
  /** Null when invoices go to the main address. */
  readonly invoiceAddress: AddressRequest | null;
  readonly openingHours: Readonly<Partial<Record<WeekdayName, OpeningDay>>>;
  readonly tos: boolean;
  readonly newsletter: boolean;
}
