import fc from 'fast-check';
import { expect, test } from 'vitest';
import { visibleCount } from './visibleCount.ts';

test('all aisles show when they fit exactly', () => {
  expect(visibleCount({ widths: [100, 100, 100], room: 300, moreWidth: 80 })).toBe(3);
});

test('one pixel less, and Meer replaces the last one', () => {
  expect(visibleCount({ widths: [100, 100, 100], room: 299, moreWidth: 80 })).toBe(2);
});

test('a row that is too narrow still shows one aisle', () => {
  expect(visibleCount({ widths: [100, 100], room: 10, moreWidth: 80 })).toBe(1);
});

test('without aisles there is nothing to show', () => {
  expect(visibleCount({ widths: [], room: 0, moreWidth: 80 })).toBe(0);
});

test('the shown aisles fit, and one more would not', () => {
  const width = fc.integer({ min: 20, max: 300 });
  fc.assert(
    fc.property(
      fc.array(width, { minLength: 1, maxLength: 15 }),
      fc.integer({ min: 400, max: 2000 }),
      (widths, room) => {
        const moreWidth = 90;
        const count = visibleCount({ widths, room, moreWidth });
        const sum = (end: number) => widths.slice(0, end).reduce((total, one) => total + one, 0);
        if (count === widths.length) expect(sum(count)).toBeLessThanOrEqual(room);
        else {
          expect(sum(count) + moreWidth).toBeLessThanOrEqual(room);
          expect(sum(count + 1) + moreWidth).toBeGreaterThan(room);
        }
      },
    ),
  );
});
