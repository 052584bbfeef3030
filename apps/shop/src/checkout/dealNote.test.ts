import { cents } from '@magazijn/domain/money';
import { expect, test } from 'vitest';
import { dealNote } from './dealNote.ts';

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
