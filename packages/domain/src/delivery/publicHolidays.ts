import type { Country } from '../country.ts';
import { addDays, type IsoDate, weekday } from './calendar.ts';

export interface PublicHoliday {
  readonly date: IsoDate;
  readonly name: string;
}

/**
 * The public holidays of a year, in calendar order. The Netherlands: without Good Friday, with 5 May every fifth year,
 * as in most collective agreements. Belgium: the act of 4 January 1974.
 */
export function publicHolidays(year: number, country: Country): readonly PublicHoliday[] {
  const easter = easterSunday(year);
  const shared: PublicHoliday[] = [
    { date: `${year}-01-01`, name: 'Nieuwjaarsdag' },
    { date: addDays(easter, 1), name: 'Tweede paasdag' },
    { date: addDays(easter, 39), name: 'Hemelvaartsdag' },
    { date: addDays(easter, 50), name: 'Tweede pinksterdag' },
  ];
  const own = country === 'NL' ? dutchHolidays(year, easter) : belgianHolidays(year);
  return [...shared, ...own].sort((a, b) => (a.date < b.date ? -1 : 1));
}

function dutchHolidays(year: number, easter: IsoDate): PublicHoliday[] {
  const kingsDay = `${year}-04-27`;
  return [
    { date: easter, name: 'Eerste paasdag' },
    { date: weekday(kingsDay) === 7 ? `${year}-04-26` : kingsDay, name: 'Koningsdag' },
    ...(year % 5 === 0 ? [{ date: `${year}-05-05`, name: 'Bevrijdingsdag' } as const] : []),
    { date: addDays(easter, 49), name: 'Eerste pinksterdag' },
    { date: `${year}-12-25`, name: 'Eerste kerstdag' },
    { date: `${year}-12-26`, name: 'Tweede kerstdag' },
  ];
}

function belgianHolidays(year: number): PublicHoliday[] {
  return [
    { date: `${year}-05-01`, name: 'Dag van de Arbeid' },
    { date: `${year}-07-21`, name: 'Nationale feestdag' },
    { date: `${year}-08-15`, name: 'Onze-Lieve-Vrouw-Hemelvaart' },
    { date: `${year}-11-01`, name: 'Allerheiligen' },
    { date: `${year}-11-11`, name: 'Wapenstilstand' },
    { date: `${year}-12-25`, name: 'Kerstmis' },
  ];
}

/** The algorithm of Meeus, Jones and Butcher (J. Meeus, Astronomical Algorithms, chapter 8), from 1583 on. */
export function easterSunday(year: number): IsoDate {
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const moonCycle = year % 19;
  const leapCenturies = Math.floor(century / 4);
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moonAge = (19 * moonCycle + century - leapCenturies - moonCorrection + 15) % 30;
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - moonAge - (yearOfCentury % 4)) % 7;
  const lateMoon = Math.floor((moonCycle + 11 * moonAge + 22 * toSunday) / 451);
  const daysFromMarch = moonAge + toSunday - 7 * lateMoon + 114;
  const month = Math.floor(daysFromMarch / 31);
  const day = (daysFromMarch % 31) + 1;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The country of the warehouse: orders are handled and shipped on its working days only. */
const warehouse: Country = 'NL';

/** The holidays of a year without deliveries to a country, in calendar order: its own, and those at the warehouse. */
export function deliveryHolidays(year: number, country: Country): readonly PublicHoliday[] {
  const own = publicHolidays(year, country);
  if (country === warehouse) return own;
  const others = publicHolidays(year, warehouse).filter(
    ({ date }) => !own.some((holiday) => holiday.date === date),
  );
  return [...own, ...others].sort((a, b) => (a.date < b.date ? -1 : 1));
}

const isFree = (isoDate: IsoDate, holidays: (year: number) => readonly PublicHoliday[]): boolean =>
  weekday(isoDate) > 5 || holidays(Number(isoDate.slice(0, 4))).some(({ date }) => date === isoDate);

/** Whether the warehouse handles orders on a date: Monday to Friday, except Dutch public holidays. */
export const isHandlingDay = (isoDate: IsoDate): boolean =>
  !isFree(isoDate, (year) => publicHolidays(year, warehouse));

/** Whether a country has deliveries on a date: Monday to Friday, except public holidays there or at the warehouse. */
export const isDeliveryDay = (isoDate: IsoDate, country: Country): boolean =>
  !isFree(isoDate, (year) => deliveryHolidays(year, country));

export function nextDay(isoDate: IsoDate, isOfKind: (isoDate: IsoDate) => boolean): IsoDate {
  const next = addDays(isoDate, 1);
  return isOfKind(next) ? next : nextDay(next, isOfKind);
}

export function previousDay(isoDate: IsoDate, isOfKind: (isoDate: IsoDate) => boolean): IsoDate {
  const previous = addDays(isoDate, -1);
  return isOfKind(previous) ? previous : previousDay(previous, isOfKind);
}
