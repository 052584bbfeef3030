import * as fc from 'fast-check';
import { afterAll, afterEach, expect, test } from 'vitest';
import { openTestShop } from '../../apps/api/src/testing/openTestShop.ts';
import {
  addDays,
  amsterdamTime,
  type Country,
  deliveryDates,
  deliveryTimestamp,
  type IsoDate,
  isoDateOfTimestamp,
  isDeliveryDay,
  isHandlingDay,
} from '../../packages/domain/src/delivery/index.ts';
import { proofCount, tellProof } from '../../testing/tellProof.ts';

const shop = openTestShop();
const moments = proofCount(50);
/** Each costs a login and a draft. */
const orders = Math.ceil(moments / 10);

/** Before and behind Amsterdam, without summer time, with half hours, and with summer time on other days. */
const zones = {
  'Europe/Amsterdam': -60,
  UTC: 0,
  'America/Los_Angeles': 480,
  'Asia/Kolkata': -330,
  'Pacific/Kiritimati': -840,
  'Australia/Lord_Howe': -660,
} as const;
const ownZone = process.env.TZ;
const standIn = (zone: string | undefined) => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
};
afterEach(() => standIn(ownZone));
afterAll(() => standIn(ownZone));

const hour = 3_600_000;
const day = 24 * hour;
/** 01:00 UTC on the last Sunday of a month, when summer time begins (March) or ends (October) in all of the EU (2000/84/EC). */
function changeOf(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * day;
}

/** The wall clock in Amsterdam, by the directive and not by a list of zones. */
function wallClock(moment: number): { readonly date: IsoDate; readonly hour: number } {
  const year = new Date(moment).getUTCFullYear();
  const isSummer = moment >= changeOf(year, 2) && moment < changeOf(year, 9);
  const wall = new Date(moment + (isSummer ? 2 : 1) * hour);
  return { date: wall.toISOString().slice(0, 10), hour: wall.getUTCHours() };
}

function dayAfter(date: IsoDate, isOfKind: (date: IsoDate) => boolean): IsoDate {
  const next = addDays(date, 1);
  return isOfKind(next) ? next : dayAfter(next, isOfKind);
}

/** The days that an order at a moment may be delivered on. */
function expectedDates(moment: number, country: Country, cutOffHour: number): IsoDate[] {
  const { date, hour } = wallClock(moment);
  let last = hour < cutOffHour && isHandlingDay(date) ? date : dayAfter(date, isHandlingDay);
  return Array.from({ length: 6 }, () => {
    last = dayAfter(last, (day) => isDeliveryDay(day, country));
    return last;
  });
}

const years = fc.integer({ min: 2026, max: 2040 });
/** Around the cut-off of any day, around a change of the clock and its day's cut-off, and any moment. */
const moment = fc.oneof(
  fc
    .tuple(years, fc.integer({ min: 0, max: 364 }), fc.integer({ min: -120_000, max: 120_000 }))
    .map(([year, days, off]) => {
      const morning = Date.UTC(year, 0, 1 + days, 6);
      return morning + (12 - wallClock(morning).hour) * hour + off;
    }),
  fc
    .tuple(years, fc.constantFrom(2, 9), fc.integer({ min: -day, max: day }))
    .map(([year, month, off]) => changeOf(year, month) + off),
  fc.tuple(years, fc.integer({ min: 0, max: 365 * day })).map(([year, off]) => Date.UTC(year, 0, 1) + off),
);

test('wherever a computer stands, Amsterdam’s clock decides which days an order may be delivered on', () => {
  fc.assert(
    fc.property(
      moment,
      fc.constantFrom<Country>('NL', 'BE'),
      fc.integer({ min: 1, max: 23 }),
      (at, country, cutOffHour) => {
        const now = new Date(at);
        for (const [zone, minutes] of Object.entries(zones)) {
          standIn(zone);
          expect(new Date('2026-01-15T12:00Z').getTimezoneOffset() + 0, zone).toBe(minutes);
          expect(amsterdamTime(now), zone).toEqual(wallClock(at));
          const dates = deliveryDates({ now, country, count: 6, cutOffHour });
          expect(dates, zone).toEqual(expectedDates(at, country, cutOffHour));
          expect(dates.map(deliveryTimestamp).map(isoDateOfTimestamp), zone).toEqual(dates);
        }
      },
    ),
    { numRuns: moments },
  );
  tellProof(moments, `moments in ${Object.keys(zones).length} zones`);
});

test('however wrong a customer’s clock is, the back end offers and takes the days of its own', async () => {
  let tried = 0;
  // From days behind to days ahead.
  const skew = fc.integer({ min: -5 * day, max: 5 * day });
  await fc.assert(
    fc.asyncProperty(moment, skew, async (at, off) => {
      tried += 1;
      shop.api.setTime(new Date(at).toISOString());
      const token = await shop.api.logIn('vlinder');
      const { order_id: id, delivery_dates: offered } = await shop.draft([[shop.paint.id, 20]], { token });
      const expected = expectedDates(at, 'NL', 12);
      expect(offered.map(isoDateOfTimestamp)).toEqual(expected);
      // What somebody would ask for who computes it by a clock that is wrong.
      const [wanted = ''] = deliveryDates({ now: new Date(at + off), country: 'NL', count: 1 });
      const form = { date: String(deliveryTimestamp(wanted)) };
      const { status } = await shop.api.send('POST', `/order/delivery/${id}`, { token, form });
      expect([wanted, status]).toEqual([wanted, expected.includes(wanted) ? 200 : 422]);
    }),
    { numRuns: orders },
  );
  tellProof(tried, 'orders of customers whose clock is wrong');
});
