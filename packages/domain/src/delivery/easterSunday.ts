import type { IsoDate } from './IsoDate.ts';

/**
 * Easter Sunday in the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher
 * (J. Meeus, Astronomical Algorithms, chapter 8), which holds for every year from 1583.
 */
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
