import { expect, test } from 'vitest';
import { offerText } from './offerText.ts';

const plain = { deal: null, unit: 'pak', giftName: null, giftPicture: null };

test('[V21] free goods: how many to enter, free ones included, and where the discount stands', () => {
  expect(offerText({ ...plain, deal: { kind: 'free-goods', paid: 2, free: 1 } })).toEqual({
    message: 'Vul 3 in, je betaalt er 2. De korting staat onder aan je factuur.',
    paid: 2,
    free: 1,
    picture: null,
  });
});

test('[V21] a gift: from how many it comes, and what it is', () => {
  const deal = { kind: 'give-away', from: 2, productId: 5 } as const;
  const gift = { giftName: 'Waskrijtjes dik', giftPicture: 'waskrijtjes-dik' };
  expect(offerText({ ...plain, ...gift, deal })).toEqual({
    message: 'Bij 2 pakken krijg je Waskrijtjes dik cadeau.',
    paid: null,
    free: null,
    picture: 'waskrijtjes-dik',
  });
  expect(offerText({ ...plain, deal })).toBeNull();
});

test('a percentage and no deal at all need no sentence', () => {
  expect(offerText({ ...plain, deal: { kind: 'percentage', percentage: 10 } })).toBeNull();
  expect(offerText(plain)).toBeNull();
});
