import type { PaymentKind } from '@magazijn/api-client';

/** Texts that cart and payment share. */
export const checkoutTexts = {
  cart: 'Winkelmand',
  payment: 'Betalen',
  products: 'Producten excl. btw',
  dealDiscount: 'Korting acties',
  subtotal: 'Subtotaal excl. btw',
  coupon: (code: string) => `Kortingscode ${code}`,
  couponRefused: (code: string) => `Kortingscode ${code} geldt niet voor deze bestelling.`,
  couponAccepted: (amount: string) => `Deze code geeft je ${amount} korting.`,
  shipping: 'Bezorgkosten',
  freeShipping: 'gratis',
  untilFreeShipping: (amount: string) => `Nog ${amount} tot gratis bezorging`,
  vat: (percentage: number) => `Btw ${percentage.toLocaleString('nl-NL')}%`,
  vatOver: (net: string) => ` over ${net}`,
  total: 'Totaal incl. btw',
  minimum: (amount: string) => `U moet nog minimaal ${amount} bijbestellen`,
  untilMinimum: (amount: string) => `Nog ${amount} tot het bestelminimum`,
  blocked: 'Bestellen kan nog niet',
  paidAndFree: (paid: number, free: number) => `${paid} betaald, ${free} gratis`,
  off: (amount: string) => `${amount} korting`,
  free: 'Uw gratis artikel!',
} as const;

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
    explanation: ['Factuur per e-mail,', 'betalen binnen 14 dagen'],
  },
  debit: {
    name: 'Automatische incasso',
    inSentence: 'automatische incasso',
    explanation: ['We schrijven het bedrag af', 'van je rekening'],
  },
  card: { name: 'iDEAL of kaart', inSentence: 'iDEAL of kaart', explanation: ['Betalen bij je bestelling'] },
};
