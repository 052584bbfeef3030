import { expect, test } from 'vitest';
import { registrationAnswerDate } from './registrationAnswerDate.ts';

test.each([
  ['a working day before 14:00', '2026-03-17T13:59:59+01:00', '2026-03-17'],
  ['a working day from 14:00', '2026-03-17T14:00:00+01:00', '2026-03-18'],
  ['14:00 in summer time', '2026-07-15T12:00:00Z', '2026-07-16'],
  ['a Friday afternoon', '2026-03-20T15:00:00+01:00', '2026-03-23'],
  ['a Saturday morning', '2026-03-21T09:00:00+01:00', '2026-03-23'],
  ['a holiday', '2026-04-27T09:00:00+02:00', '2026-04-28'],
  ['the afternoon before Christmas on a Friday', '2026-12-24T14:00:00+01:00', '2026-12-28'],
])('[S43] the answer to a registration received on %s', (_when, received, answered) => {
  expect(registrationAnswerDate(new Date(received))).toBe(answered);
});
