// The payment terms of an invoice: dates, sentence and UBL codes.

import { formatDate } from '@magazijn/domain/delivery';
import { formatEuros } from '@magazijn/domain/money';
import type { PaymentMethod } from '@magazijn/domain/validation';
import { groupedIban, type Invoice } from './Invoice.ts';

/** When an invoice is paid: in advance, by its due date, or on collection by the seller. */
export const paidWhen: Readonly<Record<PaymentMethod, 'when-ordered' | 'until-due' | 'when-collected'>> = {
  ideal: 'when-ordered',
  on_account: 'until-due',
  debit: 'when-collected',
};

/** What a credit note settles: what is paid back, which can be less than its total after a chargeback, or nothing. */
function creditTerms(
  { payment, totalInclusive }: Invoice,
  { number, refund }: NonNullable<Invoice['credits']>,
) {
  if (refund > 0) {
    const amount = refund === totalInclusive ? 'het bedrag' : formatEuros(refund);
    return `We betalen ${amount} terug op de rekening of kaart waarmee je hebt betaald.`;
  }
  return payment === 'debit'
    ? `We schrijven factuur ${number} niet van je rekening af.`
    : `Je hoeft factuur ${number} niet te betalen.`;
}

/** The Dutch sentence of the payment terms (BT-20), in PDF and UBL. */
export function paymentTerms(invoice: Invoice): string {
  const { payment, dueOn, number, seller, buyer, credits } = invoice;
  if (credits !== null) return creditTerms(invoice, credits);
  switch (payment) {
    case 'on_account':
      return `Betaal uiterlijk op ${formatDate(dueOn ?? '')} op ${groupedIban(seller.iban)} ten name van ${seller.name}, onder vermelding van ${number}.`;
    case 'debit':
      return buyer.iban === null
        ? 'We schrijven het bedrag van je rekening af. Je hoeft niets te doen.'
        : `We schrijven het bedrag af van ${groupedIban(buyer.iban)}. Je hoeft niets te doen.`;
    case 'ideal':
      return 'Deze factuur is bij de bestelling betaald. Je hoeft niets te doen.';
  }
}

/**
 * The payment means (BG-16): credit transfer (30), direct debit (59, with the customer number as mandate), or already
 * paid by card or online transfer (48). NL-R-008 allows these codes.
 */
export function paymentMeans({ payment, number, seller, buyer }: Invoice) {
  switch (payment) {
    case 'on_account':
      return {
        'cbc:PaymentMeansCode': '30',
        'cbc:PaymentID': number,
        'cac:PayeeFinancialAccount': { 'cbc:ID': seller.iban, 'cbc:Name': seller.name },
      };
    case 'debit':
      return {
        'cbc:PaymentMeansCode': '59',
        'cbc:PaymentID': number,
        'cac:PaymentMandate': {
          'cbc:ID': buyer.customerNumber,
          ...(buyer.iban === null ? {} : { 'cac:PayerFinancialAccount': { 'cbc:ID': buyer.iban } }),
        },
      };
    case 'ideal':
      return { 'cbc:PaymentMeansCode': '48' };
  }
}
