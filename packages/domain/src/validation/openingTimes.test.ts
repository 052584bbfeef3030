import { expect, test } from 'vitest';
import { openingTimes } from './openingTimes.ts';

test('[V06] times go every 30 minutes from 00:00 to 23:30', () => {
  expect(openingTimes).toHaveLength(48);
  expect(openingTimes.slice(0, 3)).toEqual(['00:00', '00:30', '01:00']);
  expect(openingTimes.at(-1)).toBe('23:30');
  const minutes = openingTimes.map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
  expect(minutes.every((value, step) => value === step * 30)).toBe(true);
});
