import { formatDate } from '@magazijn/domain/delivery';
import { groupedIban } from './groupedIban.ts';
import type { Invoice } from './Invoice.ts';

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
