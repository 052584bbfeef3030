import { articleText } from './articleText.ts';
import { vatText } from './vatText.ts';

/** The Dutch labels of an order's totals and payment. Amounts are formatted texts. */
export const orderWords = {
  subtotal: 'Subtotaal excl. btw',
  shipping: 'Bezorgkosten',
  freeShipping: 'gratis',
  totalExclusive: 'Totaal excl. btw',
  vat: vatText,
  /** The base of the VAT, after that label. */
  vatOver: (net: string) => ` over ${net}`,
  total: 'Totaal incl. btw',
  article: articleText,
  /** @param method a name from {@link paidWithName} */
  paidWith: (method: string) => `Betaald met ${method}`,
  pendingPayment:
    'De bank heeft je betaling nog niet bevestigd; dat kan een paar werkdagen duren. Daarna plaatsen we je bestelling en krijg je een bevestiging per mail. Lukt de betaling niet, dan krijg je daar ook een mail over. Je hoeft niets te doen.',
} as const;

const methodNames: Readonly<Record<string, string>> = {
  ideal: 'iDEAL',
  bcmc: 'Bancontact',
  sepadirectdebit: 'SEPA-incasso',
  mc: 'Mastercard',
  visa: 'Visa',
  amex: 'American Express',
  maestro: 'Maestro',
  vpay: 'V PAY',
};

/**
 * The name of a payment method by the provider's code, without a wallet or variant after `_`; null for one without a
 * name.
 *
 * @example paidWithName('mc_applepay') // 'Mastercard'
 */
export function paidWithName(method: string | null): string | null {
  const [code = ''] = (method ?? '').toLowerCase().split('_');
  return Object.hasOwn(methodNames, code) ? (methodNames[code] ?? null) : null;
}
