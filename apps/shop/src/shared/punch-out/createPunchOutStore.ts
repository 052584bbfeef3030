import type { PunchOutSettings } from '@magazijn/api-client';
import { useSyncExternalStore } from 'react';
import { type TextStorage, tabStorage } from '../storage/browserStorage.ts';
import { cartKey } from '../stores/CartStore.ts';
import type { SessionStore } from '../stores/SessionStore.ts';
import { useStores } from '../stores/StoresProvider.tsx';

export interface PunchOutSession {
  /** The hook URL that receives the order lines, unchanged; null for cXML, whose back end knows it. */
  readonly hookUrl: string | null;
  /** The procurement system's host, for display. */
  readonly host: string;
  /** Consists of yyyy, MM and dd. */
  readonly dateFormat: string;
  /** The window for the return; `_top` by default. */
  readonly target: string;
  /** The requested character set of the return; '' for none. */
  readonly charset: string;
  /** Parameters that are returned unchanged: `~OkCode`, `~TARGET`, `~CALLER`. */
  readonly echo: readonly (readonly [name: string, value: string])[];
  /** Whether the fields of the return are shown before it is sent, for people who set up a connection. */
  readonly preview: boolean;
  /** cXML: the buyer only views the procurement system's cart, which is returned unchanged. */
  readonly inspecting: boolean;
  /** cXML: article numbers of the procurement system's cart that the shop does not have. */
  readonly unknownArticles?: readonly string[];
  /** The company's settings for order lines. */
  readonly agreed: AgreedLines;
}

export type AgreedLines = Pick<PunchOutSettings, 'unit' | 'discounts' | 'materialGroups' | 'customFields'>;

export interface PunchOutStore {
  readonly subscribe: (listener: () => void) => () => void;
  /** Null without a session, and after its end: a return, 'Annuleren', a logout, a switch or a login. */
  readonly getState: () => PunchOutSession | null;
  /** Logs in with a token and starts the session with an empty cart. */
  readonly begin: (punchOut: PunchOutSession, token: string) => void;
  /** Ends the session: the hook URL is deleted, and the customer's own cart is shown again. */
  readonly end: () => void;
}

export const punchOutKey = 'magazijn.oci';

interface PunchOutRecord {
  readonly session: PunchOutSession;
  readonly login: string;
}

/** Stores the session as `visit`; null removes it. */
export function keepPunchOut(storage: TextStorage, record: PunchOutRecord | null): void {
  storage.write(punchOutKey, record && JSON.stringify({ visit: record.session, login: record.login }));
}

/** Null without a valid record. */
function readPunchOut(storage: TextStorage): PunchOutRecord | null {
  try {
    const { visit: session, login } = JSON.parse(storage.read(punchOutKey) ?? '{}');
    const found: unknown = { session, login };
    return isRecord(found) ? found : null;
  } catch {
    return null;
  }
}

/** Without a schema library: this code is part of every customer's first load. */
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

/** Identifies a login without its token: the end of the token's signature. */
const loginOf = (token: string | null): string => token?.slice(-12) ?? '';

interface PunchOutStoreDependencies {
  readonly session: SessionStore;
  /** The tab's session storage. */
  readonly storage: TextStorage;
}

/** This tab's punch-out session. It belongs to one login: a logout, switch or other login ends it. */
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

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function follow(): void {
    if (kept === null || state() !== null) return;
    forget();
    notify();
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
      session.logIn(token, true);
      notify();
    },
    end: () => {
      forget();
      notify();
    },
  };
}

const stores = new WeakMap<SessionStore, PunchOutStore>();

/** The store of a session, created on first use, so that no first load contains it. */
export function punchOutOf(session: SessionStore): PunchOutStore {
  const found = stores.get(session);
  if (found) return found;
  const made = createPunchOutStore({ session, storage: tabStorage });
  stores.set(session, made);
  return made;
}

const nothing = () => null;

/** The punch-out session of this tab; null without one, and during hydration. */
export function usePunchOut(): PunchOutSession | null {
  const { session } = useStores();
  const { subscribe, getState } = punchOutOf(session);
  return useSyncExternalStore(subscribe, getState, nothing);
}
