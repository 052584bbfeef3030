import { buildCartLine } from '@magazijn/api-client/testing';
import { cents } from '@magazijn/domain/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planReorder } from './planReorder.ts';

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
        const inCart = Object.fromEntries(lying.map((amount, id) => [id, amount]));
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
