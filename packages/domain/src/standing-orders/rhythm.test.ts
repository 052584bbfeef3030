import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amsterdamTime } from '../delivery/amsterdamTime.ts';
import { addDays, type IsoDate, weekday } from '../delivery/calendar.ts';
import { deliveryDates } from '../delivery/deliveryDates.ts';
import { describeRhythm, nextOnRhythm, nextRun, nextRuns, planRun, type Rhythm } from './rhythm.ts';

const calendar = { country: 'NL', closedDays: [], cutOffHour: 12 } as const;
const weekly = (day: number, every = 1, startsOn: IsoDate = '2026-11-18'): Rhythm => ({
  unit: 'week',
  every,
  day,
  startsOn,
});
const monthly = (day: number, startsOn: IsoDate = '2026-11-18'): Rhythm => ({
  unit: 'month',
  every: 1,
  day,
  startsOn,
});
const dates = (rhythm: Rhythm, after: IsoDate, count: number): IsoDate[] => {
  let last = after;
  return Array.from({ length: count }, () => {
    last = nextOnRhythm(rhythm, last);
    return last;
  });
};

describe('the dates of a rhythm', () => {
  test('are one weekday, from the first one on or after the start', () => {
    expect(dates(weekly(2), '2026-11-18', 3)).toEqual(['2026-11-24', '2026-12-01', '2026-12-08']);
    expect(dates(weekly(3), '2026-11-01', 1)).toEqual(['2026-11-18']);
  });

  test('of several weeks are counted from the start, also across the end of the year', () => {
    expect(dates(weekly(2, 3), '2026-11-24', 3)).toEqual(['2026-12-15', '2027-01-05', '2027-01-26']);
  });

  test('on the 31st are the last days of shorter months', () => {
    expect(dates(monthly(31), '2026-12-31', 4)).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
    ]);
    expect(nextOnRhythm(monthly(30), '2028-01-30')).toBe('2028-02-29');
  });

  test('are rising, on or after the start, and never skip one', () => {
    const rhythms = fc.oneof(
      fc.record({
        unit: fc.constant('week' as const),
        every: fc.integer({ min: 1, max: 12 }),
        day: fc.integer({ min: 1, max: 5 }),
      }),
      fc.record({
        unit: fc.constant('month' as const),
        every: fc.constant(1),
        day: fc.integer({ min: 1, max: 31 }),
      }),
    );
    fc.assert(
      fc.property(
        rhythms,
        fc.integer({ min: 0, max: 3_000 }),
        fc.integer({ min: -50, max: 900 }),
        (given, start, later) => {
          const startsOn = addDays('2024-01-01', start);
          const rhythm = { ...given, startsOn };
          const after = addDays(startsOn, later);
          const found = nextOnRhythm(rhythm, after);
          expect(found > after && found >= startsOn).toBe(true);
          // From any day between them the same date follows.
          expect(nextOnRhythm(rhythm, addDays(found, -1))).toBe(found);
        },
      ),
    );
  });
});

