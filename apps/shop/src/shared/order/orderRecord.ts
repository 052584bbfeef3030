// What this browser keeps of ordering: the order on its way, and the delivery day of the next one.
import {
  type OrderRecord,
  readOrderRecord,
  type SentOrder,
  serialiseOrderRecord,
} from '@magazijn/domain/orders';
import { deviceStorage, tabStorage } from '../storage/browserStorage.ts';

/** Under this key the device keeps what was sent, and each tab what it placed and pays with (docs/adr/0030). */
const key = 'magazijn.order';

/** Where the version before kept what was sent, and the session of a payment: an order may be on its way meanwhile. */
const formerSentKey = 'magazijn.sentOrder';
const formerPaymentKey = 'magazijn.payment';

const dayKey = 'magazijn.deliveryDay';

/** The whole record, whosever it is. */
function storedRecord(): OrderRecord {
  const { sent, placed, payment } = readOrderRecord({
    device: deviceStorage.read(key),
    tab: tabStorage.read(key),
  });
  const former = readOrderRecord({
    device: `{"sent":${deviceStorage.read(formerSentKey)}}`,
    tab: `{"payment":${tabStorage.read(formerPaymentKey)}}`,
  });
  return { sent: sent ?? former.sent, placed, payment: payment ?? former.payment };
}

/**
 * What is on its way.
 *
 * @param customerNumber whose: orders of another customer are nothing. Null for nobody; the session of a payment belongs to the
 *   tab, and the server knows whose it is
 */
export function loadOrderRecord(customerNumber: string | null): OrderRecord {
  const { sent, placed, payment } = storedRecord();
  const own = <Part extends { readonly customerNumber: string }>(part: Part | null) =>
    part?.customerNumber === customerNumber ? part : null;
  return { sent: own(sent), placed: own(placed), payment };
}

/** Keeps the given parts; null forgets one. */
export function keepOrderRecord(changes: Partial<OrderRecord>): void {
  const { device, tab } = serialiseOrderRecord({ ...storedRecord(), ...changes });
  if (changes.sent !== undefined) {
    deviceStorage.write(key, device);
    deviceStorage.write(formerSentKey, null);
  }
  if (changes.placed !== undefined || changes.payment !== undefined) {
    tabStorage.write(key, tab);
    tabStorage.write(formerPaymentKey, null);
  }
}

/** Its fate is known. Another order, which another tab sent meanwhile, stays to be asked after. */
export function forgetSentOrder({ id, customerNumber }: Pick<SentOrder, 'id' | 'customerNumber'>): void {
  if (loadOrderRecord(customerNumber).sent?.id === id) keepOrderRecord({ sent: null });
}

/**
 * The delivery day that a buyer chose, for the next order of this cart: it outlives a change of the cart and a login.
 *
 * @param date seconds, 12:00 Europe/Amsterdam
 */
export function keepChosenDay(customerNumber: string, date: number): void {
  deviceStorage.write(dayKey, JSON.stringify({ customerNumber, date }));
}

/** The next order chooses its own. */
export function forgetChosenDay(): void {
  deviceStorage.write(dayKey, null);
}

/** In seconds; null for everybody else, and for whatever else stands there. */
export function readChosenDay(customerNumber: string): number | null {
  try {
    const found: Readonly<Record<string, unknown>> | null = JSON.parse(deviceStorage.read(dayKey) ?? 'null');
    const { date } = found?.customerNumber === customerNumber ? found : {};
    return typeof date === 'number' && Number.isSafeInteger(date) ? date : null;
  } catch {
    return null;
  }
}
