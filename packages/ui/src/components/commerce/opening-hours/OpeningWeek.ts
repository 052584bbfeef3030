/** The seven days by their names on the wire, Monday first. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** A day of the week. */
export type Weekday = (typeof weekdays)[number];

/** One day: closed, or open from when until when. Closing keeps the times, so that reopening loses nothing. */
export interface OpeningDay {
  readonly closed: boolean;
  /** `'07:30'`; empty when not chosen. */
  readonly startTime: string;
  /** `'18:00'`; empty when not chosen. */
  readonly endTime: string;
}

/** What a company says of its week. */
export type OpeningWeek = Readonly<Record<Weekday, OpeningDay>>;
