import {
  addDays,
  amsterdamTime,
  describeDeliveryDate,
  type IsoDate,
  weekday,
} from '@magazijn/domain/delivery';

const day = (date: IsoDate) => describeDeliveryDate(date).full;

/** '1 uur 12 min', '2 uur', '12 min' */
function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} uur`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

export const plannerTexts = {
  title: 'Bezorgplanner',
  intro: 'Wat wanneer komt, en tot wanneer je nog iets kunt veranderen.',
  loading: 'Je bezorgingen laden',
  /** @param minutes until the cut-off, at least 1 */
  countdown: (minutes: number, date: IsoDate) =>
    `Bestel binnen ${duration(minutes)} voor bezorging op ${day(date)}`,
  /** @param cutOff milliseconds since 1970, on a later day */
  laterCutOff: (cutOff: number, date: IsoDate) => {
    const { date: cutOffDay, hour } = amsterdamTime(new Date(cutOff));
    return `Bestel vóór ${day(cutOffDay)} ${hour}.00 uur voor bezorging op ${day(date)}`;
  },
  cutOffPassed: (date: IsoDate) => `De tijd om te bestellen voor ${day(date)} is voorbij.`,
  firstDateHint: 'Je kiest de bezorgdag bij het betalen. Op feestdagen en in het weekend bezorgen we niet.',
  toCart: 'Naar je winkelmand',
  week: (monday: IsoDate, today: IsoDate) => {
    const thisMonday = addDays(today, 1 - weekday(today));
    if (monday === thisMonday) return 'Deze week';
    if (monday === addDays(thisMonday, 7)) return 'Volgende week';
    const { day: number, month } = describeDeliveryDate(monday);
    return `Week van ${number} ${month}`;
  },
  /** 'Dinsdag 24 november' */
  dayHeading: (date: IsoDate) => day(date).replace(/^./, (letter) => letter.toUpperCase()),
  today: 'Vandaag',
  nothingToday: 'Er komt vandaag niets.',
  holiday: (name: string) => `${name}: we bezorgen niet.`,
  closed: 'Gesloten volgens je openingstijden: we bezorgen niet.',
  order: (number: string) => `Bestelling ${number}`,
  units: (units: number) => `${units.toLocaleString('nl-NL')} ${units === 1 ? 'artikel' : 'artikelen'}`,
  total: (amount: string) => `${amount} incl. btw`,
  to: 'Naar',
  note: 'Voor de chauffeur',
  reference: 'Jouw referentie',
  empty: 'Er is niets onderweg',
  emptyHelp: 'Zodra je iets bestelt, zie je hier wanneer het komt en tot wanneer je het kunt wijzigen.',
  toShop: 'Ga winkelen',
} as const;
