import Holidays from 'date-holidays';
import { expect, test } from 'vitest';
import { publicHolidays } from './publicHolidays.ts';

const years = Array.from({ length: 17 }, (_, index) => 2024 + index);
const cases = years.flatMap((year) => [
  { year, country: 'NL' as const },
  { year, country: 'BE' as const },
]);

test.each(cases)('[K05] $country has in $year the holidays that date-holidays knows', ({ year, country }) => {
  const known = new Holidays(country)
    .getHolidays(year)
    .filter(({ type }) => type === 'public')
    .map(({ date }) => date.slice(0, 10));
  expect(publicHolidays(year, country).map(({ date }) => date)).toEqual(known);
});

test('they carry the names that customers know', () => {
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

test('King’s Day is on the 26th when the 27th is a Sunday', () => {
  const kingsDay = (year: number) =>
    publicHolidays(year, 'NL').find(({ name }) => name === 'Koningsdag')?.date;
  expect(kingsDay(2025)).toBe('2025-04-26');
  expect(kingsDay(2026)).toBe('2026-04-27');
});
