import { deliveryDates, deliveryTimestamp, type IsoDate } from '@magazijn/domain/delivery';
import { LRUCache } from 'lru-cache';
import type { ApiDependencies } from '../ApiDependencies.ts';
import type { Sql } from '../database/Database.ts';
import type { Viewer } from '../http/Viewer.ts';

export type Receiver = Pick<Viewer, 'country' | 'closedDays'>;

const offered = 6;
const millisecondsPerHour = 3_600_000;

interface Offer {
  readonly hour: number;
  readonly dates: readonly [IsoDate, ...IsoDate[]];
  readonly timestamps: readonly number[];
}

/** Cached, because every cart needs it and it changes hourly at most: one entry per country and set of closed days. */
const latest = new LRUCache<string, Offer>({ max: 256 });

type CalendarDependencies = Pick<ApiDependencies, 'clock'> & {
  readonly settings: Pick<ApiDependencies['settings'], 'cutOffHour' | 'deliveryCountries'>;
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

export const offeredDates = (dependencies: CalendarDependencies, receiver: Receiver): Offer['dates'] =>
  offerOf(dependencies, receiver).dates;

/** Whether the shop delivers to a country: `DELIVERY_COUNTRIES` may have lost one that customers are in. */
export const deliversTo = (
  { settings }: Pick<CalendarDependencies, 'settings'>,
  { country }: Pick<Receiver, 'country'>,
): boolean => settings.deliveryCountries.includes(country);

/** The same dates on the wire, 12:00 Europe/Amsterdam in seconds; none for a country without delivery. */
export const offeredTimestamps = (dependencies: CalendarDependencies, receiver: Receiver): number[] =>
  deliversTo(dependencies, receiver) ? [...offerOf(dependencies, receiver).timestamps] : [];

/** ISO 8601 weekdays on which a company (`companies.id`) is closed by its opening hours; empty without hours. */
export const closedDays = (sql: Sql, companyId: string) => sql`
  (select coalesce(jsonb_agg(array_position(
        array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'], weekday)), '[]')
      from opening_hours where opening_hours.company_id = ${sql(companyId)} and start_time is null)`;
