import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryStorage } from '../storage/browserStorage.ts';
import { createParkedTexts, parkedTextsKey } from './createParkedTexts.ts';

const texts = { couponCode: 'DEMO10', orderReference: 'Groep Zon' };

function openTab(stored: string | null = null) {
  const tab = memoryStorage();
  tab.write(parkedTextsKey, stored);
  return { ...createParkedTexts(tab), stored: () => tab.read(parkedTextsKey) };
}

test('saved texts are returned only to their customer, once', () => {
  const { save, take, stored } = openTab();
  save('1', texts);
  save('2', { ...texts, couponCode: '' });
  expect(take('3')).toBeNull();
  expect([take('1'), take('1')]).toEqual([texts, null]);
  expect(stored()).toBe('{"2":{"coupon":"","orderReference":"Groep Zon"}}');
});

test.each(['3', 'constructor'])('a customer without saved texts gets none: %s', (customer) => {
  const { save, take } = openTab();
  save('1', texts);
  expect(take(customer)).toBeNull();
});

test('empty texts do not replace saved ones; without any, nothing is stored', () => {
  const { save, take, stored } = openTab();
  save('1', { couponCode: '', orderReference: '' });
  expect(stored()).toBeNull();
  save('1', texts);
  save('1', { couponCode: '', orderReference: '' });
  expect([take('1'), stored()]).toEqual([texts, null]);
});

test('a logout removes the texts of all customers', () => {
  const { save, clear, stored } = openTab();
  save('1', texts);
  clear();
  expect(stored()).toBeNull();
});

test.each([
  ['a coupon alone', { coupon: 'DEMO10' }, { couponCode: 'DEMO10', orderReference: '' }],
  ['a reference alone', { orderReference: 'Groep Zon' }, { couponCode: '', orderReference: 'Groep Zon' }],
  ['a number', { coupon: 3, orderReference: null }, { couponCode: '', orderReference: '' }],
  ['nothing', null, { couponCode: '', orderReference: '' }],
])('with %s stored, values that are not texts become empty', (_, kept, expected) => {
  expect(openTab(JSON.stringify({ 1: kept })).take('1')).toEqual(expected);
});

test.each(['null', '3', '"DEMO10"', '{', ''])('%j contains no saved texts', (stored) => {
  const { save, stored: now } = openTab(stored);
  save('1', texts);
  expect(now()).toBe('{"1":{"coupon":"DEMO10","orderReference":"Groep Zon"}}');
});

test('any stored text is read without an error, and all values are texts', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (stored) => {
      const { save, take, stored: now } = openTab(stored);
      save('1', texts);
      for (const found of Object.values(JSON.parse(now() ?? '{}'))) {
        expect(found).toEqual({ coupon: expect.any(String), orderReference: expect.any(String) });
      }
      expect(take('1')).toEqual(texts);
    }),
  );
});
