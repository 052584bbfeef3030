import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, epochDay, isIsoDate, isoDateOfEpochDay, weekday } from './calendar.ts';

describe('weekday', () => {
  test.each([
    ['2026-11-23', 1],
    ['2026-03-18', 3],
    ['2026-11-22', 7],
    ['1970-01-01', 4],
    ['1969-12-28', 7],
  ])('%s is day %s of its week', (date, expected) => {
    expect(weekday(date)).toBe(expected);
  });

  test('the next day has the next number, and Sunday (7) is followed by Monday (1)', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), (day) => {
        const date = isoDateOfEpochDay(day);
        expect(weekday(addDays(date, 1))).toBe((weekday(date) % 7) + 1);
      }),
    );
  });
});

describe('addDays', () => {
  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-11-23', 0, '2026-11-23'],
  ])('%s plus %s days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  test('regression: nights with a clock change neither skip nor repeat a day', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
  });
});

describe('epochDay', () => {
  test('days are counted from 1 January 1970', () => {
    expect(epochDay('1970-01-01')).toBe(0);
    expect(epochDay('1970-02-01')).toBe(31);
    expect(epochDay('1969-12-31')).toBe(-1);
  });

  test.each([
    '2026-02-30',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '23-11-2026',
    '',
    '2026-11-23T10:00',
    ' 2026-11-23',
  ])('%j is refused', (text) => {
    expect(() => epochDay(text)).toThrow(RangeError);
    expect(() => epochDay(text)).toThrow(`'${text}' is not a date. Write it as '2026-11-23'.`);
  });

  test('isIsoDate tells existing dates from other texts', () => {
    expect(['2026-12-03', '2028-02-29'].every(isIsoDate)).toBe(true);
    expect(['2026-02-30', '2026-2-3', '3-12-2026', ''].some(isIsoDate)).toBe(false);
  });

  test('29 February of a leap year is a date', () => {
    expect(isoDateOfEpochDay(epochDay('2028-02-29'))).toBe('2028-02-29');
  });

  test('a day number converts to a date and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), (day) => {
        expect(epochDay(isoDateOfEpochDay(day))).toBe(day);
      }),
    );
  });
});