describe('a run', () => {
  test('is announced two working days before its order, which is placed on the last one before the delivery', () => {
    // Tuesday 24 November: ordered on Monday, announced on Thursday, four hours before the cut-off.
    expect(planRun('2026-11-24', calendar)).toEqual({
      plannedOn: '2026-11-24',
      deliveryOn: '2026-11-24',
      noticeAt: new Date('2026-11-19T07:00:00Z'),
      placeAt: new Date('2026-11-23T07:00:00Z'),
    });
  });

  test('keeps its hour when the clock changes', () => {
    // The clock went forward on Sunday 28 March 2027, and Monday is Easter Monday.
    expect(planRun('2027-03-30', calendar)).toMatchObject({
      noticeAt: new Date('2027-03-24T07:00:00Z'),
      placeAt: new Date('2027-03-26T07:00:00Z'),
    });
    expect(planRun('2027-04-01', calendar).placeAt).toEqual(new Date('2027-03-31T06:00:00Z'));
  });

  test('moves to the next day with a delivery on which the company is open', () => {
    expect(planRun('2026-12-25', calendar).deliveryOn).toBe('2026-12-28');
    expect(planRun('2026-12-25', { ...calendar, closedDays: [1, 6, 7] }).deliveryOn).toBe('2026-12-29');
    expect(planRun('2027-01-01', calendar).deliveryOn).toBe('2027-01-04');
    expect(planRun('2026-07-21', { ...calendar, country: 'BE' }).deliveryOn).toBe('2026-07-22');
    // A monthly date in a weekend.
    expect(planRun('2026-11-28', calendar).deliveryOn).toBe('2026-11-30');
  });

  test('of a company that is closed on all working days keeps its day', () => {
    expect(planRun('2026-11-24', { ...calendar, closedDays: [1, 2, 3, 4, 5, 6, 7] }).deliveryOn).toBe(
      '2026-11-24',
    );
  });

  test('can be delivered on its day when it is placed at its time, whatever the cut-off', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4_000 }),
        fc.integer({ min: 1, max: 23 }),
        fc.constantFrom('NL' as const, 'BE' as const),
        fc.subarray([1, 2, 3, 4, 5]),
        (day, cutOffHour, country, closedDays) => {
          const given = { country, closedDays, cutOffHour };
          const { deliveryOn, placeAt, noticeAt } = planRun(addDays('2024-01-01', day), given);
          expect(deliveryDates({ now: placeAt, count: 1, ...given })).toEqual([deliveryOn]);
          expect(noticeAt < placeAt).toBe(true);
          expect(amsterdamTime(placeAt).hour).toBe(Math.max(0, cutOffHour - 4));
        },
      ),
    );
  });
});

describe('the next run', () => {
  test('is the first that can still be placed at its time', () => {
    const at = (now: string) => nextRun(weekly(2), calendar, new Date(now)).deliveryOn;
    expect(at('2026-11-23T06:59:00Z')).toBe('2026-11-24');
    expect(at('2026-11-23T07:00:00Z')).toBe('2026-12-01');
  });

  test('leaves out one whose delivery moves onto that of the run before', () => {
    // Open on Fridays only: 25 December and 1 January both move to 8 January.
    const fridays = { ...calendar, closedDays: [1, 2, 3, 4] };
    const runs = nextRuns(3, weekly(5), fridays, new Date('2026-12-14T08:00:00Z'));
    expect(runs.map(({ plannedOn, deliveryOn }) => [plannedOn, deliveryOn])).toEqual([
      ['2026-12-18', '2026-12-18'],
      ['2026-12-25', '2027-01-08'],
      ['2027-01-15', '2027-01-15'],
    ]);
  });

  test('follows a run that was changed, and is never in the past after a long pause', () => {
    const after = { plannedOn: '2026-11-24', deliveryOn: '2026-11-24' };
    expect(nextRun(weekly(4), calendar, new Date('2026-11-20T08:00:00Z'), after).deliveryOn).toBe(
      '2026-11-26',
    );
    expect(nextRun(weekly(4), calendar, new Date('2028-02-01T08:00:00Z'), after).deliveryOn).toBe(
      '2028-02-03',
    );
  });

  test('of a monthly rhythm is not before its start', () => {
    const rhythm = monthly(1, '2027-03-02');
    const run = nextRun(rhythm, calendar, new Date('2026-11-20T08:00:00Z'));
    expect([run.plannedOn, weekday(run.deliveryOn)]).toEqual(['2027-04-01', 4]);
  });
});

test.each([
  [weekly(2), 'Elke dinsdag'],
  [weekly(5, 2), 'Om de 2 weken op vrijdag'],
  [monthly(31), 'Elke maand op de 31e'],
])('%o is %s', (rhythm, text) => {
  expect(describeRhythm(rhythm)).toBe(text);
});
