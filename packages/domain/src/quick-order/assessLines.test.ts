import { describe, expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import { assessLines, type Lookup, type OrderableProduct } from './assessLines.ts';

const build = (changes: Partial<OrderableProduct> = {}): OrderableProduct => ({
  id: 1,
  price: cents(1000),
  vatPercentage: 21,
  deal: null,
  orderLimit: null,
  stock: 100,
  available: true,
  ...changes,
});

const answered = (...products: readonly OrderableProduct[]): Lookup<OrderableProduct> => ({
  kind: 'answered',
  products,
  near: [],
});

const two = build({ id: 2, price: cents(500) });
const deal = build({ id: 3, deal: { kind: 'free-goods', paid: 2, free: 1 } });
const known: Readonly<Record<string, Lookup<OrderableProduct>>> = {
  '101': answered(build()),
  '2900001011013': answered(build()),
  '102': answered(two),
  '103': answered(deal),
  limited: answered(build({ id: 4, orderLimit: 20 })),
  'scarce deal': answered(build({ id: 8, stock: 2, deal: { kind: 'free-goods', paid: 2, free: 1 } })),
  short: answered(build({ id: 5, stock: 3 })),
  'sold out': answered(build({ id: 6, stock: 0 })),
  gone: answered(build({ id: 7, available: false })),
  doekjes: answered(build(), two),
  near: { kind: 'answered', products: [], near: [two] },
  failed: { kind: 'failed' },
};
const assess = (entries: readonly (readonly [string, string])[], inCart = {}) =>
  assessLines(
    entries.map(([product, quantity]) => ({ product, quantity })),
    (product) => known[product] ?? { kind: 'pending' },
    inCart,
  );
const kinds = (...entries: readonly (readonly [string, string])[]) =>
  assess(entries).lines.map(({ kind }) => kind);

test('each line is assessed by itself', () => {
  expect(
    kinds(
      ['101', '2'],
      ['doekjes', '1'],
      ['sold out', '1'],
      ['gone', '1'],
      ['limited', '21'],
      ['near', '1'],
      ['', ''],
      ['', '3'],
      ['later', '1'],
      ['failed', '1'],
    ),
  ).toEqual([
    'ready',
    'several',
    'sold-out',
    'sold-out',
    'over',
    'unknown',
    'empty',
    'no-product',
    'pending',
    'failed',
  ]);
});

describe('an invalid quantity is never rounded or guessed', () => {
  test.each([
    ['', 'empty'],
    ['0', 'zero'],
    ['-3', 'negative'],
    ['2,5', 'fraction'],
    ['1,000', 'fraction'],
    ['1000.000', 'fraction'],
    ['1.0000', 'fraction'],
    ['10000', 'too-many'],
    ['=1+1', 'no-number'],
    ['1e3', 'no-number'],
    ['veel', 'no-number'],
  ])('%j', (quantity, reason) => {
    const { lines, quantities } = assess([['101', quantity]]);
    expect(lines[0]).toMatchObject({
      kind: 'quantity',
      reason,
      message: expect.stringMatching(/^(Vul|Je kunt) .+\.$/),
    });
    expect(quantities).toEqual({});
  });

  test.each(['0', '-3'])('%s is told to be 1 or more', (quantity) =>
    expect(assess([['101', quantity]]).lines[0]).toMatchObject({
      message: 'Vul een aantal van 1 of meer in.',
    }),
  );

  test('a thousands separator is accepted', () => {
    expect(assess([['102', '1.000']], {}).lines[0]).toMatchObject({ kind: 'over', max: 100, by: 'stock' });
  });
});

test('lines of one product are summed in the first one, whether by number or by EAN', () => {
  const { lines, quantities, counts, total } = assess([
    ['101', '2'],
    ['102', '1'],
    ['2900001011013', '3'],
  ]);
  expect(lines[0]).toMatchObject({ kind: 'ready', quantity: 5, others: [2], total: 5000 });
  expect(lines[2]).toMatchObject({ kind: 'joined', first: 0 });
  expect(quantities).toEqual({ 1: 5, 2: 1 });
  expect([counts, total]).toEqual([{ ready: 3, wrong: 0, waiting: 0 }, 5500]);
});

test('a line with an invalid quantity does not affect the others', () => {
  const { lines, quantities } = assess([
    ['101', 'x'],
    ['101', '2'],
  ]);
  expect(lines.map(({ kind }) => kind)).toEqual(['quantity', 'ready']);
  expect(quantities).toEqual({ 1: 2 });
});

test('limit and stock count the sum of all lines and what is in the cart', () => {
  const over = assess(
    [
      ['limited', '10'],
      ['limited', '9'],
    ],
    { 4: 5 },
  );
  expect(over.lines[0]).toMatchObject({
    kind: 'over',
    by: 'limit',
    max: 20,
    inCart: 5,
    room: 15,
    others: [1],
  });
  expect(over.counts).toEqual({ ready: 0, wrong: 2, waiting: 0 });
  expect(over.quantities).toEqual({});
  expect(assess([['short', '4']]).lines[0]).toMatchObject({ kind: 'over', by: 'stock', max: 3, room: 3 });
  expect(assess([['short', '1']], { 5: 7 }).lines[0]).toMatchObject({ kind: 'over', room: 0 });
});

test('a deal that needs more than the stock is not offered', () => {
  expect(assess([['scarce deal', '2']]).lines[0]).toMatchObject({ kind: 'ready', missing: null });
});

test('an incomplete deal has the missing units, counting those in the cart', () => {
  expect(assess([['103', '2']]).lines[0]).toMatchObject({ kind: 'ready', missing: { missing: 1, free: 1 } });
  expect(assess([['103', '3']]).lines[0]).toMatchObject({ missing: null, total: 2000 });
  // Two in the cart already: the third one is the free one.
  expect(assess([['103', '1']], { 3: 2 }).lines[0]).toMatchObject({ missing: null, total: 0 });
});

test('a cart that would exceed 500 products has the excess', () => {
  const full = Object.fromEntries(Array.from({ length: 499 }, (_, index) => [1000 + index, 1]));
  expect(assess([['101', '1']], full).beyondCart).toBe(0);
  expect(
    assess(
      [
        ['101', '1'],
        ['102', '1'],
      ],
      full,
    ).beyondCart,
  ).toBe(1);
  expect(
    assess(
      [
        ['101', '1'],
        ['102', '1'],
      ],
      { ...full, 1: 1 },
    ).beyondCart,
  ).toBe(1);
});
