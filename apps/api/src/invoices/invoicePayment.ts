// What an invoice says of each way to pay: when, in a sentence, and in the codes of UBL.

import { formatDate } from '@magazijn/domain/delivery';
import type { PaymentMethod } from '@magazijn/domain/validation';
import { groupedIban, type Invoice } from './Invoice.ts';

/** When an invoice is paid: before there is one, until a date that it names, or when the seller collects it. */
export const paidWhen: Readonly<Record<PaymentMethod, 'when-ordered' | 'until-due' | 'when-collected'>> = {
  ideal: 'when-ordered',
  on_account: 'until-due',
  debit: 'when-collected',
};

/** How it is paid, in a sentence for the buyer (BT-20); the same in the PDF and in the UBL. */
export function paymentTerms({ payment, dueOn, number, seller, buyer }: Invoice): string {
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
 * How it is paid (BG-16): by credit transfer (30), by direct debit (59, whose mandate is the customer's number), or paid
 * already with a card or an online transfer (48). These are codes that NL-R-008 allows.
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
