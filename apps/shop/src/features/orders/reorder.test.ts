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

  test('[T14] available products are added with their quantity; gifts and free products are not', () => {
    const lines = [
      buildCartLine({ productId: 1, quantity: 2 }),
      buildCartLine({ productId: 2, giveAway: true, price: cents(0) }),
      buildCartLine({ productId: 3, price: cents(0) }),
    ];
    expect(kinds(lines)).toEqual({ added: { 1: 2 }, kinds: [['gone', 0]] });
  });

  test('[S64] no longer sold, sold out, and short stock', () => {
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

  test('[S64] the quantity in the cart reduces the stock and the limit of a line', () => {
    const line = buildCartLine({ productId: 1, quantity: 5, stock: 8 });
    expect(kinds([line], { 1: 4 })).toEqual({ added: {}, kinds: [['fewer', 4]] });
    expect(kinds([{ ...line, stock: 100_000 }], { 1: 9_996 })).toEqual({ added: {}, kinds: [['fewer', 3]] });
  });

  test('[S64] a quantity over the limit of a line is listed with the remaining units, and offered up to the limit', () => {
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

  test('[S64] every product is either added unchanged or listed, never both, and never over the stock', () => {
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
            const isListed = differences.some((difference) => difference.line === line);
            expect(isListed).toBe(added[line.productId] === undefined);
            if (!isListed) {
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

  /** The differences between an order of one line and the cart with the given line. */
  const compare = (line: typeof was, now: Partial<typeof was> | null) =>
    compareReordered(
      [line],
      { [line.productId]: line.quantity },
      buildCart({ lines: now === null ? [] : [{ ...line, ...now }] }),
    ).map(({ line: _line, ...difference }) => difference);

  test('[S64] unchanged products have no difference', () => {
    expect(compare(was, {})).toEqual([]);
    expect(compare({ ...was, discount: cents(1380) }, { discount: cents(2760) })).toEqual([]);
  });

  test('[S64] higher and lower prices, with the current price', () => {
    expect(compare(was, { price: cents(1495) })).toEqual([{ kind: 'dearer', choice: 3, price: cents(1495) }]);
    expect(compare(was, { price: cents(1295) })).toEqual([
      { kind: 'cheaper', choice: 3, price: cents(1295) },
    ]);
  });

  test('[S64] an ended deal by its name, with a changed price', () => {
    const dealt = { ...was, discount: cents(1380), offerLabel: '2+1 gratis' };
    expect(compare(dealt, { discount: cents(0), offerLabel: '' })).toEqual([
      { kind: 'dealEnded', choice: 3, detail: '2+1 gratis' },
    ]);
    expect(compare(dealt, { discount: cents(0), price: cents(1495) })).toEqual([
      { kind: 'dealEnded', choice: 3, detail: '2+1 gratis', price: cents(1495) },
    ]);
  });

  test('[S64] missing, sold out or over the limit after all', () => {
    expect(compare(was, null)).toEqual([{ kind: 'gone', choice: 0 }]);
    expect(compare(was, { available: false })).toEqual([{ kind: 'gone', choice: 0 }]);
    expect(compare(was, { stock: 0 })).toEqual([{ kind: 'soldOut', choice: 0 }]);
    expect(compare(was, { limitMessage: 'Maximaal 2 per bestelling' })).toEqual([
      { kind: 'fewer', choice: 3, detail: 'Maximaal 2 per bestelling' },
    ]);
  });

  test('[S64] a gift that is no longer given', () => {
    const gift = buildCartLine({ productId: 9, giveAway: true });
    const differences = (lines: (typeof gift)[]) =>
      compareReordered([was, gift], { [was.productId]: 3 }, buildCart({ lines })).map(({ kind }) => kind);
    expect(differences([was, gift])).toEqual([]);
    expect(differences([was])).toEqual(['dealEnded']);
  });

  test('[S64] products that were not added are not compared', () => {
    expect(compareReordered([was], {}, buildCart({ lines: [] }))).toEqual([]);
  });
});
