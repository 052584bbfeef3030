import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { keepSentOrder, readSentOrder } from './sentOrder.ts';

const sent = { id: 42, customerNumber: '100001', deliveryDate: 1_795_000_000, revision: 'a' };

test('what was kept is read again, by the customer who sent it and by nobody else', () => {
  const storage = memoryStorage();
  keepSentOrder(storage, sent);
  expect(readSentOrder(storage, '100001')).toEqual(sent);
  expect(readSentOrder(storage, '100002')).toBeNull();
  keepSentOrder(storage, null);
  expect(readSentOrder(storage, '100001')).toBeNull();
});

test('whatever stands there, the page opens', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readSentOrder(memoryStorage(new Map([['magazijn.sentOrder', text]])), '100001')).toBeNull();
    }),
  );
});
