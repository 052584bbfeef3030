import type { Order, PaymentKind } from '@magazijn/api-client';
import { formatEuros } from '@magazijn/domain/money';
import { orderWords } from '@magazijn/domain/orders';

interface PaymentText {
  readonly name: string;
  /** The name within a sentence. */
  readonly inSentence: string;
  readonly explanation: readonly string[];
}

export const paymentTexts: Readonly<Record<PaymentKind, PaymentText>> = {
  'on-account': {
    name: 'Op rekening',
    inSentence: 'op rekening',
    explanation: ['Factuur per mail,', 'betalen binnen 14 dagen'],
  },
  debit: {
    name: 'Automatische incasso',
    inSentence: 'automatische incasso',
    explanation: ['We schrijven het bedrag af', 'van je rekening'],
  },
  card: {
    name: 'iDEAL, Bancontact of kaart',
    inSentence: 'iDEAL, Bancontact of kaart',
    explanation: ['Betalen bij je bestelling'],
  },
};

/**
 * How an order was paid once that is known, with what the bank took back, else how it is paid; null when the back end
 * does not return it.
 */
export const paymentOf = ({
  payment,
  paidWith,
  chargedBack,
}: Pick<Order, 'payment' | 'paidWith' | 'chargedBack'>): string | null => {
  if (payment === null) return null;
  if (paidWith === null) return paymentTexts[payment].name;
  const paid = orderWords.paidWith(paidWith);
  return chargedBack > 0 ? `${paid}, waarvan ${formatEuros(chargedBack)} teruggehaald` : paid;
};
