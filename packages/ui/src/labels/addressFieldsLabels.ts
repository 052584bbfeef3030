/** Texts of `AddressFields`; 'Dhr.' and 'Mevr.' as the specification writes them. */
export const addressFieldsLabels = {
  companyName: 'Bedrijfsnaam',
  contactGender: 'Aanhef',
  mr: 'Dhr.',
  ms: 'Mevr.',
  contactFirstName: 'Voornaam',
  contactLastName: 'Achternaam',
  street: 'Straat',
  number: 'Huisnummer',
  numberSuffix: 'Toevoeging',
  postalCode: 'Postcode',
  city: 'Plaats',
  country: 'Land',
  phoneNumber: 'Telefoonnummer',
  emailAddress: 'E-mailadres',
};
