import { emptyCart, setQuantity } from '@magazijn/domain/cart';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { type CartRecord, cartKey } from './CartRecord.ts';
import { cartText } from './cartText.ts';
import { newRevision } from './newRevision.ts';
import { readCartRecord } from './readCartRecord.ts';

const read = (text: string) => readCartRecord(memoryStorage(new Map([[cartKey, text]])));

test('[T10] what was written is read again: the stored cart, the intent beside it, and its revision', () => {
  const record: CartRecord = {
    stored: setQuantity(emptyCart('100001'), 7, 2),
    pending: { amounts: { 7: 3 }, coupon: 'DEMO10', orderReference: 'Groep 3' },
    revision: newRevision(),
    ordered: [41, 42],
  };
  const storage = memoryStorage();
  storage.write(cartKey, cartText(record));
  expect(readCartRecord(storage)).toEqual(record);
});

test('[T10] whatever stands under the key, the shop opens', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const { stored, pending, revision, ordered } = read(text);
      expect(stored.amount).toEqual({});
      expect(pending).toBeNull();
      expect(ordered).toEqual([]);
      expect(revision).toMatch(/^[0-9a-f]{32}$/);
    }),
  );
});

test('an intent that holds nothing to order is none', () => {
  const cart = { ...setQuantity(emptyCart('100001'), 7, 2), pending: { amounts: { 7: -1, x: 2 } } };
  expect(read(JSON.stringify(cart))).toMatchObject({ stored: { amount: { 7: 2 } }, pending: null });
});

test('of orders that were taken out only their ids are believed', () => {
  expect(read(JSON.stringify({ ...emptyCart(null), ordered: [7, '8', null, 1.5, [9]] })).ordered).toEqual([
    7,
  ]);
  expect(read(JSON.stringify({ ...emptyCart(null), ordered: { 0: 7 } })).ordered).toEqual([]);
});

test('an intent of nobody is dropped', () => {
  const cart = { ...emptyCart(null), pending: { amounts: { 7: 1 } } };
  expect(read(JSON.stringify(cart)).pending).toBeNull();
});
