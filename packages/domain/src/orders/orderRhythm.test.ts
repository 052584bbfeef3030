import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../delivery/calendar.ts';
import { orderRhythm } from './orderRhythm.ts';

const dates = (...intervals: readonly number[]): string[] => {
  const found = ['2026-01-05'];
  for (const days of intervals) found.push(addDays(found.at(-1) ?? '', days));
  return found;
};

describe('orderRhythm', () => {
  test.each([
    ['every working day', [1, 1, 1, 1, 3, 1, 1], { every: 1, unit: 'day' }],
    ['twice a week', [3, 4, 3, 4, 3], { every: 3, unit: 'day' }],
    ['weekly, once a day late', [7, 8, 6, 7], { every: 1, unit: 'week' }],
    ['every two weeks', [14, 14], { every: 2, unit: 'week' }],
    ['every two weeks, with a holiday', [14, 14, 28, 14, 14], { every: 2, unit: 'week' }],
    ['every four weeks', [28, 28, 28], { every: 4, unit: 'week' }],
    ['monthly', [31, 28, 31, 30], { every: 1, unit: 'month' }],
    ['every six weeks', [42, 42], { every: 6, unit: 'week' }],
    ['quarterly', [90, 92, 91], { every: 3, unit: 'month' }],
    ['twice a year', [181, 184], { every: 6, unit: 'month' }],
  ] as const)('%s', (_name, intervals, rhythm) => {
    expect(orderRhythm(dates(...intervals))).toEqual(rhythm);
  });

  test('one or two orders have none, nor have several of one day', () => {
    expect(orderRhythm([])).toBeNull();
    expect(orderRhythm(dates(14))).toBeNull();
    expect(orderRhythm(dates(0, 0, 14))).toBeNull();
  });

  test('irregular orders have none', () => {
    expect(orderRhythm(dates(3, 40, 9, 75))).toBeNull();
  });

  test('an old habit does not count', () => {
    expect(orderRhythm(dates(60, 60, 60, 7, 7, 7, 7, 7, 7, 7, 7))).toEqual({ every: 1, unit: 'week' });
  });

  test('equal intervals always have a rhythm of about their length, in any order of the dates', () => {
    const lengths = { day: 1, week: 7, month: 30.44 };
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 2, max: 12 }),
        fc.boolean(),
        (days, count, turned) => {
          const given = dates(...Array.from({ length: count }, () => days));
          const rhythm = orderRhythm(turned ? given.toReversed() : given);
          const length = rhythm ? rhythm.every * lengths[rhythm.unit] : 0;
          expect(Math.abs(length - days)).toBeLessThanOrEqual(Math.max(3, days / 9));
        },
      ),
    );
  });
});
