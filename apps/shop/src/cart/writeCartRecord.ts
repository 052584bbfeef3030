import type { TextStorage } from '../storage/browserStorage.ts';
import { type CartRecord, cartKey } from './CartRecord.ts';

/** Gives false when the browser could not keep it. */
export function writeCartRecord(
  storage: TextStorage,
  { stored, pending, revision, ordered }: CartRecord,
): boolean {
  const text = JSON.stringify({
    ...stored,
    revision,
    ...(ordered.length === 0 ? {} : { ordered }),
    ...(pending === null ? {} : { pending }),
  });
  return storage.write(cartKey, text);
}
