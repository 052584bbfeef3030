export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export type Weekday = (typeof weekdays)[number];

/** A day: closed, or open from start to end. Closing keeps the times, so that reopening restores them. */
export interface OpeningDay {
  readonly closed: boolean;
  /** `'07:30'`; empty when not chosen. */
  readonly startTime: string;
  /** `'18:00'`; empty when not chosen. */
  readonly endTime: string;
}

export type OpeningWeek = Readonly<Record<Weekday, OpeningDay>>;
