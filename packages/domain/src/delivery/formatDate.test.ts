import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isoDateOfEpochDay } from './calendar.ts';
import { describeDeliveryDate, formatDate, formatShortDate } from './formatDate.ts';

describe('formatDate', () => {
  test('[K04] a calendar date is written in Dutch', () => {
    expect(formatDate('2026-03-18')).toBe('18 maart 2026');
    expect(formatDate('2026-11-03')).toBe('3 november 2026');
  });

  test('[K04] a moment is formatted as its date in Amsterdam', () => {
    expect(formatDate(new Date('2026-12-31T23:30:00Z'))).toBe('1 januari 2027');
    expect(formatDate('2026-12-31T23:30:00Z')).toBe('1 januari 2027');
    expect(formatDate('2026-12-31T22:30:00.000Z')).toBe('31 december 2026');
  });

  test('text that is not a date is refused', () => {
    expect(() => formatDate('2026-02-30')).toThrow(RangeError);
    expect(() => formatDate('Tot morgen')).toThrow(RangeError);
  });
});

test('a short date has its year only when that is not this year’s', () => {
  expect(formatShortDate('2026-03-05', '2026-11-29')).toBe('5 mrt');
  expect(formatShortDate('2025-12-31', '2026-01-01')).toBe('31 dec 2025');
  expect(() => formatShortDate('2026-02-30', '2026-11-29')).toThrow(RangeError);
});

describe('describeDeliveryDate', () => {
  test('[K04] a date is described in Dutch', () => {
    expect(describeDeliveryDate('2026-03-18')).toEqual({
      weekday: 'woensdag',
      day: '18',
      month: 'maart',
      full: 'woensdag 18 maart',
      short: 'wo 18 mrt',
    });
    expect(describeDeliveryDate('2026-08-02').full).toBe('zondag 2 augustus');
  });

  test('[K04] the short form has two-letter days and three-letter months, as in Dutch calendars', () => {
    const dates = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-05`);
    expect(dates.map((date) => describeDeliveryDate(date).short)).toEqual([
      ...['ma 5 jan', 'do 5 feb', 'do 5 mrt', 'zo 5 apr', 'di 5 mei', 'vr 5 jun'],
      ...['zo 5 jul', 'wo 5 aug', 'za 5 sep', 'ma 5 okt', 'do 5 nov', 'za 5 dec'],
    ]);
  });

  test('[K04] every date matches Intl’s Dutch format', () => {
    const platform = new Intl.DateTimeFormat('nl-NL', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 47_482 }), (day) => {
        const date = isoDateOfEpochDay(day);
        expect(describeDeliveryDate(date).full).toBe(platform.format(new Date(`${date}T00:00:00Z`)));
      }),
    );
  });

  test('text that is not a date is refused', () => {
    expect(() => describeDeliveryDate('morgen')).toThrow(RangeError);
  });
});
