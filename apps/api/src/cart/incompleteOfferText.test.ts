import { expect, test } from 'vitest';
import { buildCartProduct } from '../testing/buildCartProduct.ts';
import { incompleteOfferText } from './incompleteOfferText.ts';

const juice = buildCartProduct({ unit: 'tray', deal: { kind: 'free-goods', paid: 2, free: 1 } });

test('[X04] says in one sentence what is missing of which product, and leads to it', () => {
  expect(incompleteOfferText({ missing: 1, free: 1 }, juice)).toEqual({
    url: '/product/voeding/fruit/appelsap',
    title: 'Appelsap',
    message: 'Nog 1 tray Appelsap erbij en die is gratis (2+1).',
  });
});

test('[X04] more than one, and a unit that is not known', () => {
  const deal = { kind: 'free-goods', paid: 5, free: 2 } as const;
  const messageOf = (unit: string) =>
    incompleteOfferText({ missing: 2, free: 2 }, buildCartProduct({ unit, deal }))?.message;
  expect(messageOf('tray')).toBe('Nog 2 trays Appelsap erbij en die zijn gratis (5+2).');
  expect(messageOf('')).toBe('Nog 2 Appelsap erbij en die zijn gratis (5+2).');
});

test('a complete offer says nothing', () => {
  expect(incompleteOfferText(null, juice)).toBeNull();
});
