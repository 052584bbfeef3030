// @vitest-environment node
import { expect, test } from 'vitest';
import { resolveAlias } from './resolveAlias.ts';

const file = {
  a: { $value: { value: 3, unit: 'px' } },
  b: { $value: '{a}' },
  deep: { c: { $value: '{b}' } },
  x: { $value: '{y}' },
  y: { $value: '{x}' },
};

test('a value is itself, a text too', () => {
  expect(resolveAlias(5, file)).toBe(5);
  expect(resolveAlias('Georgia', file)).toBe('Georgia');
});

test('an alias of an alias is resolved', () => {
  expect(resolveAlias('{deep.c}', file)).toEqual({ value: 3, unit: 'px' });
});

test('an unknown name is an error', () => {
  expect(() => resolveAlias('{deep.z}', file)).toThrow('{deep.z} names no token');
});

test('a cycle is an error', () => {
  expect(() => resolveAlias('{x}', file)).toThrow('goes in a circle');
});
