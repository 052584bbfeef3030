// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageModel } from './pageModel.ts';

const shown = (page: number, pageCount: number) =>
  pageModel(page, pageCount).join(' ').replaceAll('ellipsis', '…');

test('[T50] five pages or fewer are all shown', () => {
  expect(shown(1, 1)).toBe('1');
  expect(shown(3, 5)).toBe('1 2 3 4 5');
  expect(pageModel(1, 0)).toEqual([]);
});

test('[T50] of five pages all are shown on each page, of six some are behind an ellipsis', () => {
  for (const page of [1, 2, 3, 4, 5]) expect(pageModel(page, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(pageModel(1, 6)).toEqual([1, 2, 3, 'ellipsis', 6]);
  expect(pageModel(6, 6)).toEqual([1, 'ellipsis', 4, 5, 6]);
});

test('[T50] more than five: first pages, ellipsis, last pages', () => {
  expect(shown(1, 9)).toBe('1 2 3 … 9');
  expect(shown(2, 9)).toBe('1 2 3 … 9');
  expect(shown(3, 9)).toBe('1 2 3 4 … 9');
  expect(shown(5, 9)).toBe('1 … 4 5 6 … 9');
  expect(shown(8, 9)).toBe('1 … 7 8 9');
  expect(shown(9, 9)).toBe('1 … 7 8 9');
});

test('a page outside the range counts as the nearest end', () => {
  expect(shown(0, 9)).toBe(shown(1, 9));
  expect(shown(99, 9)).toBe(shown(9, 9));
});

test('first, last and current are always shown, in order, and an ellipsis always hides something', () => {
  const range = fc
    .integer({ min: 1, max: 300 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
  fc.assert(
    fc.property(range, ([page, count]) => {
      const items = pageModel(page, count);
      const numbers = items.filter((item) => item !== 'ellipsis');
      const ascending = numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));
      const hides = items.every((item, index) => {
        if (item !== 'ellipsis') return true;
        return Number(items[index + 1]) - Number(items[index - 1]) > 1;
      });
      return (
        [1, page, count].every((number) => numbers.includes(number)) &&
        ascending &&
        hides &&
        items.length <= 7
      );
    }),
  );
});
