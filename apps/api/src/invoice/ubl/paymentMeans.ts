import type { Invoice } from '../Invoice.ts';

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
