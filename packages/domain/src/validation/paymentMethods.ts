import type { Country } from '../country.ts';

/** How a company pays, as the wire names it. PostgreSQL checks it too: another one takes a migration. */
export const allPaymentMethods = ['ideal', 'on_account', 'debit'] as const;

/** A way to pay that a company can agree on, by its name in {@link allPaymentMethods}. */
export type PaymentMethod = (typeof allPaymentMethods)[number];

/** As people read it. */
export const paymentMethodNames: Readonly<Record<PaymentMethod, string>> = {
  ideal: 'iDEAL, Bancontact of kaart',
  on_account: 'Op rekening',
  debit: 'Automatische incasso',
};

/** The method that is chosen until the customer chooses another. */
export const defaultPaymentMethod: PaymentMethod = 'ideal';

/**
 * The payment methods that a company of this country may choose when it registers.
 * Direct debit is for Dutch customers only.
 */
export function paymentMethods(country: Country): readonly PaymentMethod[] {
  return allPaymentMethods.filter((method) => method !== 'debit' || country === 'NL');
}
