// The payment terms of an invoice: dates, sentence and UBL codes.

import { formatDate } from '@magazijn/domain/delivery';
import { formatEuros, subtractCents } from '@magazijn/domain/money';
import { invoiceDueDate } from '@magazijn/domain/orders';
import { groupedIban, type Invoice } from './Invoice.ts';

/** Whether an invoice is paid in full. A direct debit above € 0 is not: the bank collects it later. */
export const isSettled = ({ payment, paid, totalInclusive, credits }: Invoice): boolean =>
  credits === null && (payment !== 'debit' || totalInclusive === 0) && paid >= totalInclusive;

/**
 * The settlement of a credit note: the refund, which can be less than its total, and the part that counts for the next invoice
 * of a changed order.
 */
function creditTerms(
  { payment, totalInclusive, paid }: Invoice,
  { number, refund }: NonNullable<Invoice['credits']>,
): string {
  if (refund > 0) {
    const amount = refund === totalInclusive ? 'het bedrag' : formatEuros(refund);
    const text = `We betalen ${amount} terug op de rekening of kaart waarmee je hebt betaald.`;
    return paid > 0 ? `${text} De andere ${formatEuros(paid)} telt mee voor je nieuwe factuur.` : text;
  }
  if (paid > 0) return `De ${formatEuros(paid)} die al is betaald, telt mee voor je nieuwe factuur.`;
  return payment === 'debit'
    ? `We schrijven factuur ${number} niet van je rekening af.`
    : `Je hoeft factuur ${number} niet te betalen.`;
}

/** The Dutch sentence of the payment terms (BT-20), in PDF, UBL and mail. */
export function paymentTerms(invoice: Invoice): string {
  const { payment, issuedOn, dueOn, number, seller, buyer, credits, paid, totalInclusive } = invoice;
  if (credits !== null) return creditTerms(invoice, credits);
  if (payment === 'debit' && totalInclusive > 0) {
    return buyer.iban === null
      ? 'We schrijven het bedrag van je rekening af. Je hoeft niets te doen.'
      : `We schrijven het bedrag af van ${groupedIban(buyer.iban)}. Je hoeft niets te doen.`;
  }
  if (isSettled(invoice)) {
    return payment === 'ideal'
      ? 'Deze factuur is bij de bestelling betaald. Je hoeft niets te doen.'
      : 'Deze factuur is al betaald. Je hoeft niets te doen.';
  }
  const left = formatEuros(subtractCents(totalInclusive, paid));
  const partly = paid > 0 ? `Er is al ${formatEuros(paid)} betaald: open staat ${left}. ` : '';
  const due = formatDate(dueOn ?? invoiceDueDate(issuedOn));
  return `${partly}Betaal uiterlijk op ${due} op ${groupedIban(seller.iban)} ten name van ${seller.name}, onder vermelding van ${number}.`;
}

/**
 * The payment means (BG-16): credit transfer (30), direct debit (59, with the customer number as mandate), or already
 * paid by card or online transfer (48). NL-R-008 allows these codes.
 */
export function paymentMeans(invoice: Invoice) {
  const { payment, number, seller, buyer } = invoice;
  if (payment === 'debit') {
    return {
      'cbc:PaymentMeansCode': '59',
      'cbc:PaymentID': number,
      'cac:PaymentMandate': {
        'cbc:ID': buyer.customerNumber,
        ...(buyer.iban === null ? {} : { 'cac:PayerFinancialAccount': { 'cbc:ID': buyer.iban } }),
      },
    };
  }
  if (payment === 'ideal' && isSettled(invoice)) return { 'cbc:PaymentMeansCode': '48' };
  return {
    'cbc:PaymentMeansCode': '30',
    'cbc:PaymentID': number,
    'cac:PayeeFinancialAccount': { 'cbc:ID': seller.iban, 'cbc:Name': seller.name },
  };
}
