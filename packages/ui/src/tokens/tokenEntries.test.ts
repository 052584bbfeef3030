// @vitest-environment node
import { expect, test } from 'vitest';
import { tokenEntries } from './tokenEntries.ts';

test('what describes the group is left out', () => {
  expect(tokenEntries({ $type: 'duration', quick: { $value: 1 } })).toEqual([['quick', { $value: 1 }]]);
});
