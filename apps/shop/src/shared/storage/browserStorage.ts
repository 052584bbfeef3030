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
