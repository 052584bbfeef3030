import { buildCartLine } from '@magazijn/api-client/testing';
import { cents } from '@magazijn/domain/money';
import { describe, expect, test } from 'vitest';
import { dealNote, unitPriceOf } from './dealNote.ts';

const twoPlusOne = { kind: 'free-goods', paid: 2, free: 1 } as const;
const percentage = (off: number) => ({ kind: 'percentage', percentage: off }) as const;

describe('dealNote', () => {
  test.each([
    ['2+1 gratis', twoPlusOne, '2+1 gratis: 2 betaald, 1 gratis, €\u00a016,20 korting'],
    ['Drie halen', twoPlusOne, 'Drie halen: 2 betaald, 1 gratis, €\u00a016,20 korting'],
    ['', twoPlusOne, '2+1: 2 betaald, 1 gratis, €\u00a016,20 korting'],
    ['-10%', percentage(10), '10% actiekorting: €\u00a016,20'],
    ['', percentage(12.5), '12,5% actiekorting: €\u00a016,20'],
    ['', null, 'Actiekorting: €\u00a016,20'],
    // A label alone is no deal: the back end did not give its kind.
    ['2+1 gratis', null, '2+1 gratis: €\u00a016,20 korting'],
    ['-15%', null, '-15%: €\u00a016,20 korting'],
  ])("[E05] a line with the label '%s' and the deal %o", (offerLabel, deal, note) => {
    expect(dealNote({ offerLabel, deal, discount: cents(1620), quantity: 3 })).toBe(note);
  });

  test('[E05] a deal without a discount is not shown', () => {
    const line = { offerLabel: '2+1 gratis', deal: twoPlusOne, discount: cents(0), quantity: 2 };
    expect(dealNote(line)).toBeNull();
  });
});

test('[E05] with free goods each paid unit costs its own price, even if the sum is divisible by the quantity', () => {
  const line = buildCartLine({ quantity: 3, price: cents(3000), discount: cents(3000), total: cents(6000) });
  expect(unitPriceOf({ ...line, deal: twoPlusOne })).toEqual({ price: 3000, before: null });
  expect(unitPriceOf({ ...line, deal: percentage(33) })).toEqual({ price: 2000, before: 3000 });
});

test('[E06] an original price is struck through, also with a percentage deal', () => {
  const line = buildCartLine({
    quantity: 3,
    price: cents(3000),
    originalPrice: cents(3200),
    total: cents(9000),
  });
  expect(unitPriceOf(line)).toEqual({ price: 3000, before: 3200 });
  const cheaper = { ...line, discount: cents(3000), total: cents(6000), deal: percentage(33) };
  expect(unitPriceOf(cheaper)).toEqual({ price: 2000, before: 3200 });
});
