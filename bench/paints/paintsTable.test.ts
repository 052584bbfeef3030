import { expect, test } from 'vitest';
import { paintsTable } from './paintsTable.ts';

test('each page is a line, in seconds', () => {
  const table = paintsTable([{ name: 'home', largest: 1234, shift: 0.0004, visits: 5 }]);
  expect(table.split('\n').at(-1)).toBe('| home | 1.23 | ≤ 1.3 | 0.000 | ≤ 0.01 | 5 |');
});
