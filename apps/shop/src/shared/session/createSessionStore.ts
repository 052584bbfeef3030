import { readTokenClaims } from '@magazijn/api-client';
import { paths } from '../links/paths.ts';
import { type TextStorage, tabStorage } from '../storage/browserStorage.ts';
import { anonymous, personOf, type SessionState, type SessionStore } from '../stores/SessionStore.ts';
import { claimsOf } from './sessionCookie.ts';

const endedKey = 'magazijn.sessionEnded';

/** Whether this tab's session expired or was refused; stored, since the page reloads after that. */
export const hasSessionEnded = (): boolean => tabStorage.read(endedKey) !== null;

export const noteSessionEnded = (): void => void tabStorage.write(endedKey, 'new');

/** Whether no public page has shown it yet. */
export const isSessionEndNew = (): boolean => tabStorage.read(endedKey) === 'new';

/** After a public page has shown it. */
export function noteSessionEndShown(): void {
  if (isSessionEndNew()) tabStorage.write(endedKey, 'shown');
}

/** After a login, in any tab, or a logout. */
export const forgetSessionEnded = (): void => void tabStorage.write(endedKey, null);

/** The session of a token, and when it ends. */
interface ReadSession {
  readonly state: SessionState;
  /** Milliseconds since 1970; null for an anonymous visitor, and for a token that does not say. */
  readonly expiresAt: number | null;
  /** Why the token is invalid and has to be deleted: expired or malformed. */
  readonly refusal: 'expired' | Error | null;
}

const loggedOut: SessionState = { viewer: anonymous, switched: false, left: null };

/** A customer is logged in with a stored token that decodes to a user and has not expired. */
function readSession(token: string | null, previousToken: string | null, now: number): ReadSession {
  if (token === null) return { state: loggedOut, expiresAt: null, refusal: null };
  try {
    const { expiresAt: seconds, ...claims } = readTokenClaims(token);
    const expiresAt = seconds === null ? null : seconds * 1000;
    if (expiresAt !== null && expiresAt <= now)
      return { state: loggedOut, expiresAt: null, refusal: 'expired' };
    return {
      state: {
        viewer: {
          kind: 'customer',
          customerNumber: claims.customerNumber,
          companyName: claims.companyName,
          username: claims.username,
          admin: claims.admin,
          name: claims.name,
          role: claims.role,
        },
        switched: previousToken !== null,
        left: null,
      },
      expiresAt,
      refusal: null,
    };
  } catch (error) {
    return {
      state: loggedOut,
      expiresAt: null,
      refusal: error instanceof Error ? error : new Error(String(error)),
    };
  }
}

export const tokenKey = 'magazijn.token';
export const previousTokenKey = 'magazijn.previousToken';

/** The maximum delay of a timer in milliseconds; a later expiry is checked again after it. */
const maxTimerMs = 2 ** 31 - 1;

interface SessionDependencies {
  readonly storage: TextStorage;
  readonly now: () => number;
  /** The claims of the token that the document was rendered for. @default a visitor's document */
  readonly claims?: string | undefined;
  /** Writes the cookie for the web server, with a token that all tabs share; `expiresAt` 0 deletes it. @default nothing */
  readonly writeCookie?: (token: string, expiresAt: number) => void;
}

/** The session of this browser, read again after another tab wrote it; invalid tokens are deleted. */
export function createSessionStore({
  storage,
  now,
  claims,
  writeCookie = () => {},
}: SessionDependencies): SessionStore {
  const listeners = new Set<() => void>();
  let expiry: ReturnType<typeof setTimeout> | undefined;
  let left: string | null = null;
  let current: ReadSession = read();
  const rendered = claims && claims === claimsOf(storage.read(tokenKey)) ? current.state : loggedOut;

  function read(): ReadSession {
    const session = readSession(storage.read(tokenKey), storage.read(previousTokenKey), now());
    if (session.refusal !== null) {
      if (session.refusal instanceof Error) console.error(session.refusal.message);
      else noteSessionEnded();
      storage.write(tokenKey, null);
      storage.write(previousTokenKey, null);
      writeCookie('', 0);
    }
    // The flag is each tab's own, and another tab may have logged in.
    if (session.state.viewer.kind === 'customer') forgetSessionEnded();
    clearTimeout(expiry);
    if (session.expiresAt !== null && typeof window !== 'undefined') {
      expiry = setTimeout(refresh, Math.min(session.expiresAt - now(), maxTimerMs));
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

  function keep(token: string | null, previousToken: string | null, isPunchOut = false): void {
    const isKept = storage.write(tokenKey, token);
    storage.write(previousTokenKey, previousToken);
    const { state, expiresAt } = readSession(token, previousToken, now());
    // The server cannot tell tabs apart, and a punch-out belongs to one; it renders no switched account.
    const isServed = isKept && !state.switched && !isPunchOut;
    // Before the page changes, which may load a document.
    writeCookie(token ?? '', (isServed && expiresAt) || 0);
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
    getServerState: () => rendered,
    expiresAt: () => current.expiresAt,
    token: () => storage.read(tokenKey),
    tokenOf: (person) => {
      const token = storage.read(tokenKey);
      const stored = personOf(readSession(token, null, now()).state.viewer);
      if (stored !== person) {
        // Another tab wrote it, and its event has not arrived yet.
        refresh();
        throw new Error(`Asked for ${person} while ${stored} is logged in`);
      }
      return person === personOf(anonymous) ? null : token;
    },
    previousToken: () => storage.read(previousTokenKey),
    logIn: (token, isPunchOut) => keep(token, null, isPunchOut),
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
      // A second switch keeps the first token: 'Switch terug' always returns to the customer's own account.
      keep(token, storage.read(previousTokenKey) ?? storage.read(tokenKey));
    },
    switchBack: () => {
      // Another tab may have switched back already: then the current token is the customer's own.
      keep(storage.read(previousTokenKey) ?? storage.read(tokenKey), null);
    },
  };
}
