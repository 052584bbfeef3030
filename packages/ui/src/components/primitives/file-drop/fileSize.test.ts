// @vitest-environment node
import { expect, test } from 'vitest';
import { fileDropLabels } from '../../../labels/fileDropLabels.ts';
import { fileSize } from './fileSize.ts';

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [99_000, '99 kB'],
  [100_000, '0,1 MB'],
  [2_400_000, '2,4 MB'],
  [1_234_000_000, '1.234 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(fileSize(bytes, { ...fileDropLabels, locale: 'nl' })).toBe(text);
});
