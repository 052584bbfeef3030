import type { Country } from '../country.ts';

/** The payment methods by their wire names. A check in PostgreSQL lists them too, so a new one needs a migration. */
export const allPaymentMethods = ['ideal', 'on_account', 'debit'] as const;

export type PaymentMethod = (typeof allPaymentMethods)[number];

export const paymentMethodNames: Readonly<Record<PaymentMethod, string>> = {
  ideal: 'iDEAL, Bancontact of kaart',
  on_account: 'Op rekening',
  debit: 'Automatische incasso',
};

export const defaultPaymentMethod: PaymentMethod = 'ideal';

/** The payment methods for a company of this country at registration. Direct debit is for Dutch customers only. */
export function paymentMethods(country: Country): readonly PaymentMethod[] {
  return allPaymentMethods.filter((method) => method !== 'debit' || country === 'NL');
}
