import { cents } from '@magazijn/domain/money';
import { expect, test } from 'vitest';
import { dealStep } from './dealStep.ts';

const twoPlusOne = { price: cents(295), deal: { kind: 'free-goods', paid: 2, free: 1 } } as const;
const threePlusTwo = { price: cents(100), deal: { kind: 'free-goods', paid: 3, free: 2 } } as const;
const gift = { price: cents(295), deal: { kind: 'give-away', from: 3, productId: 8 } } as const;

test.each([
  [twoPlusOne, 2, 'Nog 1 erbij: die is gratis · bespaar €\u00a02,95', 'Voeg 1 gratis toe', 3],
  [twoPlusOne, 1, 'Nog 2 erbij: 1 is gratis · bespaar €\u00a02,95', 'Voeg 2 toe', 3],
  [twoPlusOne, 0, 'Neem er 3: 1 is gratis · bespaar €\u00a02,95', 'Voeg 3 toe', 3],
  [threePlusTwo, 3, 'Nog 2 erbij: die zijn gratis · bespaar €\u00a02,00', 'Voeg 2 gratis toe', 5],
  [threePlusTwo, 7, 'Nog 3 erbij: 2 zijn gratis · bespaar €\u00a02,00', 'Voeg 3 toe', 10],
  [gift, 1, 'Nog 2 erbij: je krijgt een cadeau', 'Voeg 2 toe', 3],
])('%o with %i in the cart', (product, quantity, text, label, next) => {
  const units = next - quantity;
  expect(dealStep(product, quantity, 100)).toMatchObject({ text, label, units, quantity: next });
});

test('a complete deal, and one beyond the stock, has no step', () => {
  expect(dealStep(twoPlusOne, 3, 100)).toBeNull();
  expect(dealStep(twoPlusOne, 2, 2)).toBeNull();
});
