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

/** What is wrong with a weekday, in Dutch. */
export interface OpeningHoursError {
  readonly day: WeekdayName;
  readonly text: string;
}

/** Texts of what may be wrong. */
const texts = {
  missing: 'Vul een begin- en eindtijd in, of kies Gesloten.',
  order: 'Kies een eindtijd die na de begintijd ligt.',
  closed: 'Kies ten minste één dag waarop je open bent: dan kunnen we bezorgen.',
} as const;

/**
 * What is wrong with a week, Monday first; nothing when each day is closed or has a start before its end. A week of
 * closed days is told at Monday: nothing could ever be delivered. While closed is checked the times of a day do not count.
 */
export function openingHoursErrors(hours: OpeningHours): OpeningHoursError[] {
  if (weekdayNames.every((day) => hours[day]?.closed)) return [{ day: 'monday', text: texts.closed }];
  return weekdayNames.flatMap((day) => {
    const text = dayError(hours[day]);
    return text === null ? [] : [{ day, text }];
  });
}

function dayError(day: OpeningDay | undefined): string | null {
  if (day?.closed) return null;
  if (!day || !openingTimes.includes(day.startTime) || !openingTimes.includes(day.endTime))
    return texts.missing;
  // As long as each other, so that the order of the texts is that of the times.
  return day.startTime < day.endTime ? null : texts.order;
}
