import { describe, expect, test } from 'vitest';
import { belgianVatModes, isBelgianVatNumber, vatPercentageFor, vatTreatment } from './vat.ts';

describe('vatPercentageFor', () => {
  test.each([
    ['dutch', 21, 21],
    ['dutch', 9, 9],
    ['dutch', 0, 0],
    ['belgian', 21, 21],
    ['belgian', 9, 6],
    ['belgian', 0, 0],
    ['intra-community', 21, 0],
    ['intra-community', 9, 0],
  ] as const)('%s: goods at the Dutch rate %i have %i %%', (treatment, dutch, expected) => {
    expect(vatPercentageFor(treatment, dutch)).toBe(expected);
  });
});

describe('vatTreatment', () => {
  test.each(belgianVatModes)('in mode %s a Dutch customer pays Dutch VAT, with any VAT number', (mode) => {
    for (const vatNumber of ['NL000009999B98', 'BE0428759497', null]) {
      expect(vatTreatment({ country: 'NL', vatNumber }, mode)).toBe('dutch');
    }
  });

  test('in mode charged a Belgian customer pays Belgian VAT', () => {
    expect(vatTreatment({ country: 'BE', vatNumber: 'BE0428759497' }, 'charged')).toBe('belgian');
  });

  test.each([
    ['BE0428759497', 'intra-community'],
    ['be 0428.759.497', 'intra-community'],
    ['BE428759497', 'intra-community'],
    ['BE0428759498', 'belgian'],
    ['0428759497', 'belgian'],
    ['NL000009999B98', 'belgian'],
    ['geen btw-nr.', 'belgian'],
    ['', 'belgian'],
    [null, 'belgian'],
  ] as const)('in mode intra-community a Belgian customer with VAT number %j: %s', (vatNumber, expected) => {
    expect(vatTreatment({ country: 'BE', vatNumber }, 'intra-community')).toBe(expected);
  });
});

test.each(['', 'BE', 'DE136695976', 'BE0000000000'])('%j is not a valid Belgian VAT number', (text) => {
  expect(isBelgianVatNumber(text)).toBe(false);
});
