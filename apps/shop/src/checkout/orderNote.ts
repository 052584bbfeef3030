import type { TextStorage } from '../storage/browserStorage.ts';

/** What a browser keeps of one order, for the customer whose it is. */
interface OrderNote<Note> {
  /** Null forgets it. */
  readonly keep: (storage: TextStorage, note: Note | null) => void;
  /** Null for everybody else, and for whatever else stands there. */
  readonly read: (storage: TextStorage, customerNumber: string) => Note | null;
}

/**
 * A note under a fixed key.
 *
 * @param isNote whether an object of unknown origin has the note's fields, besides the customer's number
 */
export function orderNote<Note extends { readonly customerNumber: string }>(
  key: string,
  isNote: (found: Readonly<Partial<Record<keyof Note, unknown>>>) => boolean,
): OrderNote<Note> {
  return {
    keep: (storage, note) => {
      storage.write(key, note === null ? null : JSON.stringify(note));
    },
    read: (storage, customerNumber) => {
      try {
        const found: Note | null = JSON.parse(storage.read(key) ?? 'null');
        return found?.customerNumber === customerNumber && isNote(found) ? found : null;
      } catch {
        return null;
      }
    },
  };
}
