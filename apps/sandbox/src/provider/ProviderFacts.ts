/** Who the stand-in plays for: the keys that the shop's own back end was given, and where both of them are. */
export interface ProviderFacts {
  /** The stand-in's own origin, as browsers reach it. */
  readonly origin: string;
  /** The shop's origin: the only one whose scripts may call. */
  readonly shop: string;
  /** Where webhooks go: the back end's origin. */
  readonly api: string;
  readonly apiKey: string;
  readonly clientKey: string;
  readonly merchantAccount: string;
  /** Hexadecimal. */
  readonly hmacKey: string;
}
