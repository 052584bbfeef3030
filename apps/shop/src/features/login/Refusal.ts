/** Why somebody was not logged in. */
export type Refusal =
  | { readonly kind: 'credentials' | 'disabled' | 'unreachable' }
  | { readonly kind: 'throttled'; readonly minutes: number }
  /** A 401 with a message that nobody knows, and every other status: nothing is said (X01). */
  | { readonly kind: 'unnamed'; readonly unauthorised: boolean };
