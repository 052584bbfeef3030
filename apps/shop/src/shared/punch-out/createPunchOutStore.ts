import type { PunchOutSettings } from '@magazijn/api-client';
import { useSyncExternalStore } from 'react';
import { type TextStorage, tabStorage } from '../storage/browserStorage.ts';
import { cartKey } from '../stores/CartStore.ts';
import type { SessionStore } from '../stores/SessionStore.ts';
import { useStores } from '../stores/StoresProvider.tsx';

/** A punch-out session of a buyer's procurement system, as this tab keeps it. */
export interface PunchOutSession {
  /** Where the order lines are posted, as it came; null for cXML, whose back end knows. */
  readonly hookUrl: string | null;
  /** The procurement system's host, for people to read. */
  readonly host: string;
  /** Of yyyy, MM and dd. */
  readonly dateFormat: string;
  /** The window that the return belongs in, as asked: `_top` unless told otherwise. */
  readonly target: string;
  /** The character set that the return was asked in; '' for none. */
  readonly charset: string;
  /** What goes back as it came: `~OkCode`, `~TARGET`, `~CALLER`. */
  readonly echo: readonly (readonly [name: string, value: string])[];
  /** Whether the return's fields are shown before it is sent, for people who set up a connection. */
  readonly preview: boolean;
  /** cXML: the buyer only looks at what the procurement system holds; it goes back as it came. */
  readonly inspecting: boolean;
  /** cXML: article numbers that the procurement system holds and the shop does not have, or not any more. */
  readonly unknownArticles?: readonly string[];
  /** What the company has agreed about the lines. */
  readonly agreed: AgreedLines;
}

/** The company's own way of writing the lines. */
export type AgreedLines = Pick<PunchOutSettings, 'unit' | 'discounts' | 'materialGroups' | 'customFields'>;

/** Whether this tab was opened by a procurement system. */
export interface PunchOutStore {
  readonly subscribe: (listener: () => void) => () => void;
  /** Null when it was not, or no longer: after the return, 'Annuleren', a logout, a switch or another login. */
  readonly getState: () => PunchOutSession | null;
  /** Logs in with a token and begins the punch-out session, with an empty cart of its own. */
  readonly begin: (punchOut: PunchOutSession, token: string) => void;
  /** Ends the punch-out session: the hook is forgotten, and the customer's own cart is back. */
  readonly end: () => void;
}

/** The fixed key in session storage. */
export const punchOutKey = 'magazijn.oci';

/** A punch-out session, and which login it belongs to. */
interface PunchOutRecord {
  readonly session: PunchOutSession;
  readonly login: string;
}

/** Null removes it. The session is stored as `visit`. */
export function keepPunchOut(storage: TextStorage, record: PunchOutRecord | null): void {
  storage.write(punchOutKey, record && JSON.stringify({ visit: record.session, login: record.login }));
}

/** Null when this tab keeps none, or what it keeps is broken. */
function readPunchOut(storage: TextStorage): PunchOutRecord | null {
  try {
    const { visit: session, login } = JSON.parse(storage.read(punchOutKey) ?? '{}');
    const found: unknown = { session, login };
    return isRecord(found) ? found : null;
  } catch {
    return null;
  }
}

/** By hand: every customer's first view carries this, and a schema would weigh more than all the rest of it. */
function isRecord(found: unknown): found is PunchOutRecord {
  const { login, session } = (found ?? {}) as Partial<PunchOutRecord>;
  const { host, hookUrl, echo, agreed } = session ?? ({} as Partial<PunchOutSession>);
  return (
    typeof login === 'string' &&
    typeof host === 'string' &&
    (hookUrl === null || typeof hookUrl === 'string') &&
    Array.isArray(echo) &&
    typeof agreed?.unit === 'string'
  );
}

/** Names a login without being one: the end of the token's signature. */
const loginOf = (token: string | null): string => token?.slice(-12) ?? '';

interface PunchOutStoreDependencies {
  readonly session: SessionStore;
  /** This tab's own. */
  readonly storage: TextStorage;
}

/**
 * The punch-out of this tab. It is bound to the login that it came with: whoever logs out, switches or logs in anew, in
 * whatever tab, has no hook any more.
 */
export function createPunchOutStore({ session, storage }: PunchOutStoreDependencies): PunchOutStore {
  const listeners = new Set<() => void>();
  let kept = readPunchOut(storage);

  function state(): PunchOutSession | null {
    return kept !== null && kept.login === loginOf(session.token()) ? kept.session : null;
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
    begin: (punchOut, token) => {
      forget();
      kept = { session: punchOut, login: loginOf(token) };
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

const stores = new WeakMap<SessionStore, PunchOutStore>();

/** The one store of a session's punch-out, made when somebody first asks: no first load carries it. */
export function punchOutOf(session: SessionStore): PunchOutStore {
  const found = stores.get(session);
  if (found) return found;
  const made = createPunchOutStore({ session, storage: tabStorage });
  stores.set(session, made);
  return made;
}

const nothing = () => null;

/** The punch-out session of this tab; null when there is none, and while the page hydrates. */
export function usePunchOut(): PunchOutSession | null {
  const { session } = useStores();
  const { subscribe, getState } = punchOutOf(session);
  return useSyncExternalStore(subscribe, getState, nothing);
}
