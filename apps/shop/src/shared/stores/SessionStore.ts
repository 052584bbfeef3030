import { isAllowed, type Permission, type Role } from '@magazijn/domain/people';

export interface Customer {
  readonly kind: 'customer';
  readonly customerNumber: string;
  readonly companyName: string;
  readonly username: string;
  readonly admin: boolean;
  /** The name of the person who logged in; '' when the back end does not return it. */
  readonly name: string;
  /** Their role, also while switched. */
  readonly role: Role;
}

/** The current user of the shop. Prices, carts and cached results belong to a viewer. */
export type Viewer = { readonly kind: 'anonymous' } | Customer;

export const anonymous: Viewer = { kind: 'anonymous' };

/** Whether the role of a customer allows something; never for a visitor. */
export const may = (viewer: Viewer, permission: Permission): boolean =>
  viewer.kind === 'customer' && isAllowed(viewer.role, permission);

/** Whose prices and cart: 'anonymous' or the customer's number. */
export const viewerKey = (viewer: Viewer): string =>
  viewer.kind === 'anonymous' ? 'anonymous' : viewer.customerNumber;

/** Whose results and hearts, as a key: colleagues share a company, and pages show what the person's role allows. */
export const personOf = (viewer: Viewer): string =>
  viewer.kind === 'anonymous' ? viewerKey(viewer) : `${viewerKey(viewer)} ${viewer.username} ${viewer.role}`;

export interface SessionState {
  readonly viewer: Viewer;
  readonly switched: boolean;
  /** Where a page for customers redirects to after a logout in this tab; null for other visitors. */
  readonly left: string | null;
}

/** The session of this browser: the bearer token in local storage, shared by all tabs. */
export interface SessionStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => SessionState;
  /** The state that the document was rendered for: this customer's at the start of the page, or a visitor's. */
  readonly getServerState: () => SessionState;
  /** When the session ends, in milliseconds since 1970; null for a visitor. */
  readonly expiresAt: () => number | null;
  readonly token: () => string | null;
  /**
   * The token for requests as `person` (`personOf`); null for 'anonymous'. Throws when another tab stored
   * another person's: one person's data must never show as another's.
   */
  readonly tokenOf: (person: string) => string | null;
  readonly previousToken: () => string | null;
  /** Stores the token of a login, a password reset, a registration or a punch-out. */
  readonly logIn: (token: string, isPunchOut?: boolean) => void;
  /** Forgets both tokens, in every tab, since the customer wants to leave: home, unless told otherwise. */
  readonly logOut: (to?: string) => void;
  /** Deletes both tokens in every tab after the server refused this one; returns whether a session ended. */
  readonly refuse: (token: string | null) => boolean;
  /** Stores the customer's own token as previous, and the other company's as current. */
  readonly switchTo: (token: string) => void;
  /** Returns to the customer's own account. */
  readonly switchBack: () => void;
}
