/** What the bearer token says of its holder (T05). For display: the server alone decides what it allows. */
export interface TokenClaims {
  readonly username: string;
  readonly companyName: string;
  readonly customerNumber: string;
  readonly admin: boolean;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}
