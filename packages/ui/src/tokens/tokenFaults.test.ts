// @vitest-environment node
import { expect, test } from 'vitest';
import bouwsteen from './brands/bouwsteen.json' with { type: 'json' };
import { tokenFaults } from './tokenFaults.ts';
import tokens from './tokens.json' with { type: 'json' };

test('the house’s tokens are a valid token file', () => {
  expect(tokenFaults(tokens)).toEqual([]);
});

test('the second brand’s tokens are a valid token file', () => {
  expect(tokenFaults(bouwsteen)).toEqual([]);
});

const px = { value: 4, unit: 'px' };

test.each([
  ['a value without a type', { a: { $value: px } }, 'the type (none)'],
  ['a value of another type', { a: { $type: 'color', $value: px } }, 'not a color'],
  ['a length as text', { a: { $type: 'dimension', $value: '4px' } }, 'not a dimension, such as'],
  ['a length in points', { a: { $type: 'dimension', $value: { value: 4, unit: 'pt' } } }, 'not a dimension'],
  ['an alias that leads nowhere', { a: { $type: 'dimension', $value: '{b}' } }, '{b} names no token'],
  ['a name with a point', { 'a.b': { $type: 'dimension', $value: px } }, 'a brace or a point'],
  ['a value that is not a token', { a: 4 }, 'neither a token nor a group'],
  ['a token that is a group too', { a: { $type: 'dimension', $value: px, b: {} } }, 'b is not a property'],
  ['an unknown property', { $theme: 'dark' }, '$theme is not a property'],
])('%s is found', (_, file, fault) => {
  expect(tokenFaults(file).join()).toContain(fault);
});

test('a group hands its type down', () => {
  expect(tokenFaults({ g: { $type: 'dimension', h: { a: { $value: px } } } })).toEqual([]);
});
