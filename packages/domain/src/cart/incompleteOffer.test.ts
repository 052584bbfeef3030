import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeUnits } from './freeUnits.ts';
import { incompleteOffer } from './incompleteOffer.ts';

const twoPlusOne = { kind: 'free-goods', paid: 2, free: 1 } as const;

test('2+1 with 2 entered is an incomplete offer: one more is free', () => {
  expect(incompleteOffer(2, twoPlusOne)).toEqual({ missing: 1, free: 1 });
  expect(incompleteOffer(5, twoPlusOne)).toEqual({ missing: 1, free: 1 });
});

test.each([0, 1, 3, 4, 6])('2+1 with %s entered lacks nothing that is free', (amount) => {
  expect(incompleteOffer(amount, twoPlusOne)).toBeNull();
});

test('of 3+2 with 4 entered, one of the two free ones is missing', () => {
  expect(incompleteOffer(4, { kind: 'free-goods', paid: 3, free: 2 })).toEqual({ missing: 1, free: 2 });
});

test('other deals and no deal are never incomplete', () => {
  expect(incompleteOffer(2, null)).toBeNull();
  expect(incompleteOffer(1, { kind: 'percentage', percentage: 10 })).toBeNull();
});

test('a give-away lacks what is missing from its number, once there is something of it', () => {
  const gift = { kind: 'give-away', from: 3, productId: 9 } as const;
  expect([0, 1, 2, 3, 4].map((amount) => incompleteOffer(amount, gift))).toEqual([
    null,
    { missing: 2, free: 1 },
    { missing: 1, free: 1 },
    null,
    null,
  ]);
});

test('entering what is missing costs nothing more and completes the offer', () => {
  const counts = fc.integer({ min: 1, max: 9 });
  fc.assert(
    fc.property(fc.nat(9999), counts, counts, (amount, paid, free) => {
      const deal = { kind: 'free-goods', paid, free } as const;
      const offer = incompleteOffer(amount, deal);
      if (offer === null) return;
      const complete = amount + offer.missing;
      expect(complete - freeUnits(complete, deal)).toBe(amount - freeUnits(amount, deal));
      expect(incompleteOffer(complete, deal)).toBeNull();
    }),
  );
});
