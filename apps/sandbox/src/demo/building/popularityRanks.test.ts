import { expect, test } from 'vitest';
import { bestSellers } from '../assortment/bestSellers.ts';
import { popularityRanks } from './popularityRanks.ts';

const listed = bestSellers.map((path, index) => ({ id: 500 + index, path }));
const others = Array.from({ length: 20 }, (_, index) => ({ id: index + 1, path: `product-${index}` }));

test('the listed best sellers rank highest, in their order, and every rank occurs once', () => {
  const ranks = popularityRanks([...others, ...listed]);
  expect(listed.map(({ id }) => ranks.get(id))).toEqual(
    listed.map((_, place) => others.length + listed.length - place),
  );
  expect(new Set(ranks.values()).size).toBe(others.length + listed.length);
  expect(Math.min(...ranks.values())).toBe(1);
});

test('a best seller that is not in the catalogue is named', () => {
  expect(() => popularityRanks(others)).toThrow(bestSellers[0] ?? '');
});
