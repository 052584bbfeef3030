import { buildCart, buildCartLine } from '@magazijn/api-client/testing';
import { cents } from '@magazijn/domain/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareReordered, planReorder } from './reorder.ts';

describe('planReorder', () => {
  const kinds = (lines: Parameters<typeof planReorder>[0], inCart = {}) => {
    const { added, differences } = planReorder(lines, inCart);
    return { added, kinds: differences.map(({ kind, choice }) => [kind, choice]) };
  };

  test('[T14] what is there goes into the cart as it was; a gift and what cost nothing do not', () => {
    const lines = [
      buildCartLine({ productId: 1, quantity: 2 }),
      buildCartLine({ productId: 2, giveAway: true, price: cents(0) }),
      buildCartLine({ productId: 3, price: cents(0) }),
    ];
    expect(kinds(lines)).toEqual({ added: { 1: 2 }, kinds: [['gone', 0]] });
  });

  test('[S64] not for sale any more, sold out, and fewer than there were', () => {
    const lines = [
      buildCartLine({ productId: 1, available: false }),
      buildCartLine({ productId: 2, stock: 0 }),
      buildCartLine({ productId: 3, quantity: 5, stock: 3 }),
    ];
    expect(kinds(lines)).toEqual({
      added: {},
      kinds: [
        ['gone', 0],
        ['soldOut', 0],
        ['fewer', 3],
      ],
    });
  });

  test('[S64] what lies in the cart already takes of the stock, and of what a line can hold', () => {
    const line = buildCartLine({ productId: 1, quantity: 5, stock: 8 });
    expect(kinds([line], { 1: 4 })).toEqual({ added: {}, kinds: [['fewer', 4]] });
    expect(kinds([{ ...line, stock: 100_000 }], { 1: 9_996 })).toEqual({ added: {}, kinds: [['fewer', 3]] });
  });

  test('[S64] more of a product than a cart can hold is told with what is left out, and offered as far as it goes', () => {
    const cause = 'Past niet helemaal in één bestelling';
    const detail = 'je bestelde er 12.000, dat zijn er 2.001 te veel';
    const line = buildCartLine({ productId: 1, quantity: 12_000, stock: 100_000 });
    expect(planReorder([line], {})).toEqual({
      added: {},
      differences: [{ kind: 'fewer', line, cause, detail, choice: 9_999 }],
    });
    const two = [
      buildCartLine({ productId: 1, quantity: 7_000, stock: 100_000 }),
      buildCartLine({ productId: 1, quantity: 5_000, stock: 100_000 }),
    ];
    expect(planReorder(two, {}).differences).toMatchObject([{ kind: 'fewer', detail, choice: 9_999 }]);
    expect(planReorder([{ ...line, stock: 9_000 }], {}).differences).toMatchObject([
      { detail: 'nog 9000', choice: 9_000 },
    ]);
  });

  test('[T14] two lines of one product are added together', () => {
    const line = buildCartLine({ productId: 1, quantity: 2, stock: 5 });
    expect(kinds([line, line])).toEqual({ added: { 1: 4 }, kinds: [] });
    expect(kinds([line, line, line])).toEqual({ added: {}, kinds: [['fewer', 5]] });
  });

  test('[S64] every product of an order is added as it was or told, never both, and never more than there is', () => {
    const arbitraryLine = fc.record({
      quantity: fc.integer({ min: 1, max: 20 }),
      stock: fc.integer({ min: -1, max: 20 }),
      available: fc.boolean(),
      price: fc.integer({ min: 0, max: 300 }),
    });
    fc.assert(
      fc.property(
        fc.array(arbitraryLine, { maxLength: 6 }),
        fc.array(fc.nat(20), { maxLength: 6 }),
        (given, lying) => {
          const lines = given.map((line, productId) =>
            buildCartLine({ ...line, productId, price: cents(line.price) }),
          );
          const inCart = Object.fromEntries(lying.map((quantity, id) => [id, quantity]));
          const { added, differences } = planReorder(lines, inCart);
          for (const line of lines) {
            const told = differences.some((difference) => difference.line === line);
            expect(told).toBe(added[line.productId] === undefined);
            if (!told) {
              expect(added[line.productId]).toBe(line.quantity);
              expect((inCart[line.productId] ?? 0) + line.quantity).toBeLessThanOrEqual(line.stock);
            }
          }
        },
      ),
    );
  });
});

describe('compareReordered', () => {
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
    expect(compare(was, { price: cents(1295) })).toEqual([
      { kind: 'cheaper', choice: 3, price: cents(1295) },
    ]);
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
});
