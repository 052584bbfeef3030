import { expect, test } from 'vitest';
import { relatedIds } from './relatedIds.ts';

const diapers = {};
const wipes = {};
const creams = {};
const shelf = [
  ...[1, 2, 3, 4, 5].map((article) => ({ article, family: diapers })),
  ...[6, 7].map((article) => ({ article, family: wipes })),
  { article: 8, family: creams },
];

test('three of the own family, then one of each other family, then the nearest', () => {
  expect(relatedIds(2, shelf, [])).toEqual([3, 4, 5, 6, 8, 7]);
});

test('a short shelf is filled up, never with the product itself', () => {
  expect(relatedIds(8, [{ article: 8, family: creams }], [8, 1, 1, 2])).toEqual([1, 2]);
});
