/** The days of the week by their wire names, Monday first. */
export const weekdayNames = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export type WeekdayName = (typeof weekdayNames)[number];

export const weekdayLabels: Readonly<Record<WeekdayName, string>> = {
  monday: 'Maandag',
  tuesday: 'Dinsdag',
  wednesday: 'Woensdag',
  thursday: 'Donderdag',
  friday: 'Vrijdag',
  saturday: 'Zaterdag',
  sunday: 'Zondag',
};

/** The selectable times: every 30 minutes from '00:00' to '23:30'. */
export const openingTimes: readonly string[] = Array.from({ length: 48 }, (_, step) => {
  const hour = String(Math.floor(step / 2)).padStart(2, '0');
  return `${hour}:${step % 2 === 0 ? '00' : '30'}`;
});

/** The opening hours of one day: closed, or a start and an end. */
export interface OpeningDay {
  readonly closed: boolean;
  /** one of `openingTimes`; '' when empty */
  readonly startTime: string;
  /** one of `openingTimes`; '' when empty */
  readonly endTime: string;
}

/** The hours of a week; an absent day is empty. */
export type OpeningHours = Readonly<Partial<Record<WeekdayName, OpeningDay>>>;

export interface OpeningHoursNote {
  readonly day: WeekdayName;
  readonly text: string;
}

const texts = {
  missing: 'Vul een begin- en eindtijd in, of kies Gesloten.',
  pastMidnight: 'Eindigt dit na middernacht?',
} as const;

/** Days that are neither closed nor have a start and an end, Monday first. */
export const openingHoursErrors = (hours: OpeningHours): OpeningHoursNote[] =>
  weekdayNames.flatMap((day) => (isFilledIn(hours[day]) ? [] : [{ day, text: texts.missing }]));

/** Days that end at or before their start, Monday first; these warnings refuse nothing. */
export const openingHoursWarnings = (hours: OpeningHours): OpeningHoursNote[] =>
  weekdayNames.flatMap((day) => (endsPastMidnight(hours[day]) ? [{ day, text: texts.pastMidnight }] : []));

const isFilledIn = (day: OpeningDay | undefined): boolean =>
  day !== undefined &&
  (day.closed || (openingTimes.includes(day.startTime) && openingTimes.includes(day.endTime)));

// Texts of equal length, so they sort by time.
const endsPastMidnight = (day: OpeningDay | undefined): boolean =>
  day !== undefined && !day.closed && isFilledIn(day) && day.endTime <= day.startTime;
