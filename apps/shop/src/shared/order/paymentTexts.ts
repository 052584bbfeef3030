import type { Order, PaymentKind } from '@magazijn/api-client';
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

/** How an order was paid once that is known, else how it is paid; null when the back end does not return it. */
export const paymentOf = ({ payment, paidWith }: Pick<Order, 'payment' | 'paidWith'>): string | null => {
  if (payment === null) return null;
  return paidWith === null ? paymentTexts[payment].name : orderWords.paidWith(paidWith);
};
