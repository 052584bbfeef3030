// @vitest-environment node
import { expect, test } from 'vitest';
import { walkedDay } from './walkedDay.ts';

const walk = (key: string, { shiftKey = false, isRightToLeft = false } = {}) =>
  walkedDay({ key, shiftKey }, '2026-03-18', isRightToLeft);

test('arrows go by day and week, Home and End to the ends of the week that begins on Monday', () => {
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'].map((key) => walk(key))).toEqual([
    '2026-03-17',
    '2026-03-19',
    '2026-03-11',
    '2026-03-25',
    '2026-03-16',
    '2026-03-22',
  ]);
});

test('pages are months, with Shift years', () => {
  expect([walk('PageUp'), walk('PageDown', { shiftKey: true })]).toEqual(['2026-02-18', '2027-03-18']);
});

test('from right to left the arrows follow the eye', () => {
  expect([walk('ArrowLeft', { isRightToLeft: true }), walk('ArrowRight', { isRightToLeft: true })]).toEqual([
    '2026-03-19',
    '2026-03-17',
  ]);
});

test('other keys do nothing', () => {
  expect([walk('Tab'), walk('Enter'), walk('a')]).toEqual([null, null, null]);
});
