import { buildCartLine } from '@magazijn/api-client/testing';
import { cents } from '@magazijn/domain/money';
import { expect, test } from 'vitest';
import { offerNote } from './offerNote.ts';

const message = 'Nog 1 pak erbij en je krijgt Waskrijtjes cadeau.';
const incomplete = { path: '/', title: 'Tekenblok', message };
const freeGoods = buildCartLine({
  quantity: 2,
  price: cents(295),
  deal: { kind: 'free-goods', paid: 2, free: 1 },
  incompleteOffer: incomplete,
});
const gift = buildCartLine({
  quantity: 1,
  deal: { kind: 'give-away', from: 2, productId: 9 },
  incompleteOffer: incomplete,
});

test('free goods have the sentence with their saving, and the button', () => {
  expect(offerNote(freeGoods, 'card')).toBe(
    'Nog 1 erbij: die is gratis · bespaar €\u00a02,95\nVoeg 1 gratis toe\n3',
  );
});

test('the product page shows free goods itself', () => expect(offerNote(freeGoods, 'panel')).toBe(''));

test('a gift has the sentence of the back end, which names it', () => {
  expect(offerNote(gift, 'panel')).toBe(`${message}\nVoeg 1 toe\n2`);
  expect(offerNote({ ...gift, incompleteOffer: null }, 'card')).toBe(
    'Nog 1 erbij: je krijgt een cadeau\nVoeg 1 toe\n2',
  );
});

test('a back end that returns no deals has its sentence alone', () => {
  expect(offerNote({ ...gift, deal: null }, 'card')).toBe(message);
  expect(offerNote({ ...gift, deal: null, incompleteOffer: null }, 'card')).toBe('');
  expect(offerNote(undefined, 'card')).toBe('');
});
