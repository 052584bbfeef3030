import type { PaymentKind } from '@magazijn/api-client';

interface PaymentText {
  readonly name: string;
  /** The name amid a sentence. */
  readonly inSentence: string;
  readonly explanation: readonly string[];
}

/** How a company pays, in words. */
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
  card: { name: 'iDEAL of kaart', inSentence: 'iDEAL of kaart', explanation: ['Betalen bij je bestelling'] },
};
