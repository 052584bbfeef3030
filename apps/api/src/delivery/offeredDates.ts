// The days on which a customer can have goods delivered, and what they depend on.

import { deliveryDates, deliveryTimestamp, type IsoDate } from '@magazijn/domain/delivery';
import { LRUCache } from 'lru-cache';
import type { ApiDependencies } from '../ApiDependencies.ts';
import type { Sql } from '../database/Database.ts';
import type { Viewer } from '../http/Viewer.ts';

/** What the days on which goods can come depend on. */
export type Receiver = Pick<Viewer, 'country' | 'closedDays'>;

const offered = 6;
const millisecondsPerHour = 3_600_000;

interface Offer {
  readonly hour: number;
  readonly dates: readonly [IsoDate, ...IsoDate[]];
  readonly timestamps: readonly number[];
}

/** The calendar changes on the hour at most, and every cart asks for it: at most one per country and set of days. */
const latest = new LRUCache<string, Offer>({ max: 256 });

/** What the calendar is asked with: the moment, and the shop's own cut-off. */
type CalendarDependencies = Pick<ApiDependencies, 'clock'> & {
  readonly settings: Pick<ApiDependencies['settings'], 'cutOffHour'>;
};

function offerOf({ clock, settings }: CalendarDependencies, { country, closedDays }: Receiver): Offer {
  const { cutOffHour } = settings;
  const now = clock();
  const hour = Math.floor(now.getTime() / millisecondsPerHour);
  const key = [country, cutOffHour, ...closedDays.toSorted()].join();
  const known = latest.get(key);
  if (known?.hour === hour) return known;
  const [first, ...others] = deliveryDates({ now, country, count: offered, closedDays, cutOffHour });
  if (first === undefined) throw new Error('The delivery calendar offers no date');
  const dates: Offer['dates'] = [first, ...others];
  const offer = { hour, dates, timestamps: dates.map(deliveryTimestamp) };
  latest.set(key, offer);
  return offer;
}

/** The dates that a customer can choose from now. */
export const offeredDates = (dependencies: CalendarDependencies, receiver: Receiver): Offer['dates'] =>
  offerOf(dependencies, receiver).dates;

/** The same as the wire has them: 12:00 Europe/Amsterdam in seconds. */
export const offeredTimestamps = (dependencies: CalendarDependencies, receiver: Receiver): number[] => [
  ...offerOf(dependencies, receiver).timestamps,
];

/**
 * The days of the week on which a company is closed by its opening hours, as ISO 8601 counts; none when it gave no hours.
 *
 * @param companyId the column that names the company, `companies.id`
 */
export const closedDays = (sql: Sql, companyId: string) => sql`
  (select coalesce(jsonb_agg(array_position(
        array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'], weekday)), '[]')
      from opening_hours where opening_hours.company_id = ${sql(companyId)} and start_time is null)`;
