import type { PaymentSession, PlacedOrder, SentOrder } from '@magazijn/domain/orders';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import {
  forgetChosenDay,
  forgetSentOrder,
  keepChosenDay,
  keepOrderRecord,
  loadOrderRecord,
  readChosenDay,
} from './orderRecord.ts';

const sent: SentOrder = { id: 42, customerNumber: '100001', deliveryDate: 1_795_000_000, revision: 'a' };
const placed: PlacedOrder = { number: 'KKN000000042', customerNumber: '100001', deliveryDate: 1_795_000_000 };
const payment: PaymentSession = {
  sessionId: 'CS1',
  sessionData: 'data',
  clientKey: 'emu_client',
  environment: 'test',
  redirectResult: '',
  submitted: true,
  owner: null,
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a stored order is read by its own customer only', () => {
  keepOrderRecord({ sent, placed, payment });
  expect(loadOrderRecord('100001')).toEqual({ sent, placed, payment });
  expect(loadOrderRecord('100002')).toEqual({ sent: null, placed: null, payment });
});

test('each part is stored and removed by itself', () => {
  keepOrderRecord({ sent });
  keepOrderRecord({ placed });
  keepOrderRecord({ payment });
  keepOrderRecord({ placed: null });
  expect(loadOrderRecord('100001')).toEqual({ sent, placed: null, payment });
  keepOrderRecord({ sent: null, payment: null });
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test('the device stores only the sent order: other tabs and later browser sessions read nothing else', () => {
  keepOrderRecord({ sent, placed, payment });
  sessionStorage.clear();
  expect(loadOrderRecord('100001')).toEqual({ sent, placed: null, payment: null });
});

test('removing a sent order keeps another one that was sent since', () => {
  keepOrderRecord({ sent });
  forgetSentOrder({ ...sent, id: 41 });
  forgetSentOrder({ ...sent, customerNumber: '100002' });
  expect(loadOrderRecord('100001').sent).toEqual(sent);
  forgetSentOrder(sent);
  expect(loadOrderRecord('100001').sent).toBeNull();
});

test('records of an earlier version are read: their order can be queried and paid', () => {
  localStorage.setItem('magazijn.sentOrder', JSON.stringify(sent));
  sessionStorage.setItem('magazijn.payment', JSON.stringify(payment));
  expect(loadOrderRecord('100001')).toEqual({ sent, placed: null, payment });
  // Writing removes the earlier keys.
  keepOrderRecord({ payment: null });
  forgetSentOrder(sent);
  expect(loadOrderRecord('100001')).toEqual({ sent: null, placed: null, payment: null });
});

test('invalid records are ignored', () => {
  const strange = fc.oneof(fc.string(), fc.json(), fc.constant('"},"sent":{'));
  fc.assert(
    fc.property(strange, (text) => {
      for (const key of ['magazijn.order', 'magazijn.sentOrder', 'magazijn.deliveryDay'])
        localStorage.setItem(key, text);
      for (const key of ['magazijn.order', 'magazijn.payment']) sessionStorage.setItem(key, text);
      expect(loadOrderRecord('100001')).toEqual({ sent: null, placed: null, payment: null });
      expect(readChosenDay('100001')).toBeNull();
    }),
  );
});

test('the chosen delivery day is read by its own customer until it is removed', () => {
  keepChosenDay('100001', 1_795_000_000);
  expect(readChosenDay('100001')).toBe(1_795_000_000);
  expect(readChosenDay('100002')).toBeNull();
  forgetChosenDay();
  expect(readChosenDay('100001')).toBeNull();
});
