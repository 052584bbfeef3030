import { expect, test } from 'vitest';
import { fieldLabel } from './fieldLabel.ts';

test.each([
  ['companyName', 'Bedrijfsnaam'],
  ['iban', 'IBAN'],
  ['mainAddress.companyName', 'Bedrijfsnaam'],
  ['mainAddress.postalCode', 'Postcode'],
  ['invoiceAddress.emailAddress', 'E-mailadres (factuur)'],
  ['openingHours.friday', 'Vrijdag'],
  ['tos', 'Algemene voorwaarden'],
] as const)('%s is called %s', (field, label) => {
  expect(fieldLabel(field)).toBe(label);
});
