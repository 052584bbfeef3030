import { paths } from '../links/paths.ts';
import type { TextStorage } from '../storage/browserStorage.ts';
import type { SessionState, SessionStore } from '../stores/SessionStore.ts';
import { anonymous, viewerKey } from '../stores/Viewer.ts';
import { type ReadSession, readSession } from './readSession.ts';
import { forgetSessionEnded, noteSessionEnded } from './sessionEnded.ts';

/** The fixed keys in local storage. */
export const tokenKey = 'magazijn.token';
export const previousTokenKey = 'magazijn.previousToken';

const serverState: SessionState = { viewer: anonymous, switched: false, left: null };

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
      if (session.refusal instanceof Error) console.warn(session.refusal.message);
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
    getServerState: () => serverState,
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
