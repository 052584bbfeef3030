import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryOciOrder } from '../testing/arbitraryOciOrder.ts';
import { defaultOciCustomFields, ociFields } from './ociFields.ts';
import { ociLines } from './ociLines.ts';
import { defaultOciSettings } from './ociOrder.ts';
import { ociDateFormat, ociEcho, ociReturnFields } from './ociReturn.ts';

const agreement = { ...defaultOciSettings, customFields: defaultOciCustomFields };
const echo = ociEcho({ '~OKCODE': 'ADDI', '~CALLER': 'CTLG', OCI_VERSION: '4.0' });

test('what SAP wants back goes back under the names that it has there', () => {
  expect(echo).toEqual([
    ['~OkCode', 'ADDI'],
    ['~CALLER', 'CTLG'],
  ]);
});

test('nothing is sent back that SAP did not send, and its target is', () => {
  expect(ociEcho({})).toEqual([]);
  expect(ociEcho({ '~TARGET': '_top', '~OKCODE': '' })).toEqual([
    ['~OkCode', ''],
    ['~TARGET', '_top'],
  ]);
});

test('[K02] a return is the lines of the order in the format and character set that were asked for, then what is echoed', () => {
  fc.assert(
    fc.property(arbitraryOciOrder, ({ order }) => {
      const request = { dateFormat: 'dd.MM.yyyy', charset: 'ISO-8859-1', echo };
      const lines = ociLines(order, { ...defaultOciSettings, dateFormat: 'dd.MM.yyyy' });
      expect(ociReturnFields(order, request, agreement)).toEqual([
        ...ociFields(lines, { repertoire: 'latin-1' }),
        ...echo,
      ]);
    }),
  );
});

test('who took nothing gives back no line', () => {
  expect(ociReturnFields(null, { dateFormat: 'yyyy-MM-dd', charset: '', echo }, agreement)).toEqual(echo);
});

describe('ociDateFormat', () => {
  test.each([
    ['yyyy-MM-dd', 'yyyy-MM-dd'],
    ['DD.MM.YYYY', 'dd.MM.yyyy'],
    ['dd/mm/yyyy', 'dd/MM/yyyy'],
    ['yyyyMMdd', 'yyyyMMdd'],
    ['MM/DD/YYYY', 'MM/dd/yyyy'],
    [' dd MM yyyy ', 'dd MM yyyy'],
  ])('[T72] the format %s is taken', (asked, format) => {
    expect(ociDateFormat(asked)).toBe(format);
  });

  test.each([
    undefined,
    '',
    'd-M-yy',
    'yyyy-yyyy-dd',
    'MM-dd',
    '   ',
    'dd--MM-yyyy',
    'op dd-MM-yyyy',
    'dd-MM-yyyy om 12:00',
    '<script>alert(1)</script>',
    'yyyy"MM"dd',
    'yyyy\nMM\ndd',
    'yyyy-MM-dd'.repeat(10_000),
  ])('[T72] anything else is the default yyyy-MM-dd', (asked) => {
    expect(ociDateFormat(asked)).toBe('yyyy-MM-dd');
  });
});
