import { ibanWarning, vatNumberWarning } from '@magazijn/domain/validation';
import { describe, expect, test } from 'vitest';
import { belgianVatProblem, readSeller, sellerNames } from './readSeller.ts';

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

test('settings are normalised', () => {
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

test('a Belgian seller has a Belgian postcode and company number; values are trimmed', () => {
  const belgian = {
    ...given,
    SELLER_NAME: ' De Plank bv ',
    SELLER_POSTAL_CODE: '2000',
    SELLER_COUNTRY: 'BE',
    SELLER_COC_NUMBER: '428.759.497',
  };
  expect(readSeller(belgian, true)).toMatchObject({
    problems: [],
    seller: { name: 'De Plank bv', postalCode: '2000', country: 'BE', cocNumber: '0428759497' },
  });
});

test('every setting is known', () => {
  expect([...sellerNames].sort()).toEqual(
    [...Object.keys(given), 'SELLER_PHONE', 'SELLER_VAT_NUMBER_BE'].sort(),
  );
});

test.each(['+31 (20) 000 0000', '020 000 00 00', ' 088-000.00.00 '])(
  'the telephone number %j is accepted',
  (phone) => {
    expect(readSeller({ ...given, SELLER_PHONE: phone }, true).seller?.phone).toBe(phone.trim());
  },
);

test.each(['bel ons', 'bel 020 000 00 00', '020 000 00 00 bellen', '00 00'])(
  'the telephone number %j is refused',
  (phone) => {
    expect(readSeller({ ...given, SELLER_PHONE: phone }, true).problems).toEqual([
      `SELLER_PHONE=${phone}: is not a telephone number.`,
    ]);
  },
);

test('a telephone number alone does not require the other settings', () => {
  expect(readSeller({ SELLER_PHONE: '020 000 00 00' }, true)).toEqual({ seller: null, problems: [] });
});

describe('without settings', () => {
  test('production has no seller', () => {
    expect(readSeller({}, true)).toEqual({ seller: null, problems: [] });
  });

  test('outside of production there is a fictitious one with well-formed numbers', () => {
    const { seller } = readSeller({}, false);
    expect(seller).toEqual({
      name: 'Magazijn Demo B.V.',
      street: 'Voorbeeldweg 1',
      postalCode: '1234 AB',
      city: 'Voorbeeldstad',
      country: 'NL',
      iban: 'NL10MAGA0123456789',
      vatNumber: 'NL000009999B98',
      vatNumberBe: 'BE0000000196',
      cocNumber: '00000001',
      email: 'facturen@magazijn.test',
      phone: '088 000 00 00',
    });
    const vatNumbers = [seller?.vatNumber ?? '', seller?.vatNumberBe ?? ''];
    expect([ibanWarning(seller?.iban ?? ''), ...vatNumbers.map(vatNumberWarning)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

test('an e-mail address alone is customer service’s, and does not require the other settings', () => {
  expect(readSeller({ SELLER_EMAIL: 'service@deplank.test' }, true)).toEqual({ seller: null, problems: [] });
});

test('one setting requires all', () => {
  const { seller, problems } = readSeller({ SELLER_NAME: 'De Plank' }, false);
  expect(seller).toBeNull();
  expect(problems).toHaveLength(8);
  expect(problems[0]).toBe('SELLER_STREET is missing: an invoice needs every SELLER_ setting.');
});

test.each([
  ['SELLER_COUNTRY', 'DE', 'must be NL or BE'],
  ['SELLER_POSTAL_CODE', '99', 'is not a postal code of that country'],
  ['SELLER_IBAN', 'NL11MAGA0123456789', 'is not an IBAN: its check digits fail'],
  ['SELLER_VAT_NUMBER', 'NL000009999B99', 'is not a VAT number of NL or BE: its check digits fail'],
  ['SELLER_VAT_NUMBER', 'DE NL000009999B98', 'is not a VAT number of NL or BE: its check digits fail'],
  ['SELLER_COC_NUMBER', '123', 'must have 8 digits (NL), or 10 with their check digits (BE)'],
  ['SELLER_EMAIL', 'facturen', 'is not an e-mail address'],
])('%s=%s is refused in one line', (name, value, problem) => {
  expect(readSeller({ ...given, [name]: value }, true).problems).toEqual([`${name}=${value}: ${problem}.`]);
});

test('a Belgian VAT number is normalised', () => {
  expect(readSeller({ ...given, SELLER_VAT_NUMBER_BE: 'be 428.759.497' }, true).seller?.vatNumberBe).toBe(
    'BE0428759497',
  );
});

test.each(['BE0428759498', 'NL000009999B98', '0428759497'])(
  'SELLER_VAT_NUMBER_BE=%s is refused in one line',
  (number) => {
    expect(readSeller({ ...given, SELLER_VAT_NUMBER_BE: number }, true).problems).toEqual([
      `SELLER_VAT_NUMBER_BE=${number}: is not a VAT number of BE: its check digits fail.`,
    ]);
  },
);

describe('belgianVatProblem', () => {
  const dutch = readSeller(given, true).seller;
  const registered = readSeller({ ...given, SELLER_VAT_NUMBER_BE: 'BE0428759497' }, true).seller;
  const belgian = readSeller({ ...given, SELLER_VAT_NUMBER: 'BE0428759497' }, true).seller;

  test.each(['charged', 'intra-community'] as const)(
    'in mode %s a Dutch seller needs a Belgian number, in production only',
    (mode) => {
      expect(belgianVatProblem(dutch, mode, true)).toMatch(/^SELLER_VAT_NUMBER_BE is missing: /);
      expect(belgianVatProblem(dutch, mode, false)).toBeNull();
      expect(belgianVatProblem(registered, mode, true)).toBeNull();
      expect(belgianVatProblem(null, mode, true)).toBeNull();
    },
  );

  test('a Belgian seller has that number already, and cannot make intra-community supplies to Belgium', () => {
    expect(belgianVatProblem(belgian, 'charged', true)).toBeNull();
    expect(belgianVatProblem(belgian, 'intra-community', false)).toMatch(/^BELGIAN_VAT=intra-community: /);
  });
});
