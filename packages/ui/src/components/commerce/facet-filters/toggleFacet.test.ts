// @vitest-environment node
import { expect, test } from 'vitest';
import { toggleFacet } from './toggleFacet.ts';

test('an option is added and removed; an empty facet is dropped', () => {
  const one = toggleFacet({}, 'brand', 'pukkie');
  expect(one).toEqual({ brand: ['pukkie'] });
  const two = toggleFacet(one, 'brand', 'zacht');
  expect(two).toEqual({ brand: ['pukkie', 'zacht'] });
  expect(toggleFacet(toggleFacet(two, 'brand', 'pukkie'), 'brand', 'zacht')).toEqual({});
});

test('other facets do not change', () => {
  expect(toggleFacet({ offer: ['1'] }, 'stock', '1')).toEqual({ offer: ['1'], stock: ['1'] });
});
