// @vitest-environment node
import { expect, test } from 'vitest';
import { dayAfterKey } from './dayAfterKey.ts';

const walk = (key: string, { shiftKey = false, isRightToLeft = false } = {}) =>
  dayAfterKey({ key, shiftKey }, '2026-03-18', isRightToLeft);

test('arrows move by day and week, Home and End to the ends of the week, which begins on Monday', () => {
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'].map((key) => walk(key))).toEqual([
    '2026-03-17',
    '2026-03-19',
    '2026-03-11',
    '2026-03-25',
    '2026-03-16',
    '2026-03-22',
  ]);
});

test('Page Up and Page Down move by month, with Shift by year', () => {
  expect([walk('PageUp'), walk('PageDown', { shiftKey: true })]).toEqual(['2026-02-18', '2027-03-18']);
});

test('from right to left the arrow keys are mirrored', () => {
  expect([walk('ArrowLeft', { isRightToLeft: true }), walk('ArrowRight', { isRightToLeft: true })]).toEqual([
    '2026-03-19',
    '2026-03-17',
  ]);
});

test('other keys do nothing', () => {
  expect([walk('Tab'), walk('Enter'), walk('a')]).toEqual([null, null, null]);
});
