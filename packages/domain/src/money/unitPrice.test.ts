import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from './cents.ts';
import { type Measure, measures } from './measures.ts';
import { unitPrice } from './unitPrice.ts';

describe('unitPrice', () => {
  test.each<[price: number, amount: number, measure: Measure, found: string]>([
    [2695, 176, 'luier', '15 per 1'],
    [1620, 12, 'liter', '135 per 1'],
    [995, 0.5, 'liter', '1990 per 1'],
    [1320, 1.2, 'kilo', '1100 per 1'],
    [945, 720, 'stuk', '131 per 100'],
    [5, 100, 'stuk', '5 per 100'],
    [245, 1, 'liter', '245 per 1'],
  ])('%i cents for %d × %s is %s', (price, amount, measure, found) => {
    const unit = unitPrice(cents(price), { amount, measure });
    expect(`${unit?.price} per ${unit?.per}`).toBe(found);
  });

  test('it is rounded once, half away from zero', () => {
    expect(unitPrice(cents(33), { amount: 6, measure: 'stuk' })?.price).toBe(6);
    expect(unitPrice(cents(201), { amount: 200, measure: 'stuk' })).toMatchObject({ price: 101, per: 100 });
  });

  test('a price of five cents stays per piece, one below it is per hundred', () => {
    expect(unitPrice(cents(500), { amount: 100, measure: 'stuk' })).toMatchObject({ price: 5, per: 1 });
    expect(unitPrice(cents(499), { amount: 100, measure: 'stuk' })).toMatchObject({ price: 499, per: 100 });
  });

  test('a single piece has none: it would repeat the price', () => {
    expect(unitPrice(cents(945), { amount: 1, measure: 'stuk' })).toBeNull();
    expect(unitPrice(cents(945), { amount: 1, measure: 'luier' })).toBeNull();
  });

  test.each([0, -1, Number.NaN])('contents of %d have none', (amount) => {
    expect(unitPrice(cents(945), { amount, measure: 'kilo' })).toBeNull();
  });

  test('it differs from the exact price by half a cent at most', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 1, max: 100_000 }),
        fc.constantFrom(...measures),
        (price, thousandths, measure) => {
          const amount = thousandths / 1000;
          const unit = unitPrice(cents(price), { amount, measure });
          if (unit) expect(Math.abs(unit.price - (price / amount) * unit.per)).toBeLessThanOrEqual(0.5001);
        },
      ),
    );
  });
});
