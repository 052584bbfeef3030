// @vitest-environment node
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { prepareSort, sortRows } from './sortRows.ts';

const sorted = (values: readonly (string | number | null)[], direction: 'ascending' | 'descending') =>
  sortRows(values, (value) => value, direction, 'nl');

test('figures go by their value, words by the language', () => {
  expect(sorted([10, 9, 1_000_000, -1], 'ascending')).toEqual([-1, 9, 10, 1_000_000]);
  expect(sorted(['Zeep', 'één', 'Eend', 'appel'], 'ascending')).toEqual(['appel', 'één', 'Eend', 'Zeep']);
});

test('what has no value goes last, whichever way', () => {
  expect(sorted([2, null, 1], 'ascending')).toEqual([1, 2, null]);
  expect(sorted([2, null, 1], 'descending')).toEqual([2, 1, null]);
});

test('equal rows keep their order in both directions, and the rows given stay as they are', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3 })), (values) => {
      const rows = values.map((value, index) => ({ value, index }));
      const before = [...rows];
      for (const direction of ['ascending', 'descending'] as const) {
        const order = sortRows(rows, (row) => row.value, direction, 'nl');
        for (const [at, row] of order.entries()) {
          const next = order[at + 1];
          if (next?.value === row.value) expect(next.index).toBeGreaterThan(row.index);
        }
      }
      expect(rows).toEqual(before);
    }),
  );
});

test('digits and days are in order without the rules of a language; one word among them brings these in', () => {
  expect(sorted(['2026-10-01', '2026-02-11', '0', null], 'ascending')).toEqual([
    '0',
    '2026-02-11',
    '2026-10-01',
    null,
  ]);
  expect(sorted(['12', 'é', 'Zeep', '11'], 'descending')).toEqual(['Zeep', 'é', '12', '11']);
});

test('many rows are put in order in pieces, to the same result, and turning them asks for no value again', async () => {
  const rows = Array.from({ length: 5_000 }, (_, index) => `Ümit ${(index * 7919) % 2_500}`);
  const { compare } = new Intl.Collator('nl');
  const sortBy = vi.fn((row: string) => row);
  await prepareSort(rows, sortBy, 'nl');
  expect(sortBy).toHaveBeenCalledTimes(5_000);
  expect(sortRows(rows, sortBy, 'ascending', 'nl')).toEqual([...rows].sort(compare));
  expect(sortRows(rows, sortBy, 'descending', 'nl')).toEqual([...rows].sort((a, b) => compare(b, a)));
  expect(sortBy).toHaveBeenCalledTimes(5_000);
});

test('turning the order of 200,000 rows with one value keeps them all', () => {
  const rows = Array.from({ length: 200_000 }, (_, index) => ({ index }));
  expect(sortRows(rows, () => 'Open', 'descending', 'nl')).toEqual(rows);
});
