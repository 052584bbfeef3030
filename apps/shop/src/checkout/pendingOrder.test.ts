import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { keepPendingOrder, readPendingOrder } from './pendingOrder.ts';

const placed = { number: 'KKN000000042', customerNumber: '100001', deliveryDate: 1_795_000_000 };

test('what was kept is read again, by the customer who placed it and by nobody else', () => {
  const storage = memoryStorage();
  keepPendingOrder(storage, placed);
  expect(readPendingOrder(storage, '100001')).toEqual(placed);
  expect(readPendingOrder(storage, '100002')).toBeNull();
  keepPendingOrder(storage, null);
  expect(readPendingOrder(storage, '100001')).toBeNull();
});

test('whatever stands there, the page opens', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(
        readPendingOrder(memoryStorage(new Map([['magazijn.pendingOrder', text]])), '100001'),
      ).toBeNull();
    }),
  );
});
