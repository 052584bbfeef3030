/** The seven days by their names on the wire, Monday first. */
export const weekdayNames = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** A day of the week by its name on the wire. */
export type WeekdayName = (typeof weekdayNames)[number];

/** The days as people read them above a form or a list. */
export const weekdayLabels: Readonly<Record<WeekdayName, string>> = {
  monday: 'Maandag',
  tuesday: 'Dinsdag',
  wednesday: 'Woensdag',
  thursday: 'Donderdag',
  friday: 'Vrijdag',
  saturday: 'Zaterdag',
  sunday: 'Zondag',
};

/** The times that can be chosen as opening hours: every 30 minutes from '00:00' to '23:30'. */
export const openingTimes: readonly string[] = Array.from({ length: 48 }, (_, step) => {
  const hour = String(Math.floor(step / 2)).padStart(2, '0');
  return `${hour}:${step % 2 === 0 ? '00' : '30'}`;
});

/** What a company says about one weekday: closed, or from when until when it is open. */
export interface OpeningDay {
  readonly closed: boolean;
  /** one of `openingTimes`; '' when not chosen */
  readonly startTime: string;
  /** one of `openingTimes`; '' when not chosen */
  readonly endTime: string;
}

/** The hours of a week; a day that is left out is not filled in yet. */
export type OpeningHours = Readonly<Partial<Record<WeekdayName, OpeningDay>>>;

/** What there is to say of a weekday, in Dutch. */
export interface OpeningHoursNote {
  readonly day: WeekdayName;
  readonly text: string;
}

const texts = {
  missing: 'Vul een begin- en eindtijd in, of kies Gesloten.',
  pastMidnight: 'Eindigt dit na middernacht?',
} as const;

/**
 * What is wrong with a week, Monday first; nothing when each day is closed or has a start and an end. While closed is
 * checked the times of a day do not count.
 */
export const openingHoursErrors = (hours: OpeningHours): OpeningHoursNote[] =>
  weekdayNames.flatMap((day) => (isFilledIn(hours[day]) ? [] : [{ day, text: texts.missing }]));

/**
 * What may be a mistake in a week, Monday first, and refuses nothing: a day that ends at or before its start, as one that
 * ends after midnight does.
 */
export const openingHoursWarnings = (hours: OpeningHours): OpeningHoursNote[] =>
  weekdayNames.flatMap((day) => (endsPastMidnight(hours[day]) ? [{ day, text: texts.pastMidnight }] : []));

const isFilledIn = (day: OpeningDay | undefined): boolean =>
  day !== undefined &&
  (day.closed || (openingTimes.includes(day.startTime) && openingTimes.includes(day.endTime)));

// As long as each other, so that the order of the texts is that of the times.
const endsPastMidnight = (day: OpeningDay | undefined): boolean =>
  day !== undefined && !day.closed && isFilledIn(day) && day.endTime <= day.startTime;
