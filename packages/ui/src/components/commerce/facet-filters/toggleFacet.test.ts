// @vitest-environment node
import { expect, test } from 'vitest';
import { toggleFacet } from './toggleFacet.ts';

test('a choice is added, and taken away again; an empty facet disappears', () => {
  const one = toggleFacet({}, 'brand', 'pukkie');
  expect(one).toEqual({ brand: ['pukkie'] });
  const two = toggleFacet(one, 'brand', 'zacht');
  expect(two).toEqual({ brand: ['pukkie', 'zacht'] });
  expect(toggleFacet(toggleFacet(two, 'brand', 'pukkie'), 'brand', 'zacht')).toEqual({});
});

test('other facets stay as they are', () => {
  expect(toggleFacet({ offer: ['1'] }, 'stock', '1')).toEqual({ offer: ['1'], stock: ['1'] });
});
