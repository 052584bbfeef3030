import { expect, test } from 'vitest';
import { defaultPaymentMethod, paymentMethodNames, paymentMethods } from './paymentMethods.ts';

test('[V04] direct debit is for Dutch customers only', () => {
  expect(paymentMethods('NL')).toEqual(['ideal', 'on_account', 'debit']);
  expect(paymentMethods('BE')).toEqual(['ideal', 'on_account']);
});

test('[V04] each method has a display name', () => {
  expect(paymentMethods('NL').map((method) => paymentMethodNames[method])).toEqual([
    'iDEAL, Bancontact of kaart',
    'Op rekening',
    'Automatische incasso',
  ]);
});

test('[V04] ideal is the default and available to all customers', () => {
  expect(defaultPaymentMethod).toBe('ideal');
  expect(paymentMethods('BE')).toContain(defaultPaymentMethod);
});
