/** The part of Web Storage that the shop uses. */
export interface TextStorage {
  readonly read: (key: string) => string | null;
  /** Returns false when storage is full or blocked. Null removes the key. */
  readonly write: (key: string, value: string | null) => boolean;
  /** Reports the key that another tab changed; null when all may have, as after the back/forward cache. */
  readonly onOutsideChange: (listener: (key: string | null) => void) => () => void;
}

/**
 * Storage that never throws: when full or blocked, it keeps values in memory for this tab. Safari and
 * locked-down browsers throw when `localStorage` is read, so `area` is called at each use. @default local
 * storage
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
      // A page restored from the back/forward cache missed storage events.
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

/** Local storage, for code outside of the stores. */
export const deviceStorage = browserStorage();

/** Session storage: its content lasts as long as this tab. */
export const tabStorage = browserStorage(() => window.sessionStorage);

/** The value of a cookie that scripts may read; null when absent. */
export function readCookie(name: string): string | null {
  for (const pair of document.cookie.split('; ')) {
    const [key, ...value] = pair.split('=');
    if (key === name) return decodeURIComponent(value.join('='));
  }
  return null;
}

/** Storage in memory: for the server, and for tests that inspect its content. */
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

/** Messages between the tabs of one browser; none is stored. */
export interface TabChannel {
  readonly send: (message: unknown) => void;
  /** The message is unknown: other tabs may run another version of the shop. */
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
