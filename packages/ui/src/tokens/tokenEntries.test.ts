// @vitest-environment node
import { expect, test } from 'vitest';
import { tokenEntries } from './tokenEntries.ts';

test('properties of the group are left out', () => {
  expect(tokenEntries({ $type: 'duration', quick: { $value: 1 } })).toEqual([['quick', { $value: 1 }]]);
});
