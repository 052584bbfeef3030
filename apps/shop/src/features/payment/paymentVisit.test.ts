import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryStorage } from '../../storage/memoryStorage.ts';
import { keepPaymentVisit, readPaymentVisit, visitOf } from './paymentVisit.ts';

const visit = {
  sessionId: 'CS1',
  sessionData: 'data',
  clientKey: 'emu_client',
  environment: 'test',
  redirectResult: '',
  submitted: false,
};

test('[S61] sessionId, sessionData, clientKey, environment and redirectResult are read from the query', () => {
  expect(visitOf('?sessionId=CS1&sessionData=data&clientKey=emu_client&environment=test', null)).toEqual(
    visit,
  );
  expect(visitOf('?clientKey=emu_client&environment=test', null)).toBeNull();
});

test('[S61] a return from the bank keeps what is known of its session, and nothing of another', () => {
  const known = { ...visit, submitted: true };
  const back = '?clientKey=emu_client&environment=test&sessionId=CS1&redirectResult=R';
  expect(visitOf(back, known)).toEqual({ ...known, redirectResult: 'R' });
  expect(visitOf(back.replace('CS1', 'CS2'), known)).toMatchObject({ sessionData: '', submitted: false });
});

test('what was kept is read again, and anything else is nothing', () => {
  const storage = memoryStorage();
  keepPaymentVisit(storage, visit);
  expect(readPaymentVisit(storage)).toEqual(visit);
  keepPaymentVisit(storage, null);
  expect(readPaymentVisit(storage)).toBeNull();
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readPaymentVisit(memoryStorage(new Map([['magazijn.payment', text]])))).toBeNull();
    }),
  );
});
