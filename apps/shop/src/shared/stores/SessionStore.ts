/** Somebody who is logged in. */
export interface Customer {
  readonly kind: 'customer';
  readonly customerNumber: string;
  readonly companyName: string;
  readonly username: string;
  readonly admin: boolean;
}

/** Who looks at the shop. Prices, carts and caches belong to a viewer. */
export type Viewer = { readonly kind: 'anonymous' } | Customer;

export const anonymous: Viewer = { kind: 'anonymous' };

/** Whose data it is, as a cache key: 'anonymous' or the customer's number. */
export const viewerKey = (viewer: Viewer): string =>
  viewer.kind === 'anonymous' ? 'anonymous' : viewer.customerNumber;

/** What the session is now. A new object whenever something changed, the same one otherwise. */
export interface SessionState {
  readonly viewer: Viewer;
  /** Whether one orders for another company than one's own. */
  readonly switched: boolean;
  /** Where a guarded page leads who logged out in this tab; null for whoever else has no session. */
  readonly left: string | null;
}

/** The session of this browser: the bearer token in local storage, followed by every tab. */
export interface SessionStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => SessionState;
  /** What the server rendered: always anonymous, since the token never travels with a page. */
  readonly getServerState: () => SessionState;
  /** When the session ends, in milliseconds since 1970; null for a visitor. */
  readonly expiresAt: () => number | null;
  readonly token: () => string | null;
  /**
   * The token to ask in the name of `viewer` with; null for 'anonymous'. Storage changes before a tab hears of it, and
   * what is asked with the token of one company must not be shown as another's.
   *
   * @param viewer whose it has to be, as `viewerKey` says it
   * @throws Error when the token that is stored now is somebody else's
   */
  readonly tokenOf: (viewer: string) => string | null;
  readonly previousToken: () => string | null;
  /** Takes a token that a login, a reset or a registration gave. */
  readonly logIn: (token: string) => void;
  /** Forgets both tokens, in every tab, since the customer wants to leave: home, unless told otherwise. */
  readonly logOut: (to?: string) => void;
  /**
   * Forgets both tokens, in every tab, since the server does not take this one. An answer that comes after another
   * login ends nothing. Tells whether a session ended.
   */
  readonly refuse: (token: string | null) => boolean;
  /** Keeps one's own token as previous and takes the other company's. */
  readonly switchTo: (token: string) => void;
  /** Returns to one's own account. */
  readonly switchBack: () => void;
}
