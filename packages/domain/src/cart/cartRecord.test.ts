import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryStoredCart } from '../testing/arbitraryCart.ts';
import { setQuantity } from './cartChanges.ts';
import {
  type CartRecord,
  isSameIntent,
  readCartRecord,
  recordFor,
  serialiseCartRecord,
} from './cartRecord.ts';
import { emptyCart, toStored } from './storedCart.ts';

const revision = 'a'.repeat(32);
const read = (text: string) => readCartRecord(text, revision);

describe('readCartRecord', () => {
  test('[T10] a written record is read back: stored cart, pending intent and revision', () => {
    const record: CartRecord = {
      stored: setQuantity(emptyCart('100001'), 7, 2),
      pending: { quantities: { 7: 3 }, couponCode: 'DEMO10', orderReference: 'Groep 3' },
      revision: '0123456789abcdef0123456789abcdef',
      ordered: [41, 42],
    };
    expect(read(serialiseCartRecord(record))).toEqual(record);
    expect(JSON.parse(serialiseCartRecord(record))).toEqual({
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

  test('the cost centres of lines are read back, without invalid ones', () => {
    const stored = { ...setQuantity(emptyCart('100001'), 7, 2), costCentres: { 7: 3, 8: 0 } };
    const pending = { quantities: { 7: 3 }, couponCode: '', orderReference: '', costCentres: { 7: 0 } };
    const record: CartRecord = { stored, pending, revision, ordered: [] };
    expect(read(serialiseCartRecord(record))).toEqual(record);
    const broken = { ...stored, costCentres: { 7: '3', x: 3, 8: -1, 9: 4 } as never };
    expect(read(serialiseCartRecord({ ...record, stored: broken })).stored.costCentres).toEqual({ 9: 4 });
  });

  test('[T10] a cart without an intent and orders is read as its stored cart and a revision', () => {
    fc.assert(
      fc.property(arbitraryStoredCart, (stored) => {
        const record = { stored, pending: null, revision, ordered: [] };
        expect(read(serialiseCartRecord(record))).toEqual(record);
        expect(JSON.parse(serialiseCartRecord(record))).toEqual({ ...toStored(stored), revision });
      }),
    );
  });

  test('[T10] any stored text can be read without an error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(read(text)).toEqual({ stored: emptyCart(null), pending: null, revision, ordered: [] });
      }),
    );
  });

  test('an intent without products is dropped', () => {
    const cart = {
      ...toStored(setQuantity(emptyCart('100001'), 7, 2)),
      pending: { amounts: { 7: -1, x: 2 } },
    };
    expect(read(JSON.stringify(cart))).toMatchObject({ stored: { quantities: { 7: 2 } }, pending: null });
  });

  test.each([
    ['are absent', {}],
    ['are not texts', { coupon: 3, orderReference: null }],
    ['exceed the maximum length', { coupon: 'K'.repeat(41), orderReference: 'k'.repeat(101) }],
  ])('coupon and reference of an intent that %s become empty', (_, texts) => {
    const cart = { ...toStored(emptyCart('100001')), pending: { amounts: { 7: 1 }, ...texts } };
    expect(read(JSON.stringify(cart)).pending).toEqual({
      quantities: { 7: 1 },
      couponCode: '',
      orderReference: '',
    });
  });

  test.each([null, 3, 'amounts', [], {}])('%j is not accepted as an intent', (pending) => {
    const cart = { ...toStored(setQuantity(emptyCart('100001'), 7, 2)), pending };
    expect(read(JSON.stringify(cart))).toMatchObject({ stored: { quantities: { 7: 2 } }, pending: null });
  });

  test('an intent without a customer is dropped', () => {
    const cart = { ...toStored(emptyCart(null)), pending: { amounts: { 7: 1 } } };
    expect(read(JSON.stringify(cart)).pending).toBeNull();
  });

  test('only the ids of removed orders are read', () => {
    const ordered = (found: unknown) =>
      read(JSON.stringify({ ...toStored(emptyCart(null)), ordered: found })).ordered;
    expect(ordered([7, '8', null, 1.5, [9]])).toEqual([7]);
    expect(ordered({ 0: 7 })).toEqual([]);
  });

  test.each(['', 'A'.repeat(32), 'a'.repeat(31), 'b'.repeat(33), 7, null, ['b'.repeat(32)]])(
    'an invalid revision is replaced: %j',
    (found) => {
      expect(read(JSON.stringify({ ...toStored(emptyCart(null)), revision: found })).revision).toBe(revision);
    },
  );
});

describe('isSameIntent', () => {
  const intent = { quantities: { 7: 1, 8: 2 }, couponCode: 'A', orderReference: 'B' };

  test('the order of the products does not matter', () => {
    expect(isSameIntent(intent, { ...intent, quantities: { 8: 2, 7: 1 } })).toBe(true);
  });

  test.each([
    ['quantities', { ...intent, quantities: { 7: 1, 8: 3 } }],
    ['missing product', { ...intent, quantities: { 7: 1 } }],
    ['added product', { ...intent, quantities: { 7: 1, 8: 2, 9: 1 } }],
    ['the coupon', { ...intent, couponCode: '' }],
    ['the reference', { ...intent, orderReference: '' }],
  ])('intents differ by %s', (_, other) => {
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

  test('a customer’s own cart is returned unchanged', () => {
    expect(recordFor(found, '1', revision)).toBe(found);
  });

  test('another customer’s cart is parked with its pending intent, under its number', () => {
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

  test("a visitor does not see the cart of a customer whose number is the text 'null'", () => {
    const parked = { ...found, stored: { ...found.stored, others: { null: { 9: 1 } } } };
    expect(recordFor(parked, null, revision).stored.quantities).toEqual({});
  });
});
