import { expect, test } from 'vitest';
import { ociDateFormat } from './ociDateFormat.ts';

test.each([
  ['yyyy-MM-dd', 'yyyy-MM-dd'],
  ['DD.MM.YYYY', 'dd.MM.yyyy'],
  ['dd/mm/yyyy', 'dd/MM/yyyy'],
  ['yyyyMMdd', 'yyyyMMdd'],
])('[T72] the format %s is taken', (asked, format) => {
  expect(ociDateFormat(asked)).toBe(format);
});

test.each([
  undefined,
  '',
  'd-M-yy',
  'yyyy-yyyy-dd',
  'MM-dd',
  '<script>alert(1)</script>',
  'yyyy"MM"dd',
  'yyyy\nMM\ndd',
  'yyyy-MM-dd'.repeat(10_000),
])('[T72] anything else is the default yyyy-MM-dd', (asked) => {
  expect(ociDateFormat(asked)).toBe('yyyy-MM-dd');
});
