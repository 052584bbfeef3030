import { buildCart } from '@magazijn/api-client/testing';
import { deliveryTimestamp } from '@magazijn/domain/delivery';
import { expect, test } from 'vitest';
import { buildReturn } from './buildReturn.ts';
import { ociOrderOf } from './ociOrderOf.ts';
import { buildVisit } from './testing/buildVisit.ts';

const order = ociOrderOf(
  { cart: buildCart(), shipping: { itemCode: 'VERZEND', vatPercentage: 21 } },
  deliveryTimestamp('2026-11-24'),
);
const hook = 'https://inkoop.example/hook?a=1&b=%20#x';

test('[K02, T72] the lines go out in the company’s way, the date in the format that was asked', () => {
  const { action, fields } = buildReturn(hook, buildVisit({ dateFormat: 'dd.MM.yyyy' }), order);
  expect(action).toBe(hook);
  expect(Object.fromEntries(fields)).toMatchObject({
    'NEW_ITEM-DESCRIPTION[1]': 'Luiers maat 4',
    'NEW_ITEM-QUANTITY[1]': '2',
    'NEW_ITEM-UNIT[1]': 'ST',
    'NEW_ITEM-PRICE[1]': '26.95',
    'NEW_ITEM-CURRENCY[1]': 'EUR',
    'NEW_ITEM-CUST_FIELD2[1]': '24.11.2026',
    'NEW_ITEM-DESCRIPTION[2]': 'Verzendkosten',
  });
});

test('what the system wants back stands at the end, and an empty return has nothing else', () => {
  const visit = buildVisit({ echo: [['~OkCode', 'ADDI']] });
  expect(buildReturn(hook, visit, order).fields.at(-1)).toEqual(['~OkCode', 'ADDI']);
  expect(buildReturn(hook, visit, null).fields).toEqual([['~OkCode', 'ADDI']]);
});

test('the form is in the character set that was asked, or in UTF-8', () => {
  expect(buildReturn(hook, buildVisit({ charset: 'ISO-8859-1' }), null).charset).toBe('ISO-8859-1');
  expect(buildReturn(hook, buildVisit({ charset: '"><script>' }), null).charset).toBe('UTF-8');
});
