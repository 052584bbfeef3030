/** A place where one is logged in. */
export interface LoginSession {
  readonly id: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** ISO 8601, by the minute. */
  readonly lastUsedAt: string;
  /** The network address that it was last used from. */
  readonly address: string;
  /** A browser and its system, to read: 'Firefox op Windows'. */
  readonly device: string;
  /** Whether it is the one that asks. */
  readonly current: boolean;
}

/** What the bearer token says of its holder (T05). For display: the server alone decides what it allows. */
export interface TokenClaims {
  readonly username: string;
  readonly companyName: string;
  readonly customerNumber: string;
  readonly admin: boolean;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}
