import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from './cents.ts';
import { formatAmount, formatEuros, formatWholeEuros, priceParts } from './formatEuros.ts';

test.each([
  [5000, '€\u00a050'],
  [1_000_000, '€\u00a010.000'],
  [750, '€\u00a07,50'],
  [-5000, '\u2212€\u00a050'],
])('%i cents in narrow places are %s', (amount, text) => {
  expect(formatWholeEuros(cents(amount))).toBe(text);
});

describe('formatEuros', () => {
  test.each([
    [123450, '€\u00a01.234,50'],
    [-250, '\u2212€\u00a02,50'],
    [0, '€\u00a00,00'],
    [5, '€\u00a00,05'],
    [123456750, '€\u00a01.234.567,50'],
  ])('[K04] %s cents are shown as %s', (amount, expected) => {
    expect(formatEuros(cents(amount))).toBe(expected);
  });
});

describe('formatAmount', () => {
  test.each([
    [123450, '1.234,50'],
    [-250, '-2,50'],
    [750, '7,50'],
  ])('%s cents are shown as %s', (amount, expected) => {
    expect(formatAmount(cents(amount))).toBe(expected);
  });

  test('it is the price without its euro sign; the minus follows that sign', () => {
    fc.assert(
      fc.property(fc.nat(1e12), (amount) => {
        expect(`€\u00a0${formatAmount(cents(amount))}`).toBe(formatEuros(cents(amount)));
        const below = `\u2212€\u00a0${formatAmount(cents(amount))}`;
        if (amount > 0) expect(formatEuros(cents(-amount))).toBe(below);
      }),
    );
  });

  test('the shown digits equal the cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
        expect(Number(formatAmount(cents(amount)).replace(/[.,]/g, ''))).toBe(amount);
      }),
    );
  });
});

describe('priceParts', () => {
  test('[S13] a price is split into whole euros and two digits', () => {
    expect(priceParts(cents(123450))).toEqual({ integer: '1.234', fraction: '50', spoken: '1.234,50 euro' });
    expect(priceParts(cents(5))).toEqual({ integer: '0', fraction: '05', spoken: '0,05 euro' });
  });

  test('the parts together equal the whole price', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
        const { integer, fraction } = priceParts(cents(amount));
        expect(`${integer},${fraction}`).toBe(formatAmount(cents(amount)));
        expect(fraction).toMatch(/^\d\d$/);
      }),
    );
  });

  test('regression: minus half a euro keeps its sign', () => {
    expect(priceParts(cents(-50)).integer).toBe('-0');
  });
});
