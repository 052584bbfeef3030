import { expect, test } from 'vitest';
import { formatOciDate } from './formatOciDate.ts';

test.each([
  ['yyyy-MM-dd', '2026-03-18'],
  ['dd.MM.yyyy', '18.03.2026'],
  ['yyyyMMdd', '20260318'],
  ['MM/dd/yyyy', '03/18/2026'],
  ['', ''],
])('[K02] in the format %s', (format, expected) => {
  expect(formatOciDate('2026-03-18', format)).toBe(expected);
});
