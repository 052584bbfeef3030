import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Lookup, readOrderText } from '../quick-order/index.ts';
import {
  addLines,
  freeListName,
  type ListContent,
  type ListLine,
  maxListLines,
  maxListNameLength,
  mergeLists,
  moveLine,
  quantityToOrder,
  readListEntries,
} from './index.ts';

const line = (productId: number, quantity = 1, kind: ListLine['kind'] = 'order'): ListLine => ({
  productId,
  quantity,
  kind,
});
const list = (...lines: readonly ListLine[]): ListContent => ({ name: 'Egels', shared: true, lines });

test('a wanted stock is filled up, never below zero; a fixed quantity ignores the stock', () => {
  expect(quantityToOrder(line(1, 12, 'stock'), 5)).toBe(7);
  expect(quantityToOrder(line(1, 12, 'stock'))).toBe(12);
  expect(quantityToOrder(line(1, 12, 'stock'), 20)).toBe(0);
  expect(quantityToOrder(line(1, 12), 5)).toBe(12);
});

test('a line moves to an index, at most to the ends', () => {
  expect(moveLine(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moveLine(['a', 'b', 'c'], 2, -5)).toEqual(['c', 'a', 'b']);
  expect(moveLine(['a', 'b', 'c'], 0, 9)).toEqual(['b', 'c', 'a']);
  expect(moveLine(['a'], 3, 0)).toEqual(['a']);
});

test('a copy of a list has a unique name of at most 60 characters', () => {
  expect(freeListName('Kopie van Egels', ['Egels'])).toBe('Kopie van Egels');
  expect(freeListName('Kopie van Egels', ['kopie van egels', 'Kopie van Egels (2)'])).toBe(
    'Kopie van Egels (3)',
  );
  const long = 'x'.repeat(maxListNameLength);
  expect(freeListName(`${long}y`, [long])).toBe(`${'x'.repeat(maxListNameLength - 4)} (2)`);
});

describe('adding lines', () => {
  test('a product on the list keeps its line, duplicates are added up', () => {
    const { lines, added } = addLines([line(1, 4)], [line(1, 9), line(2, 3), line(2, 2)]);
    expect(lines).toEqual([line(1, 4), line(2, 5)]);
    expect(added).toBe(1);
  });

  test('lines beyond the maximum are counted, and the sum of duplicates is capped', () => {
    const full = Array.from({ length: maxListLines - 1 }, (_, index) => line(index + 10));
    const { lines, leftOut } = addLines(full, [line(1, 9000), line(1, 9000), line(2)]);
    expect(lines.at(-1)).toEqual(line(1, 9999));
    expect([lines.length, leftOut]).toEqual([maxListLines, 1]);
  });
});

describe('two changes of one list', () => {
  const base = list(line(1), line(2), line(3));
  const idsOf = ({ content }: ReturnType<typeof mergeLists>) =>
    content.lines.map(({ productId }) => productId);

  test('changes of different lines are all kept', () => {
    const mine = list(line(1, 5), line(2), line(3), line(4));
    const theirs = { ...list(line(1), line(3, 7)), name: 'Egels 2' };
    expect(mergeLists(base, mine, theirs)).toEqual({
      content: { ...list(line(1, 5), line(3, 7), line(4)), name: 'Egels 2' },
      conflicts: [],
    });
  });

  test('the user’s own change of a line counts, and the line is a conflict', () => {
    const merged = mergeLists(base, list(line(1, 5), line(2), line(3)), list(line(1, 6), line(2), line(3)));
    expect(merged.content.lines[0]).toEqual(line(1, 5));
    expect(merged.conflicts).toEqual([1]);
  });

  test('a line that was removed on one side and changed on the other stays', () => {
    const removed = list(line(2), line(3));
    const changed = list(line(1, 8), line(2), line(3));
    for (const merged of [mergeLists(base, removed, changed), mergeLists(base, changed, removed)]) {
      expect(merged.content.lines).toContainEqual(line(1, 8));
      expect(merged.conflicts).toEqual([1]);
    }
  });

  test('the order is that of the side that changed it; new lines keep their neighbours', () => {
    const turned = list(line(3), line(2), line(1));
    const longer = list(line(1), line(4), line(2), line(3));
    expect(idsOf(mergeLists(base, turned, longer))).toEqual([3, 2, 1, 4]);
    expect(idsOf(mergeLists(base, longer, turned))).toEqual([3, 2, 1, 4]);
  });

  test('property: a change on one side is kept, and each product occurs once', () => {
    const lines = fc.uniqueArray(
      fc.record({
        productId: fc.integer({ min: 1, max: 8 }),
        quantity: fc.integer({ min: 1, max: 3 }),
        kind: fc.constantFrom('order' as const, 'stock' as const),
      }),
      { selector: ({ productId }) => productId },
    );
    fc.assert(
      fc.property(lines, lines, lines, (was, own, other) => {
        const { content } = mergeLists(list(...was), list(...own), list(...other));
        const ids = content.lines.map(({ productId }) => productId);
        expect(new Set(ids).size).toBe(ids.length);
        const at = (all: readonly ListLine[], id: number) => all.find(({ productId }) => productId === id);
        for (let id = 1; id <= 8; id += 1) {
          const [before, mine, theirs] = [at(was, id), at(own, id), at(other, id)];
          const is = JSON.stringify(at(content.lines, id));
          if (JSON.stringify(theirs) === JSON.stringify(before)) expect(is).toBe(JSON.stringify(mine));
          else if (JSON.stringify(mine) === JSON.stringify(before)) expect(is).toBe(JSON.stringify(theirs));
        }
      }),
    );
    const base = list(line(1), line(2));
    expect(mergeLists(base, base, list(line(2))).content).toEqual(list(line(2)));
  });
});

test('a file has the meaning of its quantities; two meanings of one product, or an unknown one, are problems', () => {
  const text = [
    'Artikelnummer;Aantal;Betekenis',
    '101;12;Voorraad',
    '102;3;bestellen',
    '103;4;',
    '101;2;Voorraad',
    '101;1;Bestellen',
    '104;5;Misschien',
  ].join('\n');
  const lookup = (product: string): Lookup<{ id: number }> => ({
    kind: 'answered',
    products: [{ id: Number(product) }],
    near: [],
  });
  const { lines, problems } = readListEntries(readOrderText(text), lookup);
  expect(lines).toEqual([line(101, 12, 'stock'), line(102, 3), line(103, 4), line(101, 2, 'stock')]);
  expect(problems.map(({ index, problem }) => [index, problem.kind])).toEqual([
    [4, 'two-meanings'],
    [5, 'meaning'],
  ]);
});

test('each line of a file is added or has a problem; quantities are never rounded or guessed', () => {
  const found: Record<string, Lookup<{ id: number }>> = {
    luier: { kind: 'answered', products: [{ id: 7 }], near: [] },
    doek: { kind: 'answered', products: [{ id: 8 }, { id: 9 }], near: [] },
  };
  const lookup = (product: string) =>
    found[product] ?? ({ kind: 'answered', products: [], near: [] } as const);
  const entries = [
    ['luier', '1.000'],
    ['', ''],
    ['luier', '-2'],
    ['luier', '2,5'],
    ['luier', ''],
    ['luier', '=1+1'],
    ['doek', '1'],
    ['zeep', '1'],
    ['', '3'],
  ].map(([product = '', quantity = '']) => ({ product, quantity }));
  const { lines, problems } = readListEntries(entries, lookup);
  expect(lines).toEqual([line(7, 1000)]);
  expect(problems.map(({ index, problem }) => [index, problem.kind])).toEqual([
    [2, 'quantity'],
    [3, 'quantity'],
    [4, 'quantity'],
    [5, 'quantity'],
    [6, 'several'],
    [7, 'unknown'],
    [8, 'no-product'],
  ]);
});
