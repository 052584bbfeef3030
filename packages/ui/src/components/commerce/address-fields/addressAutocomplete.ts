import type { AddressFieldName } from './AddressField.ts';

/** The HTML autofill token of each field. There is none for the house number; browsers fill in the second line. */
export const addressAutocomplete: Readonly<Record<AddressFieldName, string>> = {
  companyName: 'organization',
  contactGender: 'honorific-prefix',
  contactFirstName: 'given-name',
  contactLastName: 'family-name',
  street: 'address-line1',
  number: 'address-line2',
  numberSuffix: 'address-line3',
  postalCode: 'postal-code',
  city: 'address-level2',
  country: 'country',
  phoneNumber: 'tel',
  emailAddress: 'email',
};
