import type { TextStorage } from '../storage/browserStorage.ts';

/** The order that this tab placed last: the page after it shows it (S62). */
export interface PendingOrder {
  readonly number: string;
  readonly customerNumber: string;
  /** Seconds, 12:00 Europe/Amsterdam. */
  readonly deliveryDate: number;
  /** The day that was chosen, where that had passed by the time the order was placed. */
  readonly chosenDate?: number;
}

const key = 'magazijn.pendingOrder';

export function keepPendingOrder(storage: TextStorage, order: PendingOrder | null): void {
  storage.write(key, order === null ? null : JSON.stringify(order));
}

/** Null for everybody but the customer who placed it. */
export function readPendingOrder(storage: TextStorage, customerNumber: string): PendingOrder | null {
  try {
    const found: unknown = JSON.parse(storage.read(key) ?? 'null');
    return isPendingOrder(found) && found.customerNumber === customerNumber ? found : null;
  } catch {
    return null;
  }
}

function isPendingOrder(found: unknown): found is PendingOrder {
  if (typeof found !== 'object' || found === null) return false;
  const { number, customerNumber, deliveryDate, chosenDate } = found as Readonly<Record<string, unknown>>;
  return (
    typeof number === 'string' &&
    typeof customerNumber === 'string' &&
    Number.isSafeInteger(deliveryDate) &&
    (chosenDate === undefined || Number.isSafeInteger(chosenDate))
  );
}
