import type { TextStorage } from '../../storage/browserStorage.ts';

/** One storage in many tabs: a write sends an event to the other tabs only, as in a browser. */
export function tabbedStorage(content: Map<string, string>): () => TextStorage {
  const tabs = new Set<Set<(key: string | null) => void>>();
  return () => {
    const own = new Set<(key: string | null) => void>();
    tabs.add(own);
    return {
      read: (key) => content.get(key) ?? null,
      write: (key, value) => {
        if ((content.get(key) ?? null) === value) return true;
        if (value === null) content.delete(key);
        else content.set(key, value);
        // Asynchronous, as in a browser: never during the writer's own code.
        for (const listeners of tabs) {
          if (listeners !== own) for (const listener of listeners) queueMicrotask(() => listener(key));
        }
        return true;
      },
      onOutsideChange: (listener) => {
        own.add(listener);
        return () => own.delete(listener);
      },
    };
  };
}
