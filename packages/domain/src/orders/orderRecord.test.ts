import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type OrderRecord, orderRecordTexts, readOrderRecord } from './orderRecord.ts';

const number = fc.maxSafeInteger();
const customerNumber = fc.string();
const arbitraryRecord: fc.Arbitrary<OrderRecord> = fc.record({
  sent: fc.option(fc.record({ id: number, customerNumber, deliveryDate: number, revision: fc.string() })),
  placed: fc.option(
    fc.record(
      { number: fc.string(), customerNumber, deliveryDate: number, chosenDate: number },
      { requiredKeys: ['number', 'customerNumber', 'deliveryDate'] },
    ),
  ),
  payment: fc.option(
    fc.record(
      {
        sessionId: fc.string({ minLength: 1 }),
        sessionData: fc.string().map((data) => `secret ${data}`),
        clientKey: fc.string(),
        environment: fc.string(),
        redirectResult: fc.string(),
        submitted: fc.boolean(),
        owner: fc.option(fc.string()),
        way: fc.option(fc.string()),
        cancelled: fc.boolean(),
      },
      {
        requiredKeys: [
          ...['sessionId', 'sessionData', 'clientKey', 'environment', 'redirectResult'],
          ...['submitted', 'owner'],
        ] as const,
      },
    ),
  ),
});

test('what was kept is read again', () => {
  fc.assert(
    fc.property(arbitraryRecord, (record) => {
      expect(readOrderRecord(orderRecordTexts(record))).toEqual(record);
    }),
  );
});

test('what was sent outlives its tab; what was placed and the session of a payment never leave it', () => {
  fc.assert(
    fc.property(arbitraryRecord, (record) => {
      const { device } = orderRecordTexts(record);
      expect(readOrderRecord({ device, tab: null })).toEqual({
        sent: record.sent,
        placed: null,
        payment: null,
      });
      expect(device ?? '').not.toContain('secret');
    }),
  );
});

test('nothing to keep leaves no text behind', () => {
  expect(orderRecordTexts({ sent: null, placed: null, payment: null })).toEqual({ device: null, tab: null });
});

test('whatever stands there, it is read as nothing', () => {
  const strange = fc.oneof(fc.string(), fc.json(), fc.constant('{"sent":{"id":"42"},"placed":1}'));
  fc.assert(
    fc.property(strange, strange, (device, tab) => {
      expect(readOrderRecord({ device, tab })).toEqual({ sent: null, placed: null, payment: null });
    }),
  );
});

test('a payment whose session has no id is none: nothing could be asked after', () => {
  const payment = { sessionData: 'data', clientKey: 'k', environment: 'test', redirectResult: '' };
  const read = (sessionId: string) =>
    readOrderRecord({ device: null, tab: JSON.stringify({ payment: { ...payment, sessionId } }) }).payment;
  expect(read('')).toBeNull();
  expect(read('CS1')).toEqual({ ...payment, sessionId: 'CS1', submitted: false, owner: null });
});

test('a field of another kind makes its part nothing, and leaves the others', () => {
  const whole: OrderRecord = {
    sent: { id: 42, customerNumber: '100001', deliveryDate: 1_795_000_000, revision: 'a' },
    placed: {
      id: 42,
      number: 'KKN000000042',
      customerNumber: '100001',
      deliveryDate: 1_795_000_000,
      chosenDate: 1,
    },
    payment: {
      sessionId: 'CS1',
      sessionData: 'data',
      clientKey: 'emu_client',
      environment: 'test',
      redirectResult: '',
      submitted: false,
      owner: '100001',
    },
  };
  for (const part of ['sent', 'placed', 'payment'] as const) {
    for (const field of Object.keys(whole[part] ?? {}).filter(
      (name) => name !== 'submitted' && name !== 'owner',
    )) {
      const broken = { ...whole, [part]: { ...whole[part], [field]: { strange: true } } };
      expect(readOrderRecord(orderRecordTexts(broken)), `${part}.${field}`).toEqual({
        ...whole,
        [part]: null,
      });
    }
  }
});
