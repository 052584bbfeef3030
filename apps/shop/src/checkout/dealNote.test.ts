import { cents } from '@magazijn/domain/money';
import { describe, expect, test } from 'vitest';
import { dealNote, freeGoods } from './dealNote.ts';

describe('freeGoods', () => {
  test.each([
    ['2+1 gratis', 1, { paid: 1, free: 0, missing: 0 }],
    ['2+1 gratis', 2, { paid: 2, free: 0, missing: 1 }],
    ['2+1 gratis', 3, { paid: 2, free: 1, missing: 0 }],
    ['2+1', 5, { paid: 4, free: 1, missing: 1 }],
    ['5+2 gratis', 6, { paid: 5, free: 1, missing: 1 }],
  ])("[V21] '%s' with %i in the cart", (offerLabel, quantity, goods) => {
    expect(freeGoods({ offerLabel, quantity })).toEqual(goods);
  });

  test.each(['', '-15%', 'Nieuw', '2 voor 10 euro', '0+1', '200+1 gratis', '2+'])(
    "[V21] '%s' is no such deal",
    (offerLabel) => {
      expect(freeGoods({ offerLabel, quantity: 3 })).toBeNull();
    },
  );
});

describe('dealNote', () => {
  test.each([
    ['2+1 gratis', '2+1 gratis: 2 betaald, 1 gratis, €\u00a016,20 korting'],
    ['-10%', '10% actiekorting: €\u00a016,20'],
    ['−15%', '15% actiekorting: €\u00a016,20'],
    ['', 'Actiekorting: €\u00a016,20'],
  ])("[E05] a line with the deal '%s'", (offerLabel, note) => {
    expect(dealNote({ offerLabel, discount: cents(1620), quantity: 3 })).toBe(note);
  });

  test('[E05] a deal that takes nothing off is not mentioned', () => {
    expect(dealNote({ offerLabel: '2+1 gratis', discount: cents(0), quantity: 2 })).toBeNull();
  });
});
