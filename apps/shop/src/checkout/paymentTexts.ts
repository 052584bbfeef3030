import type { PaymentKind } from '@magazijn/api-client';

/** How a company pays, in words (V04). */
export const paymentTexts: Readonly<
  Record<PaymentKind, { readonly name: string; readonly explanation: readonly string[] }>
> = {
  'on-account': { name: 'Op rekening', explanation: ['Factuur per e-mail,', 'betalen binnen 14 dagen'] },
  debit: { name: 'Automatische incasso', explanation: ['We schrijven het bedrag af', 'van je rekening'] },
  card: { name: 'iDEAL of kaart', explanation: ['Betalen bij je bestelling'] },
};
