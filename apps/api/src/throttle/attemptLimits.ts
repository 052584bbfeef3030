/** For how long attempts are remembered. */
export const windowMilliseconds = 15 * 60 * 1000;

/**
 * How often something may be tried in that time. An office shares one address, so an address may more often than one
 * account.
 */
export const attemptLimits = {
  /** Failed logins of an account, and from a network address. */
  account: 10,
  address: 50,
  /** Links for a new password: each is a mail to somebody. */
  'password-account': 5,
  'password-address': 20,
  /** Wrong current passwords at a change, by who holds a session. */
  'change-user': 10,
  /** Registrations: each is a mail to whatever address was typed. */
  'registration-address': 10,
  /** Coupons that a company tried and nobody gave out. */
  'coupon-company': 20,
  /** Different carts that a company had made into drafts. */
  'draft-company': 200,
} as const;

export type AttemptKind = keyof typeof attemptLimits;
