import type { AddressFieldName } from './AddressField.ts';

/**
 * What each field is called in a browser's address book (HTML, autofill field names). HTML has no name for the number of a
 * house; browsers fill in what stands in the second line.
 */
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
