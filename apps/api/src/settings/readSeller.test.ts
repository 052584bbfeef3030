import { ibanWarning, vatNumberWarning } from '@magazijn/domain/validation';
import { describe, expect, test } from 'vitest';
import { readSeller } from './readSeller.ts';

const given = {
  SELLER_NAME: 'Groothandel De Plank B.V.',
  SELLER_STREET: 'Kade 3',
  SELLER_POSTAL_CODE: '1011ab',
  SELLER_CITY: 'Amsterdam',
  SELLER_COUNTRY: 'NL',
  SELLER_IBAN: 'nl10 maga 0123 4567 89',
  SELLER_VAT_NUMBER: 'NL000009999B98',
  SELLER_COC_NUMBER: '0000 0001',
  SELLER_EMAIL: 'facturen@deplank.test',
};

test('what is set is read, as computers exchange it', () => {
  expect(readSeller(given, true)).toEqual({
    problems: [],
    seller: {
      name: 'Groothandel De Plank B.V.',
      street: 'Kade 3',
      postalCode: '1011 AB',
      city: 'Amsterdam',
      country: 'NL',
      iban: 'NL10MAGA0123456789',
      vatNumber: 'NL000009999B98',
      cocNumber: '00000001',
      email: 'facturen@deplank.test',
    },
  });
});

test('the telephone number may be left out; one that is none is refused', () => {
  const phone = '+31 (20) 000 0000';
  expect(readSeller({ ...given, SELLER_PHONE: phone }, true).seller?.phone).toBe(phone);
  expect(readSeller({ SELLER_PHONE: phone }, true)).toEqual({ seller: null, problems: [] });
  expect(readSeller({ ...given, SELLER_PHONE: 'bel ons' }, true).problems).toEqual([
    'SELLER_PHONE=bel ons: is no telephone number.',
  ]);
});

describe('when nothing is set', () => {
  test('production invents no seller', () => {
    expect(readSeller({}, true)).toEqual({ seller: null, problems: [] });
  });

  test('elsewhere an invented one stands in, whose numbers have the right shape', () => {
    const { seller } = readSeller({}, false);
    expect(seller?.name).toContain('Demo');
    expect([ibanWarning(seller?.iban ?? ''), vatNumberWarning(seller?.vatNumber ?? '')]).toEqual([
      null,
      null,
    ]);
  });
});

test('an e-mail address alone is customer service’s, and makes no invoice necessary', () => {
  expect(readSeller({ SELLER_EMAIL: 'service@deplank.test' }, true)).toEqual({ seller: null, problems: [] });
});

test('who sets one has to set them all', () => {
  const { seller, problems } = readSeller({ SELLER_NAME: 'De Plank' }, false);
  expect(seller).toBeNull();
  expect(problems).toHaveLength(8);
  expect(problems[0]).toBe('SELLER_STREET is missing: an invoice needs every SELLER_ setting.');
});

test.each([
  ['SELLER_COUNTRY', 'DE', 'must be NL or BE'],
  ['SELLER_POSTAL_CODE', '99', 'is no postal code of that country'],
  ['SELLER_IBAN', 'NL11MAGA0123456789', 'is no IBAN: its check digits fail'],
  ['SELLER_VAT_NUMBER', 'NL000009999B99', 'is no VAT number of NL or BE: its check digits fail'],
  ['SELLER_COC_NUMBER', '123', 'must have 8 digits (NL) or 10 (BE)'],
  ['SELLER_EMAIL', 'facturen', 'is no e-mail address'],
])('%s=%s is refused in one line', (name, value, problem) => {
  expect(readSeller({ ...given, [name]: value }, true).problems).toEqual([`${name}=${value}: ${problem}.`]);
});
