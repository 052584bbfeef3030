// @vitest-environment node
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { prepareSort, sortRows } from './sortRows.ts';

const sorted = (values: readonly (string | number | null)[], direction: 'ascending' | 'descending') =>
  sortRows(values, (value) => value, direction, 'nl');

test('numbers sort by value, words by the language', () => {
  expect(sorted([10, 9, 1_000_000, -1], 'ascending')).toEqual([-1, 9, 10, 1_000_000]);
  expect(sorted(['Zeep', 'één', 'Eend', 'appel'], 'ascending')).toEqual(['appel', 'één', 'Eend', 'Zeep']);
});

test('rows without a value are last in both directions', () => {
  expect(sorted([2, null, 1], 'ascending')).toEqual([1, 2, null]);
  expect(sorted([2, null, 1], 'descending')).toEqual([2, 1, null]);
});

test('equal rows keep their order in both directions, and the given rows do not change', () => {
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

test('digits and days sort without a collator; one word among them needs it', () => {
  expect(sorted(['2026-10-01', '2026-02-11', '0', null], 'ascending')).toEqual([
    '0',
    '2026-02-11',
    '2026-10-01',
    null,
  ]);
  expect(sorted(['12', 'é', 'Zeep', '11'], 'descending')).toEqual(['Zeep', 'é', '12', '11']);
});

test('many rows are sorted in steps, to the same result, and reversing reads no value again', async () => {
  const rows = Array.from({ length: 5_000 }, (_, index) => `Ümit ${(index * 7919) % 2_500}`);
  const { compare } = new Intl.Collator('nl');
  const sortBy = vi.fn((row: string) => row);
  await prepareSort(rows, sortBy, 'nl');
  expect(sortBy).toHaveBeenCalledTimes(5_000);
  expect(sortRows(rows, sortBy, 'ascending', 'nl')).toEqual([...rows].sort(compare));
  expect(sortRows(rows, sortBy, 'descending', 'nl')).toEqual([...rows].sort((a, b) => compare(b, a)));
  expect(sortBy).toHaveBeenCalledTimes(5_000);
});

test('reversing 200,000 rows with one value keeps them all', () => {
  const rows = Array.from({ length: 200_000 }, (_, index) => ({ index }));
  expect(sortRows(rows, () => 'Open', 'descending', 'nl')).toEqual(rows);
});
