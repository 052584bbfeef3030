import type { PaymentSettings } from '../settings/PaymentSettings.ts';

/**
 * Where the provider sends a buyer back to: the shop's payment page (S61), with what it is opened with. The provider
 * adds the session and its result.
 */
export function paymentPageUrl(publicOrigin: string, { clientKey, environment }: PaymentSettings): string {
  return `${publicOrigin}/bestellen/betalen/betaalmethode?${new URLSearchParams({ clientKey, environment })}`;
}
