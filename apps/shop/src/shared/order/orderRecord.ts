// The stored order in progress, and the delivery day of the next order.
import {
  type OrderRecord,
  readOrderRecord,
  type SentOrder,
  serialiseOrderRecord,
} from '@magazijn/domain/orders';
import { deviceStorage, tabStorage } from '../storage/browserStorage.ts';

/** The device stores the sent order; each tab its placed order and its payment session (docs/adr/0030). */
const key = 'magazijn.order';

/** Keys of an earlier version: an order may be in progress while the shop is updated. */
const formerSentKey = 'magazijn.sentOrder';
const formerPaymentKey = 'magazijn.payment';

const dayKey = 'magazijn.deliveryDay';

/** The record of all customers. */
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
 * Loads the order in progress, without other customers' orders (null for a visitor). The payment session
 * belongs to the tab, and the server checks its customer.
 */
export function loadOrderRecord(customerNumber: string | null): OrderRecord {
  const { sent, placed, payment } = storedRecord();
  const own = <Part extends { readonly customerNumber: string }>(part: Part | null) =>
    part?.customerNumber === customerNumber ? part : null;
  return { sent: own(sent), placed: own(placed), payment };
}

/** Stores the given parts; null removes one. */
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

/** Removes the sent order once its outcome is known, unless another tab has sent another one since. */
export function forgetSentOrder({ id, customerNumber }: Pick<SentOrder, 'id' | 'customerNumber'>): void {
  if (loadOrderRecord(customerNumber).sent?.id === id) keepOrderRecord({ sent: null });
}

/** Stores the delivery day (seconds, 12:00 Europe/Amsterdam) for the next order, also after a new login. */
export function keepChosenDay(customerNumber: string, date: number): void {
  deviceStorage.write(dayKey, JSON.stringify({ customerNumber, date }));
}

/** Removes the chosen delivery day, once its order is placed. */
export function forgetChosenDay(): void {
  deviceStorage.write(dayKey, null);
}

const detailsKey = 'magazijn.deliveryDetails';

/** Where the next order goes, and the note to its driver: for the draft of a changed cart, in this tab. */
export interface DeliveryDetails {
  /** Null is the company's main address. */
  readonly addressId: number | null;
  readonly driverNote: string;
}

/** Null removes them, once their order is placed. */
export const keepDeliveryDetails = (details: (DeliveryDetails & { customerNumber: string }) | null): void =>
  void tabStorage.write(detailsKey, details && JSON.stringify(details));

/** Null for other customers and for invalid values. */
export function readDeliveryDetails(customerNumber: string): DeliveryDetails | null {
  try {
    const found = JSON.parse(tabStorage.read(detailsKey) ?? 'null');
    if (found?.customerNumber !== customerNumber || typeof found.driverNote !== 'string') return null;
    return { addressId: found.addressId, driverNote: found.driverNote };
  } catch {
    return null;
  }
}

/** In seconds, 12:00 Europe/Amsterdam; null for other customers and for invalid values. */
export function readChosenDay(customerNumber: string): number | null {
  try {
    const found: Readonly<Record<string, unknown>> | null = JSON.parse(deviceStorage.read(dayKey) ?? 'null');
    const { date } = found?.customerNumber === customerNumber ? found : {};
    return typeof date === 'number' && Number.isSafeInteger(date) ? date : null;
  } catch {
    return null;
  }
}
