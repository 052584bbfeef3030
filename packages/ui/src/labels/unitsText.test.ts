import { expect, test } from 'vitest';
import { unitsText } from './unitsText.ts';

test.each([
  [0, '0 artikelen'],
  [1, '1 artikel'],
  [9, '9 artikelen'],
])('%d is %s', (count, text) => {
  expect(unitsText(count)).toBe(text);
});
