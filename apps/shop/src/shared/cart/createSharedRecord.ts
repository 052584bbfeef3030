import { type CartRecord, readCartRecord, serialiseCartRecord } from '@magazijn/domain/cart';
import type { TextStorage } from '../storage/browserStorage.ts';
import { cartKey } from '../stores/CartStore.ts';
import { newRevision } from './cartState.ts';

/** The record of the cart that all tabs share. */
export function createSharedRecord(storage: TextStorage) {
  /** What this tab read or wrote last. While storage holds this text, no other tab has written. */
  let last: { readonly record: CartRecord | null; readonly text: string | null } = {
    record: null,
    text: null,
  };
  let isKept = true;
  return {
    /** Returns the record that any tab wrote last: `known` while no other tab has written. */
    read: (known: CartRecord): CartRecord => {
      const text = storage.read(cartKey);
      if (text === last.text) return known;
      const revision = newRevision();
      const found = readCartRecord(text, revision);
      const { stored } = found;
      // A response that this tab has parsed keeps its object, which is not parsed again.
      const isParsed = JSON.stringify(stored.data) === JSON.stringify(known.stored.data);
      const record = isParsed ? { ...found, stored: { ...stored, data: known.stored.data } } : found;
      // A text without a revision is written again, so that all tabs share one.
      last = { record: text !== null && found.revision === revision ? null : record, text };
      return record;
    },
    /** Writes a new record; false when storage is full or blocked, so that only this tab has the cart. */
    write: (record: CartRecord): boolean => {
      if (record === last.record) return isKept;
      const text = serialiseCartRecord(record);
      last = { record, text };
      if (text !== storage.read(cartKey)) isKept = storage.write(cartKey, text);
      return isKept;
    },
  };
}
