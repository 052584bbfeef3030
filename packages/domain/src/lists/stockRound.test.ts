import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Deal } from '../cart/index.ts';
import { findStockItems, isStockCount, type ListLine, quantityToFill, type StockProduct } from './index.ts';

const wanted = (quantity: number): ListLine => ({ productId: 1, quantity, kind: 'stock' });
const product = (changes: Partial<StockProduct> = {}): StockProduct => ({
  available: true,
  stock: 1000,
  orderLimit: null,
  deal: null,
  ...changes,
});
const twoPlusOne: Deal = { kind: 'free-goods', paid: 2, free: 1 };

describe('filling up a wanted stock', () => {
  test('orders the difference between the wanted stock and the count, and nothing for a sufficient count', () => {
    expect(quantityToFill(wanted(12), 5, product())).toBe(7);
    expect(quantityToFill(wanted(12), 12, product())).toBe(0);
    expect(quantityToFill(wanted(12), 40, product({ deal: twoPlusOne }))).toBe(0);
  });

  test.each([
    ['a unit that is free then', 7, 0, 6],
    ['no unit that has to be paid', 8, 0, 4],
    ['a unit that is free with those in the cart', 8, 1, 5],
    ['nothing to complete sets', 6, 0, 6],
  ])('2+1 adds %s', (_what, counted, inCart, ordered) => {
    expect(quantityToFill(wanted(12), counted, product({ deal: twoPlusOne }), inCart)).toBe(ordered);
  });

  test('a deal that takes more than the stock or the limit is not completed', () => {
    expect(quantityToFill(wanted(12), 7, product({ deal: twoPlusOne, stock: 5 }))).toBe(5);
    expect(quantityToFill(wanted(12), 7, product({ deal: twoPlusOne, orderLimit: 6 }))).toBe(6);
  });

  test('a gift or a discount does not raise the quantity', () => {
    const gift: Deal = { kind: 'give-away', from: 6, productId: 9 };
    expect(quantityToFill(wanted(12), 7, product({ deal: gift }))).toBe(5);
    expect(quantityToFill(wanted(12), 7, product({ deal: { kind: 'percentage', percentage: 10 } }))).toBe(5);
  });

  test('property: the order reaches the wanted stock, and exceeds it by at most the free units of one set', () => {
    const count = fc.integer({ min: 0, max: 30 });
    const part = fc.integer({ min: 1, max: 4 });
    fc.assert(
      fc.property(count, count, count, part, part, (quantity, counted, inCart, paid, free) => {
        const deal: Deal = { kind: 'free-goods', paid, free };
        const ordered = quantityToFill(wanted(quantity), counted, product({ deal }), inCart);
        const over = counted + ordered - quantity;
        if (counted >= quantity) expect(ordered).toBe(0);
        else expect(over >= 0 && over <= free).toBe(true);
      }),
    );
  });
});

test.each([
  [0, true],
  [9999, true],
  [10_000, false],
  [-1, false],
  [2.5, false],
  [Number.NaN, false],
  [null, false],
])('%j as a count: %j', (counted, is) => {
  expect(isStockCount(counted)).toBe(is);
});

describe('a scanned or typed code', () => {
  const items = [
    { name: 'Pukkie luiers maat 4', articleNumber: '101 404', ean: '2900001014045' },
    { name: 'Pukkie luiers maat 5', articleNumber: '101405', ean: '0036000291452' },
    { name: 'Handzeep', articleNumber: '', ean: '' },
  ];
  const namesOf = (typed: string) => findStockItems(items, typed).map(({ name }) => name);

  test('a barcode or an article number finds its product, however it is spaced', () => {
    expect(namesOf('2900001014045')).toEqual(['Pukkie luiers maat 4']);
    expect(namesOf(' 101404 ')).toEqual(['Pukkie luiers maat 4']);
  });

  test('a code of 12 or 14 figures is the same product as that of 13', () => {
    expect(namesOf('036000291452')).toEqual(['Pukkie luiers maat 5']);
    expect(namesOf('00036000291452')).toEqual(['Pukkie luiers maat 5']);
  });

  test('a part of a name finds all products with each of its words', () => {
    expect(namesOf('luiers')).toHaveLength(2);
    expect(namesOf('MAAT 5')).toEqual(['Pukkie luiers maat 5']);
  });

  test('an empty or unknown code finds nothing: zeros do not match a product without a number', () => {
    expect([namesOf(''), namesOf('000'), namesOf('8710400999999')]).toEqual([[], [], []]);
  });
});
