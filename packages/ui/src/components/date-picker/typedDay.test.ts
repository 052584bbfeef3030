// @vitest-environment node
import { expect, test } from 'vitest';
import { readTypedDay, typedDay } from './typedDay.ts';

test.each([
  '16-03-2026',
  '16-3-26',
  '16/3/2026',
  '16.03.2026',
  '16 3 2026',
  '16032026',
  '160326',
  ' 16-03-2026 ',
])('“%s” is read, day first', (text) => {
  expect(readTypedDay(text, true)).toBe('2026-03-16');
});

test.each(['', '16', '16-3', '31-02-2026', '29-02-2027', '00-01-2026', '01-13-2026', '2026-03-16', 'morgen'])(
  '“%s” is no day',
  (text) => {
    expect(readTypedDay(text, true)).toBeNull();
  },
);

test('what is written is read again', () => {
  expect(readTypedDay(typedDay('2028-02-29'), false)).toBe('2028-02-29');
});

test('while someone types, a year of two figures is not one yet', () => {
  expect([readTypedDay('16-03-20', false), readTypedDay('16-03-2026', false)]).toEqual([null, '2026-03-16']);
});
