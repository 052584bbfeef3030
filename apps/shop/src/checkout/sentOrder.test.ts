import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { forgetSentOrder, keepSentOrder, readSentOrder } from './sentOrder.ts';

const sent = { id: 42, customerNumber: '100001', deliveryDate: 1_795_000_000, revision: 'a' };

test('one order is forgotten, and never another that was sent since', () => {
  const storage = memoryStorage();
  keepSentOrder(storage, sent);
  forgetSentOrder(storage, { ...sent, id: 41 });
  expect(readSentOrder(storage, '100001')).toEqual(sent);
  forgetSentOrder(storage, sent);
  expect(readSentOrder(storage, '100001')).toBeNull();
});

test('a field of another kind makes it none', () => {
  fc.assert(
    fc.property(fc.constantFrom('id', 'deliveryDate', 'revision'), fc.json(), (field, json) => {
      const storage = memoryStorage();
      const other = JSON.parse(json);
      fc.pre(typeof other !== typeof sent[field] && !Number.isSafeInteger(other));
      keepSentOrder(storage, { ...sent, [field]: other });
      expect(readSentOrder(storage, '100001')).toBeNull();
    }),
  );
});
