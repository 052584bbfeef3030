// @vitest-environment node
import { expect, test } from 'vitest';
import { joinIds } from './joinIds.ts';

test('missing ids are left out, and without ids there is no attribute', () => {
  expect(joinIds('email-error', undefined, 'terms')).toBe('email-error terms');
  expect(joinIds(undefined, '')).toBeUndefined();
});
