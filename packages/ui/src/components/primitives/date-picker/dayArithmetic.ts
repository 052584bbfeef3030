/** A day as ISO writes it, '2026-03-16'. Days have no zone and no time here, so none can shift them. */
export type IsoDay = string;

const dateOf = (day: IsoDay) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): IsoDay => date.toISOString().slice(0, 10);

/** The day, or `null`: a form may use '' for none, a back end may add a time. */
export function dayOrNone(given: string | null | undefined): IsoDay | null {
  const date = new Date(`${given}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && dayOf(date) === given ? given : null;
}

/** Adds days, or subtracts them. `addDays('2026-02-28', 1)` is '2026-03-01'. */
export function addDays(day: IsoDay, days: number): IsoDay {
  const date = dateOf(day);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date);
}

/** Adds months, or subtracts them; in a shorter month the result is its last day. */
export function addMonths(day: IsoDay, months: number): IsoDay {
  const date = dateOf(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const first = dayOf(date);
  date.setUTCDate(wanted);
  return dayOf(date).startsWith(first.slice(0, 7)) ? dayOf(date) : addDays(addMonths(first, 1), -1);
}

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: IsoDay): number => (dateOf(day).getUTCDay() + 6) % 7;

/** The weeks of a day's month, from Monday; `null` for days of other months. */
export function weeksOfMonth(day: IsoDay): readonly (readonly (IsoDay | null)[])[] {
  const month = day.slice(0, 7);
  const weeks: (IsoDay | null)[][] = [];
  for (let at = `${month}-01`; at.startsWith(month); at = addDays(at, 1)) {
    if (weeks.length === 0 || weekdayOf(at) === 0) weeks.push(Array.from({ length: 7 }, () => null));
    const week = weeks.at(-1);
    if (week) week[weekdayOf(at)] = at;
  }
  return weeks;
}

/** Today in the browser's time zone. */
export function todayHere(): IsoDay {
  const now = new Date();
  return dayOf(new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())));
}
