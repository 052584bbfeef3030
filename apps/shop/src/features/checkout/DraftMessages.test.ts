import { buildCart, buildCartLine } from '@magazijn/api-client/testing';
import { cents } from '@magazijn/domain/money';
import { expect, test } from 'vitest';
import { changedPrices } from './DraftMessages.tsx';

const cart = (price: number, changes = {}) =>
  buildCart({ lines: [buildCartLine({ price: cents(price), ...changes })] });

test('a changed price shows with the earlier one', () => {
  expect(changedPrices(cart(2695), cart(2995))).toEqual(['Luiers maat 4: was €\u00a026,95, nu €\u00a029,95']);
});

test('unchanged prices, gifts and new products do not', () => {
  expect(changedPrices(cart(2695), cart(2695))).toEqual([]);
  expect(changedPrices(cart(2695), cart(0, { giveAway: true }))).toEqual([]);
  expect(changedPrices(null, cart(2995))).toEqual([]);
  expect(changedPrices(cart(2695), cart(2995, { productId: 9 }))).toEqual([]);
});
