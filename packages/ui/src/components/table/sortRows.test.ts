// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortRows } from './sortRows.ts';

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
