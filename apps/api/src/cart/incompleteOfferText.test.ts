import { expect, test } from 'vitest';
import { buildCartProduct } from '../testing/buildCartProduct.ts';
import { incompleteOfferText } from './incompleteOfferText.ts';

const none = new Map();
const juice = buildCartProduct({ unit: 'tray', deal: { kind: 'free-goods', paid: 2, free: 1 } });

test('[X04] says in one sentence what is missing of which product, and leads to it', () => {
  expect(incompleteOfferText({ missing: 1, free: 1 }, juice, none)).toEqual({
    url: '/product/voeding/fruit/appelsap',
    title: 'Appelsap',
    message: 'Nog 1 tray Appelsap erbij en die is gratis (2+1).',
  });
});

test('[X04] more than one, and a unit that is not known', () => {
  const deal = { kind: 'free-goods', paid: 5, free: 2 } as const;
  const messageOf = (unit: string) =>
    incompleteOfferText({ missing: 2, free: 2 }, buildCartProduct({ unit, deal }), none)?.message;
  expect(messageOf('tray')).toBe('Nog 2 trays Appelsap erbij en die zijn gratis (5+2).');
  expect(messageOf('')).toBe('Nog 2 Appelsap erbij en die zijn gratis (5+2).');
});

test('a complete offer says nothing', () => {
  expect(incompleteOfferText(null, juice, none)).toBeNull();
});

test('[X04] a gift is named that one more would bring; a gift that is gone is not', () => {
  const pad = buildCartProduct({ unit: 'pak', deal: { kind: 'give-away', from: 2, productId: 9 } });
  const gift = buildCartProduct({ id: 9, description: 'Waskrijtjes' });
  const textWith = (products: [number, typeof gift][]) =>
    incompleteOfferText({ missing: 1, free: 1 }, pad, new Map(products))?.message;
  expect(textWith([[9, gift]])).toBe('Nog 1 pak Appelsap erbij en je krijgt Waskrijtjes cadeau.');
  expect(textWith([])).toBeUndefined();
});
