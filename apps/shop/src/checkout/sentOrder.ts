import type { TextStorage } from '../storage/browserStorage.ts';

/** An order that this tab asked to be placed, while nobody has heard whether it was. */
export interface SentOrder {
  readonly id: number;
  readonly customerNumber: string;
  /** Seconds, 12:00 Europe/Amsterdam: the day that was chosen. */
  readonly deliveryDate: number;
  /** Of the cart that it was made of. */
  readonly revision: string;
}

const key = 'magazijn.sentOrder';

export function keepSentOrder(storage: TextStorage, order: SentOrder | null): void {
  storage.write(key, order === null ? null : JSON.stringify(order));
}

/** Null for everybody but the customer who sent it. */
export function readSentOrder(storage: TextStorage, customerNumber: string): SentOrder | null {
  try {
    const found: unknown = JSON.parse(storage.read(key) ?? 'null');
    return isSentOrder(found) && found.customerNumber === customerNumber ? found : null;
  } catch {
    return null;
  }
}

function isSentOrder(found: unknown): found is SentOrder {
  if (typeof found !== 'object' || found === null) return false;
  const { id, customerNumber, deliveryDate, revision } = found as Readonly<Record<string, unknown>>;
  return (
    Number.isSafeInteger(id) &&
    typeof customerNumber === 'string' &&
    Number.isSafeInteger(deliveryDate) &&
    typeof revision === 'string'
  );
}
