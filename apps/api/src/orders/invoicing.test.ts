import { expect, test } from 'vitest';
import { invoicingOf } from './invoicing.ts';

test.each([
  ['ideal', 'delivered', 'when-placed'],
  ['ideal', 'placed', 'when-placed'],
  ['ideal', 'off', null],
  ['on_account', 'delivered', 'when-delivered'],
  ['on_account', 'placed', 'when-placed'],
  ['on_account', 'off', null],
  ['debit', 'delivered', 'when-delivered'],
] as const)('an order by %s with INVOICE_MAIL=%s is mailed its invoice %s', (payment, mode, isMailed) => {
  expect(invoicingOf(payment, mode)).toEqual({ isPrepaid: payment === 'ideal', isMailed });
});
