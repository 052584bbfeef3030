import { expect, test } from 'vitest';
import { markdownTable } from './markdownTable.ts';

test('figures stand to the right, what they are of to the left', () => {
  expect(markdownTable(['What', 'Per second'], [['list', '4,000']])).toBe(
    '| What | Per second |\n| --- | ---: |\n| list | 4,000 |',
  );
});
