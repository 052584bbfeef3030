import type { CheckoutEnvironment } from '@magazijn/api-client/schemas';

/** How the payment provider is reached, and how it is recognised. */
export interface PaymentSettings {
  /** `ADYEN_ENVIRONMENT` */
  readonly environment: CheckoutEnvironment;
  /** `ADYEN_API_KEY` */
  readonly apiKey: string;
  /** `ADYEN_MERCHANT_ACCOUNT` */
  readonly merchantAccount: string;
  /** `ADYEN_CLIENT_KEY`: public, for the browser. */
  readonly clientKey: string;
  /** `ADYEN_HMAC_KEY`: hexadecimal, the present one first; two while the key is being changed. */
  readonly hmacKeys: readonly string[];
  /** Where its calls are, version included, without a closing slash. */
  readonly checkoutUrl: string;
}
