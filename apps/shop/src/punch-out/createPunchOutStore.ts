import { cartKey } from '../cart/CartRecord.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import type { TextStorage } from '../storage/browserStorage.ts';
import type { PunchOut } from './PunchOut.ts';
import type { PunchOutStore } from './PunchOutStore.ts';
import { keepPunchOut, readPunchOut } from './punchOutRecord.ts';

/** Names a login without being one: the end of the token's signature. */
const loginOf = (token: string | null): string => token?.slice(-12) ?? '';

interface Parts {
  readonly session: SessionStore;
  /** This tab's own. */
  readonly storage: TextStorage;
}

/**
 * The punch-out of this tab. It is bound to the login that it came with: whoever logs out, switches or logs in anew, in
 * whatever tab, has no hook any more.
 */
export function createPunchOutStore({ session, storage }: Parts): PunchOutStore {
  const listeners = new Set<() => void>();
  let kept = readPunchOut(storage);

  function state(): PunchOut | null {
    return kept !== null && kept.login === loginOf(session.token()) ? kept.visit : null;
  }

  function forget(): void {
    kept = null;
    keepPunchOut(storage, null);
    storage.write(cartKey, null);
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function follow(): void {
    if (kept === null || state() !== null) return;
    forget();
    tell();
  }

  follow();
  session.subscribe(follow);
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: state,
    begin: (visit, token) => {
      forget();
      kept = { visit, login: loginOf(token) };
      keepPunchOut(storage, kept);
      session.logIn(token);
      tell();
    },
    end: () => {
      forget();
      tell();
    },
  };
}
