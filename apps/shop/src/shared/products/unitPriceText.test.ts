import { buildProduct } from '@magazijn/api-client/testing';
import { cents } from '@magazijn/domain/money';
import { expect, test } from 'vitest';
import { unitPriceText } from './unitPriceText.ts';

const diapers = buildProduct({ price: cents(3696), unitContents: { amount: 176, measure: 'luier' } });

test('the price per measure is that of the price that is paid', () => {
  expect(unitPriceText(diapers)).toBe('€\u00a00,21 per luier');
  expect(unitPriceText({ ...diapers, offerPrice: cents(2640) })).toBe('€\u00a00,15 per luier');
});

test('cheap pieces are priced per hundred', () => {
  const paper = { ...diapers, price: cents(495), unitContents: { amount: 500, measure: 'stuk' } as const };
  expect(unitPriceText(paper)).toBe('€\u00a00,99 per 100 stuks');
});

test('visitors, and products of which the contents are unknown, have none', () => {
  expect(unitPriceText({ ...diapers, price: null })).toBe('');
  expect(unitPriceText({ ...diapers, unitContents: null })).toBe('');
});
