// The payment terms of an invoice: dates, sentence and UBL codes.

import { formatDate } from '@magazijn/domain/delivery';
import type { PaymentMethod } from '@magazijn/domain/validation';
import { groupedIban, type Invoice } from './Invoice.ts';

/** When an invoice is paid: in advance, by its due date, or on collection by the seller. */
export const paidWhen: Readonly<Record<PaymentMethod, 'when-ordered' | 'until-due' | 'when-collected'>> = {
  ideal: 'when-ordered',
  on_account: 'until-due',
  debit: 'when-collected',
};

/** What a credit note settles, by the payment of its invoice. */
const creditTerms: Readonly<Record<PaymentMethod, (invoice: string) => string>> = {
  on_account: (invoice) => `Je hoeft factuur ${invoice} niet te betalen.`,
  debit: (invoice) => `We schrijven factuur ${invoice} niet van je rekening af.`,
  ideal: () => 'We betalen het bedrag terug op de rekening of kaart waarmee je hebt betaald.',
};

/** The Dutch sentence of the payment terms (BT-20), in PDF and UBL. */
export function paymentTerms({ payment, dueOn, number, seller, buyer, credits }: Invoice): string {
  if (credits !== null) return creditTerms[payment](credits.number);
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
