// @vitest-environment node
import { expect, test } from 'vitest';
import { pageChoices } from './pageChoices.ts';

test('a few pages are all listed', () => {
  expect(pageChoices(3, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(pageChoices(1, 200)).toHaveLength(200);
  expect(pageChoices(1, 0)).toEqual([]);
});

test('of many pages the ends are listed, and pages in growing steps from the current one', () => {
  const steps = (from: number, to: number, stride: number) =>
    Array.from({ length: (to - from) / stride + 1 }, (_, index) => from + index * stride);
  expect(pageChoices(1, 2_345)).toEqual([
    ...steps(1, 10, 1),
    11,
    ...steps(20, 100, 10),
    ...steps(200, 1_000, 100),
    2_000,
    2_345,
  ]);
});

test('any page is a few choices away', () => {
  let page = 777;
  for (const next of [8_000, 8_300, 8_340, 8_345]) {
    expect(pageChoices(page, 20_000)).toContain(next);
    page = next;
  }
});

test('the list is short for any number of pages', () => {
  for (const count of [201, 1_000, 10_000, 20_000, 1e9, Number.POSITIVE_INFINITY])
    for (const page of [1, 100, count]) expect(pageChoices(page, count).length).toBeLessThan(130);
});
