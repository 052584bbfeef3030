import type { TextStorage } from './browserStorage.ts';

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
