import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryStoredCart } from '../testing/arbitraryCart.ts';
import { setQuantity } from './cartChanges.ts';
import {
  type CartRecord,
  cartRecordText,
  isSameIntent,
  readCartRecord,
  readSavedTexts,
  recordFor,
  savedTextsText,
  saveTexts,
  takeTexts,
} from './cartRecord.ts';
import { emptyCart, toStored } from './storedCart.ts';

const revision = 'a'.repeat(32);
const read = (text: string) => readCartRecord(text, revision);

describe('readCartRecord', () => {
  test('[T10] what was written is read again: the stored cart, the intent beside it, and its revision', () => {
    const record: CartRecord = {
      stored: setQuantity(emptyCart('100001'), 7, 2),
      pending: { quantities: { 7: 3 }, couponCode: 'DEMO10', orderReference: 'Groep 3' },
      revision: '0123456789abcdef0123456789abcdef',
      ordered: [41, 42],
    };
    expect(read(cartRecordText(record))).toEqual(record);
    expect(JSON.parse(cartRecordText(record))).toEqual({
      version: 1,
      customer: '100001',
      amount: { 7: 2 },
      discount: '',
      orderReference: '',
      total: { items: 2, amount: 0 },
      data: null,
      others: {},
      revision: record.revision,
      ordered: [41, 42],
      pending: { amounts: { 7: 3 }, coupon: 'DEMO10', orderReference: 'Groep 3' },
    });
  });

  test('[T10] any cart without an intent and orders is its stored cart and a revision', () => {
    fc.assert(
      fc.property(arbitraryStoredCart, (stored) => {
        const record = { stored, pending: null, revision, ordered: [] };
        expect(read(cartRecordText(record))).toEqual(record);
        expect(JSON.parse(cartRecordText(record))).toEqual({ ...toStored(stored), revision });
      }),
    );
  });

  test('[T10] whatever was kept, the shop opens', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(read(text)).toEqual({ stored: emptyCart(null), pending: null, revision, ordered: [] });
      }),
    );
  });

  test('an intent that holds nothing to order is none', () => {
    const cart = {
      ...toStored(setQuantity(emptyCart('100001'), 7, 2)),
      pending: { amounts: { 7: -1, x: 2 } },
    };
    expect(read(JSON.stringify(cart))).toMatchObject({ stored: { quantities: { 7: 2 } }, pending: null });
  });

  test.each([
    ['are absent', {}],
    ['are no texts', { coupon: 3, orderReference: null }],
    ['are longer than a cart is taken with', { coupon: 'K'.repeat(41), orderReference: 'k'.repeat(101) }],
  ])('an intent whose coupon and reference %s has none', (_, texts) => {
    const cart = { ...toStored(emptyCart('100001')), pending: { amounts: { 7: 1 }, ...texts } };
    expect(read(JSON.stringify(cart)).pending).toEqual({
      quantities: { 7: 1 },
      couponCode: '',
      orderReference: '',
    });
  });

  test.each([null, 3, 'amounts', [], {}])('an intent of %j is none', (pending) => {
    const cart = { ...toStored(setQuantity(emptyCart('100001'), 7, 2)), pending };
    expect(read(JSON.stringify(cart))).toMatchObject({ stored: { quantities: { 7: 2 } }, pending: null });
  });

  test('an intent of nobody is dropped', () => {
    const cart = { ...toStored(emptyCart(null)), pending: { amounts: { 7: 1 } } };
    expect(read(JSON.stringify(cart)).pending).toBeNull();
  });

  test('of orders that were taken out only their ids are believed', () => {
    const ordered = (found: unknown) =>
      read(JSON.stringify({ ...toStored(emptyCart(null)), ordered: found })).ordered;
    expect(ordered([7, '8', null, 1.5, [9]])).toEqual([7]);
    expect(ordered({ 0: 7 })).toEqual([]);
  });

  test.each(['', 'A'.repeat(32), 'a'.repeat(31), 'b'.repeat(33), 7, null, ['b'.repeat(32)]])(
    'a revision of %j is replaced',
    (found) => {
      expect(read(JSON.stringify({ ...toStored(emptyCart(null)), revision: found })).revision).toBe(revision);
    },
  );
});

