import { allCountries } from '@magazijn/domain/delivery';
import { expect, test } from 'vitest';
import { offeredDates, offeredTimestamps } from './offeredDates.ts';

const nl = { country: 'NL', closedDays: [] } as const;
const be = { country: 'BE', closedDays: [] } as const;
const at = (iso: string, cutOffHour = 12) => ({
  clock: () => new Date(iso),
  settings: { cutOffHour, deliveryCountries: allCountries },
});

test('[K05] six working days are offered, without weekends', () => {
  expect(offeredDates(at('2026-11-18T10:00:00Z'), nl)).toEqual([
    '2026-11-19',
    '2026-11-20',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
  ]);
});

test('[K05] the holidays are those of the destination country', () => {
  // 11 November is a holiday in Belgium only.
  expect(offeredDates(at('2026-11-10T09:00:00Z'), nl)[0]).toBe('2026-11-11');
  expect(offeredDates(at('2026-11-10T09:00:00Z'), be)[0]).toBe('2026-11-12');
});

test('[K05] the company’s closed days are left out', () => {
  const wednesday = at('2026-11-18T10:00:00Z');
  expect(offeredDates(wednesday, { country: 'NL', closedDays: [5, 4] })).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
  ]);
  expect(offeredDates(wednesday, nl)[0]).toBe('2026-11-19');
});

test('[K05] two shops with different cut-offs offer different days at the same moment', () => {
  // 13:00 in Amsterdam.
  expect(offeredDates(at('2026-11-18T12:00:00Z'), nl)[0]).toBe('2026-11-20');
  expect(offeredDates(at('2026-11-18T12:00:00Z', 16), nl)[0]).toBe('2026-11-19');
});

test('as timestamps they are noon in Amsterdam, in winter and in summer', () => {
  const noon = (iso: string) => new Date((offeredTimestamps(at(iso), nl)[0] ?? 0) * 1000).toISOString();
  expect(noon('2026-11-18T10:00:00Z')).toBe('2026-11-19T11:00:00.000Z');
  expect(noon('2026-07-15T09:00:00Z')).toBe('2026-07-16T10:00:00.000Z');
});
