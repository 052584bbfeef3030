import { buildAddress } from '@magazijn/api-client/testing';
import { expect, test } from 'vitest';
import { addressLines } from './addressLines.ts';

test('[E01] an address with salutation, suffix and country', () => {
  expect(
    addressLines(
      buildAddress({ salutation: 'Mevr.', lastName: 'Inkoop', houseNumberSuffix: 'b', country: 'BE' }),
    ),
  ).toEqual(['Kinderopvang De Vlinder', 'Mevr. Inkoop', 'Beukenlaan 14 b', '3581 KL Utrecht', 'België']);
});

test('missing parts leave no line', () => {
  expect(addressLines(buildAddress({ lastName: '' }))).toHaveLength(4);
});

test('an empty address shows a message, without a line for the country alone', () => {
  const nothing = {
    companyName: '',
    firstName: '',
    lastName: '',
    street: '',
    houseNumber: '',
    postalCode: '',
    city: '',
  };
  expect(addressLines(buildAddress({ ...nothing, salutation: null }))).toEqual(['Niet bekend']);
});
