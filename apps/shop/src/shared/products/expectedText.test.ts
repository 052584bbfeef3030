import { expect, test } from 'vitest';
import { expectedText } from './expectedText.ts';

test('a date is a day and a month', () =>
  expect(expectedText('2026-12-03')).toBe('Verwacht op 3\u00a0december'));

test.each(['', '2026-02-30', 'week 50'])('%j is no expected day', (date) => {
  expect(expectedText(date)).toBe('');
});
