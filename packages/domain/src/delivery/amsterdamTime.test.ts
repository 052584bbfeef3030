import { expect, test } from 'vitest';
import { amsterdamTime } from './amsterdamTime.ts';

test.each([
  ['2026-01-15T11:00:00Z', '2026-01-15', 12],
  ['2026-07-15T10:00:00Z', '2026-07-15', 12],
  ['2026-07-15T09:59:59Z', '2026-07-15', 11],
  ['2026-12-31T23:00:00Z', '2027-01-01', 0],
  ['2026-03-29T01:00:00Z', '2026-03-29', 3],
  ['2026-10-25T00:59:00Z', '2026-10-25', 2],
  ['2026-10-25T01:00:00Z', '2026-10-25', 2],
])('%s is %s, hour %s in Amsterdam', (moment, date, hour) => {
  expect(amsterdamTime(new Date(moment))).toEqual({ date, hour });
});

test('an invalid moment is refused', () => {
  expect(() => amsterdamTime(new Date('soon'))).toThrow(RangeError);
});
