import type { TextStorage } from '../storage/browserStorage.ts';
import type { PunchOut } from './PunchOut.ts';

/** The fixed key in session storage. */
export const punchOutKey = 'magazijn.oci';

/** A visit, and which login it belongs to. */
interface PunchOutRecord {
  readonly visit: PunchOut;
  readonly login: string;
}

/** Null removes it. */
export function keepPunchOut(storage: TextStorage, record: PunchOutRecord | null): void {
  storage.write(punchOutKey, record === null ? null : JSON.stringify(record));
}

/** Null when this tab keeps none, or what it keeps is broken. */
export function readPunchOut(storage: TextStorage): PunchOutRecord | null {
  try {
    const found: unknown = JSON.parse(storage.read(punchOutKey) ?? 'null');
    return isRecord(found) ? found : null;
  } catch {
    return null;
  }
}

/** By hand: every customer's first view carries this, and a schema would weigh more than all the rest of it. */
function isRecord(found: unknown): found is PunchOutRecord {
  const { login, visit } = (found ?? {}) as Partial<PunchOutRecord>;
  const { host, hookUrl, echo, agreed } = visit ?? ({} as Partial<PunchOut>);
  return (
    typeof login === 'string' &&
    typeof host === 'string' &&
    (hookUrl === null || typeof hookUrl === 'string') &&
    Array.isArray(echo) &&
    typeof agreed?.unit === 'string'
  );
}
