import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type OrderRecord, readOrderRecord, serialiseOrderRecord } from './orderRecord.ts';

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

test('a stored record is read back', () => {
  fc.assert(
    fc.property(arbitraryRecord, (record) => {
      expect(readOrderRecord(serialiseOrderRecord(record))).toEqual(record);
    }),
  );
});

test('the sent order is stored on the device; the placed order and the payment session only in the tab', () => {
  fc.assert(
    fc.property(arbitraryRecord, (record) => {
      const { device } = serialiseOrderRecord(record);
      expect(readOrderRecord({ device, tab: null })).toEqual({
        sent: record.sent,
        placed: null,
        payment: null,
      });
      expect(device ?? '').not.toContain('secret');
    }),
  );
});

test('an empty record stores nothing', () => {
  expect(serialiseOrderRecord({ sent: null, placed: null, payment: null })).toEqual({
    device: null,
    tab: null,
  });
});

test('invalid texts are read as an empty record', () => {
  const strange = fc.oneof(fc.string(), fc.json(), fc.constant('{"sent":{"id":"42"},"placed":1}'));
  fc.assert(
    fc.property(strange, strange, (device, tab) => {
      expect(readOrderRecord({ device, tab })).toEqual({ sent: null, placed: null, payment: null });
    }),
  );
});

test('a payment whose session has no id is dropped, since it could not be queried', () => {
  const payment = { sessionData: 'data', clientKey: 'k', environment: 'test', redirectResult: '' };
  const read = (sessionId: string) =>
    readOrderRecord({ device: null, tab: JSON.stringify({ payment: { ...payment, sessionId } }) }).payment;
  expect(read('')).toBeNull();
  expect(read('CS1')).toEqual({ ...payment, sessionId: 'CS1', submitted: false, owner: null });
});

test('a field of the wrong type drops its part and keeps the others', () => {
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
      expect(readOrderRecord(serialiseOrderRecord(broken)), `${part}.${field}`).toEqual({
        ...whole,
        [part]: null,
      });
    }
  }
});
