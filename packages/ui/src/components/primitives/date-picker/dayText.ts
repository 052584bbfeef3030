import type { IsoDay } from './dayArithmetic.ts';

const styles = {
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'long' },
  weekdayShort: { weekday: 'short' },
  day: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A day, its weekday or its month, formatted for a locale. */
export function dayText(day: IsoDay, style: keyof typeof styles, locale: string): string {
  // Without UTC, midnight would be the day before in America.
  const format = new Intl.DateTimeFormat(locale, { ...styles[style], timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
