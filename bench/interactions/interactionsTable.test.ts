import { expect, test } from 'vitest';
import { interactionsTable } from './interactionsTable.ts';

test('each act is a line, in whole milliseconds', () => {
  const table = interactionsTable([{ name: 'add', median: 24, p95: 47.6, worst: 56, acts: 10 }]);
  expect(table.split('\n').at(-1)).toBe('| add | 24 | 48 | 56 | < 100 | 10 |');
});
