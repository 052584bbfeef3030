/** The part of Web Storage that the shop uses. */
export interface TextStorage {
  readonly read: (key: string) => string | null;
  /** Returns false when the storage is full or blocked. Null removes the key. */
  readonly write: (key: string, value: string | null) => boolean;
  /** Calls back when another tab changed a key; `null` when it emptied the storage. */
  readonly onOutsideChange: (listener: (key: string | null) => void) => () => void;
}

/**
 * Storage that never throws: where it is full or blocked, values stay in memory for this tab.
 * Safari and locked-down browsers throw on any access to `localStorage`.
 *
 * @param area called at every use; local storage by default
 */
export function browserStorage(area: () => Storage = () => window.localStorage): TextStorage {
  const memory = new Map<string, string | null>();
  return {
    read: (key) => {
      if (memory.has(key)) return memory.get(key) ?? null;
      try {
        return area().getItem(key);
      } catch {
        return null;
      }
    },
    write: (key, value) => {
      try {
        if (value === null) area().removeItem(key);
        else area().setItem(key, value);
        memory.delete(key);
        return true;
      } catch {
        memory.set(key, value);
        return false;
      }
    },
    onOutsideChange: (listener) => {
      const onStorage = (event: StorageEvent) => {
        if (event.storageArea === null || event.key === null || !memory.has(event.key)) listener(event.key);
      };
      // A page in the back/forward cache receives no storage events.
      const onReturn = (event: PageTransitionEvent) => {
        if (event.persisted) listener(null);
      };
      window.addEventListener('storage', onStorage);
      window.addEventListener('pageshow', onReturn);
      return () => {
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', onReturn);
      };
    },
  };
}

/** Local storage. */
export const deviceStorage = browserStorage();

/** Session storage: it ends with the tab. */
export const tabStorage = browserStorage(() => window.sessionStorage);

/** The value of a cookie that scripts may read; null without one. */
export function readCookie(name: string): string | null {
  for (const pair of document.cookie.split('; ')) {
    const [key, ...value] = pair.split('=');
    if (key === name) return decodeURIComponent(value.join('='));
  }
  return null;
}

/** Storage in memory: for the server and for tests. */
export function memoryStorage(content: Map<string, string> = new Map()): TextStorage {
  return {
    read: (key) => content.get(key) ?? null,
    write: (key, value) => {
      if (value === null) content.delete(key);
      else content.set(key, value);
      return true;
    },
    onOutsideChange: () => () => {},
  };
}

/** Messages between the tabs of a browser; they are not stored. */
export interface TabChannel {
  /** Sends a message to every other tab. */
  readonly send: (message: unknown) => void;
  /** Unchecked: other tabs may run another version of the shop. */
  readonly onMessage: (listener: (message: unknown) => void) => void;
}

/** A channel between the tabs of this browser. Messages hold plain values. */
export function tabChannel(name: string): TabChannel {
  const channel = new BroadcastChannel(name);
  return {
    send: (message) => channel.postMessage(message),
    onMessage: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
  };
}
