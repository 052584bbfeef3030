import type { CheckoutEnvironment } from '@magazijn/api-client/schemas';
import type { TrustedProxies } from '@magazijn/server';

/** Where the payment provider is. */
export interface PaymentPlace {
  /** `ADYEN_ENVIRONMENT` */
  readonly environment: CheckoutEnvironment;
  /** `PAYMENT_EMULATOR_ORIGIN`: the sandbox in the provider's place; null for the provider itself. */
  readonly emulatorOrigin: string | null;
}

/** What the shop's server has to know. */
export interface ShopSettings {
  /** `PORT`, for a shop that runs as a process of its own. */
  readonly port: number;
  /** `API_ORIGIN`: the back end, an origin without a path. */
  readonly apiOrigin: string;
  /** `PUBLIC_URL`: where people find the shop, an origin without a path. */
  readonly publicUrl: string;
  /** `ADMIN_URL`: where admins are led (K06). */
  readonly adminUrl: string;
  /** `PARTNER_URL`: the grocery partner (S88). */
  readonly partnerUrl: string;
  /** `SELLER_EMAIL`: customer service; null hides it. */
  readonly sellerEmail: string | null;
  /** `SELLER_PHONE`: customer service, as people write it; null hides it. */
  readonly sellerPhone: string | null;
  /** `VAT_SHOWN_NL`, `VAT_SHOWN_BE`: the VAT percentage that stands where there are no VAT totals yet. */
  readonly vatShown: { readonly NL: number; readonly BE: number };
  readonly payment: PaymentPlace;
  /** `TRUSTED_PROXIES`: whose X-Forwarded-For is believed. */
  readonly trustedProxies: TrustedProxies;
  /** `OCI_ALLOW_HTTP`: whether procurement systems may be reached without TLS; on for a shop on this machine. */
  readonly ociAllowHttp: boolean;
}
