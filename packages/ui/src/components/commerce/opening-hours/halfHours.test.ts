// @vitest-environment node
import { expect, test } from 'vitest';
import { halfHours } from './halfHours.ts';

test('[V06] there is a time every 30 minutes from 00:00 to 23:30', () => {
  expect(halfHours).toHaveLength(48);
  expect([halfHours[0], halfHours[1], halfHours[15], halfHours[47]]).toEqual([
    '00:00',
    '00:30',
    '07:30',
    '23:30',
  ]);
});
