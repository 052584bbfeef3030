// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillerCount } from './fillerCount.ts';

test('ten products leave two of four places empty in the last row', () => {
  expect(fillerCount(10, 4)).toBe(2);
  expect(fillerCount(12, 4)).toBe(0);
});

test('products and empty places fill whole rows, without a row too many', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.constantFrom(2, 3, 4, 6), (items, columns) => {
      const free = fillerCount(items, columns);
      return (items + free) % columns === 0 && free < columns;
    }),
  );
});
