import type { AddressValues } from './RegistrationValues.ts';

/** What is wrong with a field of the registration, and what to do. The exact texts are the specification's. */
export const errorTexts = {
  companyName: 'Vul de naam van je organisatie in.',
  email: 'Vul je e-mailadres in.',
  emailShape: 'Vul een geldig e-mailadres in, zoals naam@organisatie.nl.',
  password: 'Kies een wachtwoord.',
  passwordShort: 'Kies een wachtwoord van ten minste 8 tekens.',
  passwordRepeat: 'Herhaal je wachtwoord.',
  passwordsDiffer: 'De wachtwoorden komen niet overeen',
  iban: 'Vul je IBAN in.',
  ibanShape: 'Vul een IBAN in van twee letters en dan 14 tot 16 letters of cijfers.',
  vatNumberShape: 'Een btw-nummer heeft 12 tot 14 tekens. Laat het leeg als je er geen hebt.',
  paymentMethod: 'Kies hoe je betaalt. Automatische incasso kan alleen in Nederland.',
  postcodeShape: {
    NL: 'Vul een Nederlandse postcode in, zoals 1234 AB.',
    BE: 'Vul een Belgische postcode in, zoals 9000.',
  },
  postcodeElsewhere: {
    NL: 'Dit is een Nederlandse postcode. Kies Nederland als land, of vul een Belgische postcode in.',
    BE: 'Dit is een Belgische postcode. Kies België als land, of vul een Nederlandse postcode in.',
  },
  tooLong: 'Gebruik ten hoogste 300 tekens.',
  openingDay: 'Vul een begin- en eindtijd in, of kies Gesloten.',
  tos: 'Ga akkoord met de algemene voorwaarden.',
  address: {
    companyName: 'Vul de bedrijfsnaam in.',
    contactGender: 'Kies een aanhef.',
    contactFirstName: 'Vul de voornaam in.',
    contactLastName: 'Vul de achternaam in.',
    street: 'Vul de straat in.',
    number: 'Vul het huisnummer in.',
    postalCode: 'Vul de postcode in.',
    city: 'Vul de plaats in.',
    country: 'Kies een land.',
    phoneNumber: 'Vul het telefoonnummer in.',
    emailAddress: 'Vul het e-mailadres voor facturen in.',
  } satisfies Record<Exclude<keyof AddressValues, 'numberSuffix'>, string>,
} as const;
