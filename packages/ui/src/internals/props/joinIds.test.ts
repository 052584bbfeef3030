// @vitest-environment node
import { expect, test } from 'vitest';
import { joinIds } from './joinIds.ts';

test('what is not there is left out, and nothing at all is no attribute', () => {
  expect(joinIds('email-error', undefined, 'terms')).toBe('email-error terms');
  expect(joinIds(undefined, '')).toBeUndefined();
});
