import { readTokenClaims } from '@magazijn/api-client';
import { paths } from '../links/paths.ts';
import { type TextStorage, tabStorage } from '../storage/browserStorage.ts';
import { anonymous, type SessionState, type SessionStore, viewerKey } from '../stores/SessionStore.ts';

const endedKey = 'magazijn.sessionEnded';

/**
 * Whether the session of this tab ended by itself: expired, or refused by the back end. Kept in the tab, since the page is
 * loaded anew when that happens; the login page says why one stands there.
 */
export const hasSessionEnded = (): boolean => tabStorage.read(endedKey) !== null;

export const noteSessionEnded = (): void => void tabStorage.write(endedKey, '1');

/** Once somebody logged in, or left because they wanted to. */
export const forgetSessionEnded = (): void => void tabStorage.write(endedKey, null);

/** What a token makes of the session, and when it ends. */
interface ReadSession {
  readonly state: SessionState;
  /** Milliseconds since 1970; null for an anonymous visitor, and for a token that does not say. */
  readonly expiresAt: number | null;
  /** Set when the token is of no use and has to go: expired, or broken. */
  readonly refusal: 'expired' | Error | null;
}

const nobody: SessionState = { viewer: anonymous, switched: false, left: null };

/** Logged in is: a stored token that decodes to a user and has not expired. */
function readSession(token: string | null, previousToken: string | null, now: number): ReadSession {
  if (token === null) return { state: nobody, expiresAt: null, refusal: null };
  try {
    const { expiresAt: seconds, ...claims } = readTokenClaims(token);
    const expiresAt = seconds === null ? null : seconds * 1000;
    if (expiresAt !== null && expiresAt <= now) return { state: nobody, expiresAt: null, refusal: 'expired' };
    return {
      state: {
        viewer: {
          kind: 'customer',
          customerNumber: claims.customerNumber,
          companyName: claims.companyName,
          username: claims.username,
          admin: claims.admin,
        },
        switched: previousToken !== null,
        left: null,
      },
      expiresAt,
      refusal: null,
    };
  } catch (error) {
    return {
      state: nobody,
      expiresAt: null,
      refusal: error instanceof Error ? error : new Error(String(error)),
    };
  }
}

/** The fixed keys in local storage. */
export const tokenKey = 'magazijn.token';
export const previousTokenKey = 'magazijn.previousToken';

/** Timers hold at most this many milliseconds; a later expiry is looked at again then. */
const longestTimer = 2 ** 31 - 1;

/**
 * The session of this browser. Storage is the one truth: every tab reads it again when another tab writes it.
 * A broken token is logged and removed, an expired one removed; neither ever throws.
 */
export function createSessionStore({
  storage,
  now,
}: {
  storage: TextStorage;
  now: () => number;
}): SessionStore {
  const listeners = new Set<() => void>();
  let expiry: ReturnType<typeof setTimeout> | undefined;
  let left: string | null = null;
  let current: ReadSession = read();

  function read(): ReadSession {
    const session = readSession(storage.read(tokenKey), storage.read(previousTokenKey), now());
    if (session.refusal !== null) {
      if (session.refusal instanceof Error) console.error(session.refusal.message);
      else noteSessionEnded();
      storage.write(tokenKey, null);
      storage.write(previousTokenKey, null);
    }
    clearTimeout(expiry);
    if (session.expiresAt !== null && typeof window !== 'undefined') {
      expiry = setTimeout(refresh, Math.min(session.expiresAt - now(), longestTimer));
    }
    return session;
  }

  function refresh(): void {
    const found = read();
    if (found.state.viewer.kind === 'customer') left = null;
    const next = { ...found, state: { ...found.state, left } };
    const changed = JSON.stringify(next.state) !== JSON.stringify(current.state);
    current = changed ? next : { ...next, state: current.state };
    if (changed) for (const listener of listeners) listener();
  }

  function keep(token: string | null, previousToken: string | null): void {
    storage.write(tokenKey, token);
    storage.write(previousTokenKey, previousToken);
    refresh();
  }

  storage.onOutsideChange((key) => {
    if (key === null || key === tokenKey || key === previousTokenKey) refresh();
  });

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => current.state,
    getServerState: () => nobody,
    expiresAt: () => current.expiresAt,
    token: () => storage.read(tokenKey),
    tokenOf: (viewer) => {
      const token = storage.read(tokenKey);
      const stored = viewerKey(readSession(token, null, now()).state.viewer);
      if (stored !== viewer) {
        // Another tab wrote it, and its event is still to come: this tab follows now.
        refresh();
        throw new Error(`Asked for ${viewer} while ${stored} is logged in`);
      }
      return viewer === viewerKey(anonymous) ? null : token;
    },
    previousToken: () => storage.read(previousTokenKey),
    logIn: (token) => {
      forgetSessionEnded();
      keep(token, null);
    },
    logOut: (to = paths.home.href()) => {
      left = to;
      forgetSessionEnded();
      keep(null, null);
    },
    refuse: (token) => {
      if (token === null || storage.read(tokenKey) !== token) return false;
      noteSessionEnded();
      keep(null, null);
      return true;
    },
    switchTo: (token) => {
      // Switching twice keeps the first: 'Switch terug' always returns to one's own account.
      keep(token, storage.read(previousTokenKey) ?? storage.read(tokenKey));
    },
    switchBack: () => {
      // Another tab may have switched back already: its token is one's own.
      keep(storage.read(previousTokenKey) ?? storage.read(tokenKey), null);
    },
  };
}
