import type { Country } from '../country.ts';

/** How a company pays, as the wire names it. */
export type PaymentMethod = 'ideal' | 'on_account' | 'debit';

/** The method that is chosen until the customer chooses another. */
export const defaultPaymentMethod: PaymentMethod = 'ideal';

/**
 * The payment methods that a company of this country may choose when it registers.
 * Direct debit is for Dutch customers only.
 */
export function paymentMethods(country: Country): readonly PaymentMethod[] {
  return country === 'NL' ? ['ideal', 'on_account', 'debit'] : ['ideal', 'on_account'];
}
