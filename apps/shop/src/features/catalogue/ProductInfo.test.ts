import { expect, test } from 'vitest';
import { dealSentence, missingFree } from './ProductInfo.tsx';

const message = 'Vul 3 in, je betaalt er 2.';
const lead = (quantity: number, paid = 2, free = 1) =>
  dealSentence({ message, freeGoods: { paid, free }, picture: null }, quantity, 'doos').lead;

test('[V21] with nothing in the cart, and for a gift, the back end’s text shows', () => {
  const gift = { message: 'Bij 2 pakken krijg je krijt cadeau.', freeGoods: null, picture: 'krijt' };
  expect(dealSentence({ ...gift, freeGoods: { paid: 2, free: 1 }, message }, 0, 'doos')).toEqual({
    lead: '',
    text: message,
  });
  expect(dealSentence(gift, 5, 'pak')).toEqual({ lead: '', text: gift.message });
});

test.each([
  [1, 'Nog 2 erbij, dan is er 1 gratis.'],
  [2, 'Nog 1 doos en die is gratis.'],
  [3, 'Van deze 3 is er 1 gratis.'],
  [4, 'Nog 2 erbij, dan is er 1 gratis.'],
  [6, 'Van deze 6 zijn er 2 gratis.'],
])('[V21] 2+1 with %i in the cart', (quantity, text) => {
  expect(lead(quantity)).toBe(text);
});

test.each([
  [3, 'Nog 4 erbij, dan zijn er 2 gratis.'],
  [5, 'Nog 2 en die zijn gratis.'],
  [6, 'Nog 1 doos en die is gratis.'],
  [7, 'Van deze 7 zijn er 2 gratis.'],
])('[V21] 5+2 with %i in the cart', (quantity, text) => {
  expect(lead(quantity, 5, 2)).toBe(text);
});

test('[V21] the text says to enter the total quantity, and where the discount shows', () => {
  const offer = { message, freeGoods: { paid: 2, free: 1 }, picture: null };
  expect(dealSentence(offer, 2, '').lead).toBe('Nog 1 en die is gratis.');
  expect(dealSentence(offer, 2, '').text).toContain('inclusief het gratis artikel');
  expect(dealSentence(offer, 3, '').text).toBe('De korting staat onder aan je factuur.');
});

test.each([
  [0, 2, 1, 0],
  [1, 2, 1, 0],
  [2, 2, 1, 1],
  [3, 2, 1, 0],
  [5, 2, 1, 1],
  [5, 5, 2, 2],
  [6, 5, 2, 1],
  [7, 5, 2, 0],
])('[V21] with %i in the cart, a deal of %i+%i misses %i free units', (quantity, paid, free, missing) => {
  expect(missingFree({ freeGoods: { paid, free } }, quantity)).toBe(missing);
});
