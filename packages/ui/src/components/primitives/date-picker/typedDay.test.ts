// @vitest-environment node
import { expect, test } from 'vitest';
import { readTypedDay, typedDay } from './typedDay.ts';

const dutch = 'dd-mm-jjjj';

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
  expect(readTypedDay(text, dutch, true)).toBe('2026-03-16');
});

test.each(['', '16', '16-3', '31-02-2026', '29-02-2027', '00-01-2026', '01-13-2026', '2026-03-16', 'morgen'])(
  '“%s” is not a day',
  (text) => {
    expect(readTypedDay(text, dutch, true)).toBeNull();
  },
);

test('a two-digit year is not complete while typing', () => {
  const whileTyping = ['16-03-20', '16-03-2026'].map((text) => readTypedDay(text, dutch, false));
  expect(whileTyping).toEqual([null, '2026-03-16']);
});

test.each([
  ['dd-mm-jjjj', '04-03-2026', ['4-3-26', '04032026']],
  ['jj-mm-aaaa', '04-03-2026', ['4/3/26']],
  ['TT.MM.JJJJ', '04.03.2026', ['4.3.2026', '040326']],
  ['mm/dd/yyyy', '03/04/2026', ['3/4/26', '3-4-2026', '03042026', '030426']],
  ['yyyy-mm-dd', '2026-03-04', ['26-3-4', '20260304', '260304', '2026/3/4']],
])('a day is written as the format “%s” says, “%s”, and read in that order', (format, written, typed) => {
  expect(typedDay('2026-03-04', format)).toBe(written);
  for (const text of [written, ...typed]) expect(readTypedDay(text, format, true), text).toBe('2026-03-04');
});

test.each(['', 'dag maand jaar', 'mm-mm-mmmm', 'yyyy', '12-34-5678'])(
  'a format without an order, “%s”, is day first',
  (format) => {
    expect(typedDay('2028-02-29', format)).toBe('29-02-2028');
    expect(readTypedDay('29-02-2028', format, true)).toBe('2028-02-29');
  },
);
