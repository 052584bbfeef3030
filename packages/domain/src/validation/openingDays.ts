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

/** What a company says about one weekday: closed, or from when until when it is open. */
export interface OpeningDay {
  readonly closed: boolean;
  /** one of `openingTimes`; '' when not chosen */
  readonly startTime: string;
  /** one of `openingTimes`; '' when not chosen */
  readonly endTime: string;
}
