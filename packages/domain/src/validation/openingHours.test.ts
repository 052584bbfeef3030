import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type OpeningDay,
  openingHoursErrors,
  openingHoursWarnings,
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
const mondayErrors = (monday: OpeningDay) => openingHoursErrors({ ...week, monday });
const missing = [{ day: 'monday', text: 'Vul een begin- en eindtijd in, of kies Gesloten.' }];
const warningsOf = (monday: OpeningDay) => openingHoursWarnings({ ...week, monday }).map(({ text }) => text);

test('[V06] times are every 30 minutes from 00:00 to 23:30', () => {
  expect(openingTimes).toHaveLength(48);
  expect([openingTimes[0], openingTimes.at(-1)]).toEqual(['00:00', '23:30']);
  const minutes = openingTimes.map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
  expect(minutes.every((value, step) => value === step * 30)).toBe(true);
});

test('[V06] each of the 7 days is required', () => {
  expect(openingHoursErrors({}).map(({ day }) => day)).toEqual(weekdayNames);
  expect(weekdayNames).toHaveLength(7);
  const { sunday: _, ...six } = week;
  expect(openingHoursErrors(six).map(({ day }) => day)).toEqual(['sunday']);
});

test('[V06] the week starts on Monday', () => {
  expect(weekdayNames.map((day) => weekdayLabels[day])).toEqual([
    ...['Maandag', 'Dinsdag', 'Woensdag', 'Donderdag', 'Vrijdag'],
    ...['Zaterdag', 'Zondag'],
  ]);
});

test('[V06] a day is either closed or has both a start and an end', () => {
  expect(openingHoursErrors(week)).toEqual([]);
  expect(mondayErrors({ ...open, endTime: '' })).toEqual(missing);
  expect(mondayErrors({ ...open, startTime: '' })).toEqual(missing);
  expect(mondayErrors({ closed: false, startTime: '', endTime: '' })).toEqual(missing);
});

test('[V06] a time between the half hours or after 23:30 is refused', () => {
  expect(mondayErrors({ ...open, startTime: '07:15' })).toEqual(missing);
  expect(mondayErrors({ ...open, endTime: '24:00' })).toEqual(missing);
  expect(mondayErrors({ ...open, startTime: '7:30' })).toEqual(missing);
});

test('[T42] the times of a closed day are ignored', () => {
  expect(mondayErrors({ closed: true, startTime: '07:15', endTime: '' })).toEqual([]);
});

test.each([
  ['07:30', '00:00'],
  ['20:30', '00:30'],
  ['18:00', '07:30'],
  ['09:00', '09:00'],
])('[V06] from %s to %s is accepted with the warning about midnight', (startTime, endTime) => {
  expect(mondayErrors({ closed: false, startTime, endTime })).toEqual([]);
  expect(warningsOf({ closed: false, startTime, endTime })).toEqual(['Eindigt dit na middernacht?']);
});

test('[V06] any two listed times are accepted; an end at or before the start gets a warning', () => {
  const time = fc.constantFrom(...openingTimes);
  fc.assert(
    fc.property(time, time, fc.boolean(), (startTime, endTime, isClosed) => {
      const day = { closed: isClosed, startTime, endTime };
      expect(mondayErrors(day)).toEqual([]);
      expect(warningsOf(day).length === 1).toBe(!isClosed && endTime <= startTime);
    }),
  );
});

test('[V06] an incomplete day gets no warning', () => {
  expect(warningsOf({ closed: false, startTime: '07:30', endTime: '' })).toEqual([]);
  expect(openingHoursWarnings({})).toEqual([]);
});

test('[V06] a week of seven closed days is accepted', () => {
  const hours = Object.fromEntries(weekdayNames.map((day) => [day, closed]));
  expect(openingHoursErrors(hours)).toEqual([]);
  expect(openingHoursWarnings(hours)).toEqual([]);
});
