import { buildCart, buildCartLine } from '@magazijn/api-client/testing';
import { cents } from '@magazijn/domain/money';
import { expect, test } from 'vitest';
import { compareReordered } from './compareReordered.ts';

const was = buildCartLine({ price: cents(1380), quantity: 3 });

/** How an order of one line differs from the cart in which that line reads as given. */
const compare = (line: typeof was, now: Partial<typeof was> | null) =>
  compareReordered(
    [line],
    { [line.productId]: line.quantity },
    buildCart({ lines: now === null ? [] : [{ ...line, ...now }] }),
  ).map(({ line: _line, ...difference }) => difference);

test('[S64] what is as it was is no difference', () => {
  expect(compare(was, {})).toEqual([]);
  expect(compare({ ...was, discount: cents(1380) }, { discount: cents(2760) })).toEqual([]);
});

test('[S64] dearer and cheaper, with the price of now', () => {
  expect(compare(was, { price: cents(1495) })).toEqual([{ kind: 'dearer', choice: 3, price: cents(1495) }]);
  expect(compare(was, { price: cents(1295) })).toEqual([{ kind: 'cheaper', choice: 3, price: cents(1295) }]);
});

test('[S64] a deal that ended, by its name, and with the price when that changed too', () => {
  const dealt = { ...was, discount: cents(1380), offerLabel: '2+1 gratis' };
  expect(compare(dealt, { discount: cents(0), offerLabel: '' })).toEqual([
    { kind: 'dealEnded', choice: 3, detail: '2+1 gratis' },
  ]);
  expect(compare(dealt, { discount: cents(0), price: cents(1495) })).toEqual([
    { kind: 'dealEnded', choice: 3, detail: '2+1 gratis', price: cents(1495) },
  ]);
});

test('[S64] gone, sold out or over the limit after all', () => {
  expect(compare(was, null)).toEqual([{ kind: 'gone', choice: 0 }]);
  expect(compare(was, { available: false })).toEqual([{ kind: 'gone', choice: 0 }]);
  expect(compare(was, { stock: 0 })).toEqual([{ kind: 'soldOut', choice: 0 }]);
  expect(compare(was, { limitMessage: 'Maximaal 2 per bestelling' })).toEqual([
    { kind: 'fewer', choice: 3, detail: 'Maximaal 2 per bestelling' },
  ]);
});

test('[S64] a gift that no longer comes along', () => {
  const gift = buildCartLine({ productId: 9, giveAway: true });
  const differences = (lines: (typeof gift)[]) =>
    compareReordered([was, gift], { [was.productId]: 3 }, buildCart({ lines })).map(({ kind }) => kind);
  expect(differences([was, gift])).toEqual([]);
  expect(differences([was])).toEqual(['dealEnded']);
});

test('[S64] what was not put into the cart is no business of its prices', () => {
  expect(compareReordered([was], {}, buildCart({ lines: [] }))).toEqual([]);
});
