// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readQuantity } from './readQuantity.ts';

test('a number is read, a fraction too, with point or comma', () => {
  expect(readQuantity('12')).toBe(12);
  expect(readQuantity(' 1.5 ')).toBe(1.5);
  expect(readQuantity('1,5')).toBe(1.5);
});

test('nothing and nonsense are null', () => {
  expect(readQuantity('')).toBeNull();
  expect(readQuantity('  ')).toBeNull();
  expect(readQuantity('veel')).toBeNull();
  expect(readQuantity('1e999')).toBeNull();
});

test('whatever is typed, the answer is null or a finite number', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const value = readQuantity(text);
      return value === null || Number.isFinite(value);
    }),
  );
});
