// @vitest-environment node
import { expect, test } from 'vitest';
import { acceptsFile } from './acceptsFile.ts';

test.each([
  ['Lijst.CSV', '', '.csv, .xlsx', true],
  ['foto.png', 'image/png', 'image/*', true],
  ['foto.png', 'image/png', 'image/jpeg', false],
  ['lijst.csv.exe', 'application/x-msdownload', '.csv', false],
  ['brief.pdf', 'application/pdf', 'application/pdf', true],
  ['brief.pdf', 'application/pdf', '', true],
])('%s (%s) where %s is asked for: %s', (name, type, accept, accepted) => {
  expect(acceptsFile({ name, type }, accept)).toBe(accepted);
});
