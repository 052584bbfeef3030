import type { Viewer } from './Viewer.ts';

/** What the session is now. A new object whenever something changed, the same one otherwise. */
export interface SessionState {
  readonly viewer: Viewer;
  /** Whether one orders for another company than one's own (T80). */
  readonly switched: boolean;
}

/** The session of this browser: the bearer token in local storage, followed by every tab (T01, T05). */
export interface SessionStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => SessionState;
  /** What the server rendered: always anonymous, since the token never travels with a page. */
  readonly getServerState: () => SessionState;
  readonly token: () => string | null;
  readonly previousToken: () => string | null;
  /** Takes a token that a login, a reset or a registration gave. */
  readonly logIn: (token: string) => void;
  /** Forgets both tokens, in every tab (T01). */
  readonly logOut: () => void;
  /** Keeps one's own token as previous and takes the other company's (T80). */
  readonly switchTo: (token: string) => void;
  /** Returns to one's own account. */
  readonly switchBack: () => void;
}
