import type { Country } from '../country/Country.ts';
import { addDays } from './addDays.ts';
import { easterSunday } from './easterSunday.ts';
import type { IsoDate } from './IsoDate.ts';
import { weekday } from './weekday.ts';

/** A day on which nothing is delivered, with the name that customers know it by. */
export interface PublicHoliday {
  readonly date: IsoDate;
  readonly name: string;
}

/**
 * The public holidays of a year, in the order of the calendar.
 *
 * The Netherlands: without Good Friday and 5 May, on which most companies work. King's Day moves to
 * 26 April when the 27th is a Sunday. Belgium: the ten days of the act of 4 January 1974.
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
