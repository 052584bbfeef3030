import { expect, test } from 'vitest';
import { pathPoints } from './pathPoints.ts';

test('absolute and relative commands give the same places', () => {
  expect(pathPoints('M10 10H30V40L5 -2Z')).toEqual([
    [10, 10],
    [30, 10],
    [30, 40],
    [5, -2],
  ]);
  expect(pathPoints('m10 10h20v30l-25-42z')).toEqual(pathPoints('M10 10H30V40L5 -2Z'));
});

test('after a closed outline the next relative one starts where the first began', () => {
  expect(pathPoints('m1 1h4zm.5 2h1')).toEqual([
    [1, 1],
    [5, 1],
    [1.5, 3],
    [2.5, 3],
  ]);
});

test('a curve is sampled along its way', () => {
  const quadratic = pathPoints('M0 0Q50 -100 100 0');
  expect(Math.min(...quadratic.map(([, y]) => y))).toBe(-50);
  const cubic = pathPoints('M0 0C0 -100 100 -100 100 0');
  expect(Math.min(...cubic.map(([, y]) => y))).toBe(-75);
});

test('a command with the wrong count of numbers is refused', () => {
  expect(() => pathPoints('M0 0L1')).toThrow('bad path data');
  expect(() => pathPoints('M0 0Z 3')).toThrow('bad path data');
});
