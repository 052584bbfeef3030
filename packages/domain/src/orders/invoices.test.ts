import { expect, test } from 'vitest';
import {
  formatInvoiceNumber,
  invoiceDueDate,
  invoiceStatuses,
  isPayable,
  readInvoiceNumber,
} from './invoices.ts';

test.each([1, 42, 999_999_999])('the number %i is read as it is written', (number) => {
  expect(readInvoiceNumber(formatInvoiceNumber(number))).toBe(number);
});

test.each(['', '42', 'F42', 'C000000042', 'KKN000000042', 'F000000042x'])(
  '%j is not an invoice number',
  (text) => {
    expect(readInvoiceNumber(text)).toBeNull();
  },
);

test('an invoice is due after fourteen days, also over the end of a year', () => {
  expect(invoiceDueDate('2026-12-24')).toBe('2027-01-07');
});

test('only open and overdue invoices can be paid', () => {
  expect(invoiceStatuses.filter(isPayable)).toEqual(['open', 'overdue']);
});
