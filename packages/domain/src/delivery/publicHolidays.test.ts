import Holidays from 'date-holidays';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weekday } from './calendar.ts';
import {
  deliveryHolidays,
  easterSunday,
  isDeliveryDay,
  isHandlingDay,
  nextDay,
  publicHolidays,
} from './publicHolidays.ts';

describe('publicHolidays', () => {
  const years = Array.from({ length: 17 }, (_, index) => 2024 + index);
  const cases = years.flatMap((year) => [
    { year, country: 'NL' as const },
    { year, country: 'BE' as const },
  ]);

  test.each(cases)(
    '[K05] $country has in $year the holidays of date-holidays, and the Netherlands 5 May every fifth year',
    ({ year, country }) => {
      const liberation = country === 'NL' && year % 5 === 0 ? [`${year}-05-05`] : [];
      const known = new Holidays(country)
        .getHolidays(year)
        .filter(({ type }) => type === 'public')
        .map(({ date }) => date.slice(0, 10));
      const dates = publicHolidays(year, country).map(({ date }) => date);
      expect(dates).toEqual([...known, ...liberation].toSorted());
    },
  );

  test('holidays have their Dutch names', () => {
    expect(publicHolidays(2026, 'BE').map(({ name }) => name)).toEqual([
      'Nieuwjaarsdag',
      'Tweede paasdag',
      'Dag van de Arbeid',
      'Hemelvaartsdag',
      'Tweede pinksterdag',
      'Nationale feestdag',
      'Onze-Lieve-Vrouw-Hemelvaart',
      'Allerheiligen',
      'Wapenstilstand',
      'Kerstmis',
    ]);
  });

  test('Dutch holidays have their Dutch names', () => {
    expect(publicHolidays(2026, 'NL')).toEqual([
      { date: '2026-01-01', name: 'Nieuwjaarsdag' },
      { date: '2026-04-05', name: 'Eerste paasdag' },
      { date: '2026-04-06', name: 'Tweede paasdag' },
      { date: '2026-04-27', name: 'Koningsdag' },
      { date: '2026-05-14', name: 'Hemelvaartsdag' },
      { date: '2026-05-24', name: 'Eerste pinksterdag' },
      { date: '2026-05-25', name: 'Tweede pinksterdag' },
      { date: '2026-12-25', name: 'Eerste kerstdag' },
      { date: '2026-12-26', name: 'Tweede kerstdag' },
    ]);
  });

  test('King’s Day is on the 26th when the 27th is a Sunday', () => {
    const kingsDay = (year: number) =>
      publicHolidays(year, 'NL').find(({ name }) => name === 'Koningsdag')?.date;
    expect(kingsDay(2025)).toBe('2025-04-26');
    expect(kingsDay(2026)).toBe('2026-04-27');
  });
});

describe('easterSunday', () => {
  test.each([
    // The two exceptions of the algorithm, in which the uncorrected result is a week too late.
    [1954, '1954-04-18'],
    [1981, '1981-04-19'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2038, '2038-04-25'],
    [2285, '2285-03-22'],
  ])('in %s Easter is on %s', (year, expected) => {
    expect(easterSunday(year)).toBe(expected);
  });

  test('it is a Sunday from 22 March to 25 April', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1583, max: 4000 }), (year) => {
        const date = easterSunday(year);
        expect(weekday(date)).toBe(7);
        expect(date >= `${year}-03-22` && date <= `${year}-04-25`).toBe(true);
      }),
    );
  });
});

describe('deliveryHolidays', () => {
  test('[K05] Belgium has no delivery on its own holidays nor on those of the Dutch warehouse', () => {
    expect(deliveryHolidays(2026, 'BE').map(({ date, name }) => `${date} ${name}`)).toEqual([
      '2026-01-01 Nieuwjaarsdag',
      '2026-04-05 Eerste paasdag',
      '2026-04-06 Tweede paasdag',
      '2026-04-27 Koningsdag',
      '2026-05-01 Dag van de Arbeid',
      '2026-05-14 Hemelvaartsdag',
      '2026-05-24 Eerste pinksterdag',
      '2026-05-25 Tweede pinksterdag',
      '2026-07-21 Nationale feestdag',
      '2026-08-15 Onze-Lieve-Vrouw-Hemelvaart',
      '2026-11-01 Allerheiligen',
      '2026-11-11 Wapenstilstand',
      '2026-12-25 Kerstmis',
      '2026-12-26 Tweede kerstdag',
    ]);
  });

  test('[K05] the Netherlands has no delivery on Dutch holidays only', () => {
    expect(deliveryHolidays(2026, 'NL')).toEqual(publicHolidays(2026, 'NL'));
  });
});

describe('isDeliveryDay', () => {
  test.each([
    ['2026-11-23', 'NL', true],
    ['2026-11-21', 'NL', false],
    ['2026-11-22', 'NL', false],
    ['2026-04-27', 'NL', false],
    ['2026-04-27', 'BE', false],
    ['2026-07-21', 'BE', false],
    ['2026-07-21', 'NL', true],
    ['2026-05-05', 'NL', true],
    ['2025-05-05', 'NL', false],
    ['2045-05-05', 'NL', false],
    ['2045-05-05', 'BE', false],
  ] as const)('[K05] %s in %s: %s', (date, country, expected) => {
    expect(isDeliveryDay(date, country)).toBe(expected);
  });
});

describe('isHandlingDay', () => {
  test.each([
    ['2026-11-23', true],
    ['2026-11-21', false],
    ['2026-04-27', false],
    ['2026-07-21', true],
  ])('[K05] the warehouse works on %s: %s', (date, expected) => {
    expect(isHandlingDay(date)).toBe(expected);
  });
});

describe('nextDay', () => {
  test.each([
    ['2026-11-23', '2026-11-24'],
    ['2026-11-27', '2026-11-30'],
    ['2026-12-24', '2026-12-28'],
    ['2026-12-31', '2027-01-04'],
  ])('after %s the warehouse works again on %s', (date, expected) => {
    expect(nextDay(date, isHandlingDay)).toBe(expected);
  });
});
