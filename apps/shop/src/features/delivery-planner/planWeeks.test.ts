import { buildPlannedDelivery } from '@magazijn/api-client/testing';
import { expect, test } from 'vitest';
import { planWeeks } from './planWeeks.ts';

const datesOf = (weeks: ReturnType<typeof planWeeks>) =>
  weeks.map(({ monday, days }) => [monday, ...days.map(({ date }) => date)]);

test('a plan has today and the days with deliveries, by week', () => {
  const deliveries = ['2026-11-24', '2026-11-24', '2026-12-04'].map((date, orderId) =>
    buildPlannedDelivery({ date, orderId }),
  );
  const weeks = planWeeks({ deliveries, closedDays: [] }, 'NL', '2026-11-22');
  expect(datesOf(weeks)).toEqual([
    ['2026-11-16', '2026-11-22'],
    ['2026-11-23', '2026-11-24'],
    ['2026-11-30', '2026-12-04'],
  ]);
  expect(weeks[1]?.days[0]?.deliveries).toHaveLength(2);
});

test('holidays of the country and closed days of three weeks are named, also over the turn of the year', () => {
  const weeks = planWeeks({ deliveries: [], closedDays: [3] }, 'BE', '2026-12-21');
  const closures = weeks.flatMap(({ days }) => days.map(({ date, closure }) => [date, closure]));
  expect(closures).toEqual([
    ['2026-12-21', null],
    ['2026-12-23', 'closed'],
    ['2026-12-25', 'Kerstmis'],
    ['2026-12-30', 'closed'],
    ['2027-01-01', 'Nieuwjaarsdag'],
    ['2027-01-06', 'closed'],
  ]);
});

test('a company that is closed on every working day has no closed days: its hours are unknown', () => {
  const weeks = planWeeks({ deliveries: [], closedDays: [1, 2, 3, 4, 5, 6, 7] }, 'NL', '2026-11-23');
  expect(datesOf(weeks)).toEqual([['2026-11-23', '2026-11-23']]);
});

test('a delivery after three weeks is in the plan, with its day alone', () => {
  const deliveries = [buildPlannedDelivery({ date: '2027-01-08' })];
  const weeks = planWeeks({ deliveries, closedDays: [] }, 'NL', '2026-11-23');
  expect(datesOf(weeks)).toEqual([
    ['2026-11-23', '2026-11-23'],
    ['2027-01-04', '2027-01-08'],
  ]);
});