describe('isSameIntent', () => {
  const intent = { quantities: { 7: 1, 8: 2 }, couponCode: 'A', orderReference: 'B' };

  test('the order of the products counts for nothing', () => {
    expect(isSameIntent(intent, { ...intent, quantities: { 8: 2, 7: 1 } })).toBe(true);
  });

  test.each([
    ['a quantity', { ...intent, quantities: { 7: 1, 8: 3 } }],
    ['a product less', { ...intent, quantities: { 7: 1 } }],
    ['a product more', { ...intent, quantities: { 7: 1, 8: 2, 9: 1 } }],
    ['the coupon', { ...intent, couponCode: '' }],
    ['the reference', { ...intent, orderReference: '' }],
  ])('another one differs by %s', (_, other) => {
    expect(isSameIntent(intent, other)).toBe(false);
  });
});

describe('recordFor', () => {
  const found: CartRecord = {
    stored: setQuantity(emptyCart('1'), 7, 2),
    pending: { quantities: { 7: 2, 8: 1 }, couponCode: '', orderReference: '' },
    revision: '0'.repeat(32),
    ordered: [42],
  };

  test("one's own cart is as it was found", () => {
    expect(recordFor(found, '1', revision)).toBe(found);
  });

  test("another customer's is parked, with what was not answered yet, under its number", () => {
    const own = recordFor(found, '2', revision);
    expect(own).toMatchObject({
      stored: { customer: '2', quantities: {}, others: { 1: { 7: 2, 8: 1 } } },
      pending: null,
      ordered: [42],
      revision,
    });
    expect(recordFor(own, '1', revision).stored.quantities).toEqual({ 7: 2, 8: 1 });
  });

  test('a visitor has no cart', () => {
    expect(recordFor(found, null, revision).stored).toMatchObject({ customer: null, quantities: {} });
  });

  test("a visitor does not see the cart of a customer whose number reads 'null'", () => {
    const parked = { ...found, stored: { ...found.stored, others: { null: { 9: 1 } } } };
    expect(recordFor(parked, null, revision).stored.quantities).toEqual({});
  });
});

describe('saved coupons and references', () => {
  const texts = { couponCode: 'DEMO10', orderReference: 'Groep Zon' };
  const typed = { quantities: {}, ...texts };

  test('what one customer typed is given to that one alone, once', () => {
    const saved = saveTexts(saveTexts({}, '1', typed), '2', { ...typed, couponCode: '' });
    expect(takeTexts(saved, '3').texts).toBeNull();
    const taken = takeTexts(saved, '1');
    expect(taken).toEqual({ texts, others: { 2: { ...texts, couponCode: '' } } });
    expect(takeTexts(taken.others, '1').texts).toBeNull();
  });

  test.each(['3', 'constructor'])('of who typed nothing, nothing: %s', (customer) => {
    expect(takeTexts(saveTexts({}, '1', typed), customer).texts).toBeNull();
  });

  test('nothing typed leaves what was saved, and nothing saved leaves no trace', () => {
    const nothing = { quantities: { 7: 1 }, couponCode: '', orderReference: '' };
    expect(saveTexts({ 1: texts }, '1', nothing)).toEqual({ 1: texts });
    expect(savedTextsText(saveTexts({}, '1', nothing))).toBeNull();
  });

  test('what was written is read again', () => {
    expect(readSavedTexts(savedTextsText({ 1: texts }))).toEqual({ 1: texts });
    expect(savedTextsText({ 1: texts })).toBe('{"1":{"coupon":"DEMO10","orderReference":"Groep Zon"}}');
  });

  test.each([
    ['a coupon alone', { coupon: 'DEMO10' }, { couponCode: 'DEMO10', orderReference: '' }],
    ['a reference alone', { orderReference: 'Groep Zon' }, { couponCode: '', orderReference: 'Groep Zon' }],
    ['a number', { coupon: 3, orderReference: null }, { couponCode: '', orderReference: '' }],
    ['nothing', null, { couponCode: '', orderReference: '' }],
  ])('where %s was kept, what is no text is empty', (_, kept, expected) => {
    expect(readSavedTexts(JSON.stringify({ 1: kept }))).toEqual({ 1: expected });
  });

  test.each(['null', '3', '"DEMO10"', '{', ''])('of %j nobody has texts', (text) => {
    expect(readSavedTexts(text)).toEqual({});
  });

  test('whatever was kept, nothing throws, and texts are texts', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (text) => {
        for (const { couponCode, orderReference } of Object.values(readSavedTexts(text))) {
          expect([typeof couponCode, typeof orderReference]).toEqual(['string', 'string']);
        }
        expect(takeTexts(saveTexts(readSavedTexts(text), '1', typed), '1').texts).toEqual(texts);
      }),
    );
  });
});
