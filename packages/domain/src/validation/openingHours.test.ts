import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type OpeningDay,
  openingHoursErrors,
  openingTimes,
  weekdayLabels,
  weekdayNames,
} from './openingHours.ts';

const open: OpeningDay = { closed: false, startTime: '07:30', endTime: '18:00' };
const closed: OpeningDay = { closed: true, startTime: '', endTime: '' };
const week = {
  monday: open,
  tuesday: open,
  wednesday: open,
  thursday: open,
  friday: open,
  saturday: closed,
  sunday: closed,
};
const told = (monday: OpeningDay) => openingHoursErrors({ ...week, monday });
const missing = [{ day: 'monday', text: 'Vul een begin- en eindtijd in, of kies Gesloten.' }];
const order = [{ day: 'monday', text: 'Kies een eindtijd die na de begintijd ligt.' }];

test('[V06] times are every 30 minutes from 00:00 to 23:30', () => {
  expect(openingTimes).toHaveLength(48);
  expect([openingTimes[0], openingTimes.at(-1)]).toEqual(['00:00', '23:30']);
  const minutes = openingTimes.map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
  expect(minutes.every((value, step) => value === step * 30)).toBe(true);
});

test('[V06] each of the 7 days has to be filled in', () => {
  expect(openingHoursErrors({}).map(({ day }) => day)).toEqual(weekdayNames);
  expect(weekdayNames).toHaveLength(7);
  const { sunday: _, ...six } = week;
  expect(openingHoursErrors(six).map(({ day }) => day)).toEqual(['sunday']);
});

test('[V06] the days are those of a Dutch week, from Monday', () => {
  expect(weekdayNames.map((day) => weekdayLabels[day])).toEqual([
    ...['Maandag', 'Dinsdag', 'Woensdag', 'Donderdag', 'Vrijdag'],
    ...['Zaterdag', 'Zondag'],
  ]);
});

test('[V06] a day is closed, or has both a start and an end', () => {
  expect(openingHoursErrors(week)).toEqual([]);
  expect(told({ ...open, endTime: '' })).toEqual(missing);
  expect(told({ ...open, startTime: '' })).toEqual(missing);
  expect(told({ closed: false, startTime: '', endTime: '' })).toEqual(missing);
});

test('[V06] a time between the half hours, or past the day, is none', () => {
  expect(told({ ...open, startTime: '07:15' })).toEqual(missing);
  expect(told({ ...open, endTime: '24:00' })).toEqual(missing);
  expect(told({ ...open, startTime: '7:30' })).toEqual(missing);
});

test('[T42] while closed is checked the times do not count', () => {
  expect(told({ closed: true, startTime: '07:15', endTime: '' })).toEqual([]);
});

test('hours that end before they begin, or when they begin, are refused', () => {
  expect(told({ ...open, startTime: '18:00', endTime: '07:30' })).toEqual(order);
  expect(told({ ...open, startTime: '09:00', endTime: '09:00' })).toEqual(order);
  expect(told({ ...open, startTime: '09:30', endTime: '10:00' })).toEqual([]);
  const time = fc.integer({ min: 0, max: 47 });
  fc.assert(
    fc.property(time, time, (from, until) => {
      const day = { ...open, startTime: openingTimes[from] ?? '', endTime: openingTimes[until] ?? '' };
      expect(told(day).length === 0).toBe(from < until);
    }),
  );
});

test('a week of closed days is refused, at its first day', () => {
  const hours = Object.fromEntries(weekdayNames.map((day) => [day, closed]));
  expect(openingHoursErrors(hours)).toEqual([
    { day: 'monday', text: 'Kies ten minste één dag waarop je open bent: dan kunnen we bezorgen.' },
  ]);
});
