import { expect, test } from 'vitest';
import { hiddenRange } from './hiddenRange.ts';

test.each([
  [['8', '9', '12'], '8–12'],
  [['12'], '12'],
  [[], ''],
])('%j is read as %j', (numbers, range) => {
  expect(hiddenRange(numbers)).toBe(range);
});
