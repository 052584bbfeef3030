/** The little of Web Storage that the shop uses. */
export interface TextStorage {
  readonly read: (key: string) => string | null;
  /** Gives false when it could not be kept (full or blocked). Null removes. */
  readonly write: (key: string, value: string | null) => boolean;
  /** Calls back when another tab changed a key; `null` when it emptied the storage. */
  readonly onOutsideChange: (listener: (key: string | null) => void) => () => void;
}

/**
 * Storage that never throws: where it is full or blocked, values live on in memory for this tab.
 * Safari and locked-down browsers throw on the mere mention of `localStorage`.
 *
 * @param area asked at every use; local storage unless told otherwise
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
      // A page that the browser kept for its back button heard nothing meanwhile.
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

/** What this browser keeps, for what does not come with the stores. */
export const deviceStorage = browserStorage();

/** What lives as long as this tab. */
export const tabStorage = browserStorage(() => window.sessionStorage);

/** The value of a cookie that scripts may read; null when it is not there. */
export function readCookie(name: string): string | null {
  for (const pair of document.cookie.split('; ')) {
    const [key, ...value] = pair.split('=');
    if (key === name) return decodeURIComponent(value.join('='));
  }
  return null;
}

/** Storage that ends with its holder: for the server, and for tests that look at what was kept. */
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

/** What tabs of one browser tell each other at once; nothing is kept. */
export interface TabChannel {
  /** To every other tab. */
  readonly send: (message: unknown) => void;
  /** Whatever they send: they may run another version of the shop. */
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
