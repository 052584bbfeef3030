import { expect, test } from 'vitest';
import { readOciCharset } from './ociCharset.ts';

test.each([
  ['', 'UTF-8', 'unicode'],
  ['utf-8', 'UTF-8', 'unicode'],
  [' ISO-8859-1 ', 'ISO-8859-1', 'latin-1'],
  ['windows-1252', 'windows-1252', 'latin-1'],
  ['ISO-8859-15', 'ISO-8859-15', 'ascii'],
  ['Shift_JIS', 'Shift_JIS', 'ascii'],
  ['"><script>', 'UTF-8', 'unicode'],
  ['a'.repeat(41), 'UTF-8', 'unicode'],
])('asked for %j', (asked, label, repertoire) => {
  expect(readOciCharset(asked)).toEqual({ label, repertoire });
});
