import { expect, test } from 'vitest';
import { checkOciFields } from './checkOciFields.ts';
import type { ReturnedField } from './procurementPages.ts';

const item = (n: number, changes: Readonly<Record<string, string | null>> = {}): ReturnedField[] =>
  Object.entries({
    DESCRIPTION: 'Luiers maat 4',
    QUANTITY: '3',
    UNIT: 'ST',
    PRICE: '9.45',
    PRICEUNIT: '1',
    CURRENCY: 'EUR',
    CUST_FIELD1: '21',
    ...changes,
  }).flatMap(([field, value]): ReturnedField[] =>
    value === null ? [] : [[`NEW_ITEM-${field}[${n}]`, value]],
  );

test('a valid return has no problems', () => {
  expect(
    checkOciFields([
      ...item(1),
      ...item(2, { PRICE: '-0.05', DESCRIPTION: 'é'.repeat(40) }),
      ['NEW_ITEM-LONGTEXT_2:132[]', 'é'.repeat(400)],
      ['~OkCode', 'ADDI'],
      ['~TARGET', '_top'],
    ]),
  ).toEqual([]);
});

test.each<[string, ReturnedField[], string]>([
  ['nothing at all', [], 'No item came back'],
  ['a gap', [...item(1), ...item(3)], 'Item 3 stands where item 2 should: indices have a gap'],
  ['a count from 0', item(0), 'NEW_ITEM-DESCRIPTION[0] has an index that does not count from 1'],
  ['a name that is too long', item(1, { DESCRIPTION: 'a'.repeat(41) }), 'has 41 characters; at most 40'],
  ['a comma', item(1, { PRICE: '9,45' }), "is '9,45', not up to 11 digits"],
  ['a thousands sign', item(1, { PRICE: '1,234.50' }), "NEW_ITEM-PRICE[1] is '1,234.50'"],
  ['a currency sign', item(1, { PRICE: '€ 9.45' }), 'NEW_ITEM-PRICE[1] is'],
  ['four decimals', item(1, { PRICE: '9.4500' }), 'NEW_ITEM-PRICE[1] is'],
  ['nothing ordered', item(1, { QUANTITY: '0.000' }), 'not a number over 0'],
  ['a price unit of 0', item(1, { PRICEUNIT: '0' }), 'NEW_ITEM-PRICEUNIT[1] is'],
  ['no name', item(1, { DESCRIPTION: '' }), 'Item 1 has neither DESCRIPTION nor MATNR'],
  ['no quantity', item(1, { QUANTITY: null }), 'Item 1 has no QUANTITY'],
  ['no unit', item(1, { UNIT: null }), 'Item 1 has no UNIT'],
  ['no currency', item(1, { CURRENCY: null }), 'Item 1 has a PRICE without CURRENCY'],
  ['a leading space', item(1, { DESCRIPTION: ' Luiers' }), 'begins with a blank'],
  ['a line break', item(1, { DESCRIPTION: 'a\nb' }), 'holds a control character'],
  ['HTML', item(1, { DESCRIPTION: 'a <b>b</b>' }), 'holds HTML'],
  ['an entity', item(1, { DESCRIPTION: '&#1055;' }), 'holds characters that'],
  ['wrong bytes', item(1, { DESCRIPTION: 'caf\uFFFD' }), 'holds bytes that'],
  ['a lone surrogate', item(1, { DESCRIPTION: 'a\uD83E' }), 'holds half a character'],
  ['a field twice', [...item(1), ['NEW_ITEM-UNIT[1]', 'ST']], 'NEW_ITEM-UNIT[1] comes twice'],
  ['a strange field', item(1, { COLOUR: 'red' }), 'NEW_ITEM-COLOUR[1] is not a field'],
  ['a strange name', [...item(1), ['token', 'x']], 'token is not a field of the interface'],
  ['an index in the wrong place', [...item(1), ['NEW_ITEM-LONGTEXT[1]:132', 'x']], 'is not a field'],
  ['a long text without an item', [...item(1), ['NEW_ITEM-LONGTEXT_2:132[]', 'x']], 'Item 2 has no QUANTITY'],
  ['a part without a parent', item(1, { ITEM_TYPE: 'O' }), 'Item 1 is a part without PARENT_ID'],
])('%s is reported', (_name, fields, problem) => {
  expect(checkOciFields(fields).join('\n')).toContain(problem);
});
