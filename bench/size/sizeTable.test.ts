import { expect, test } from 'vitest';
import { sizeTable } from './sizeTable.ts';

test('a page is a row; what is over its budget is none', () => {
  const printed = [
    'HomePage                 script  104.0 kB, of a customer  128.8 kB  style   11.9 kB  font   41.8 kB',
    'HomePage: 105.8 kB of script, at most 105 kB',
  ].join('\n');
  expect(sizeTable(printed).split('\n').slice(2)).toEqual(['| HomePage | 104.0 | 128.8 | 11.9 | 41.8 |']);
});

test('a build without pages is an error', () => {
  expect(() => sizeTable('The build has no page')).toThrow('No page was weighed');
});
