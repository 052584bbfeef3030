import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeDeliveryDate } from './describeDeliveryDate.ts';
import { isoDateOfEpochDay } from './epochDay.ts';

test('[K04] a date is described in Dutch', () => {
  expect(describeDeliveryDate('2026-03-18')).toEqual({
    weekday: 'woensdag',
    day: '18',
    month: 'maart',
    full: 'woensdag 18 maart',
  });
  expect(describeDeliveryDate('2026-08-02').full).toBe('zondag 2 augustus');
});

test('[K04] every date reads as the platform writes it in Dutch', () => {
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

test('text that is no date is refused', () => {
  expect(() => describeDeliveryDate('morgen')).toThrow(RangeError);
});
