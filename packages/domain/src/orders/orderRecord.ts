// What a browser keeps of an order on its way: one record in two halves, one of the device and one of the tab.

/**
 * An order that this browser asked to be placed, or went to pay for, while nobody has heard whether it was. It outlives
 * its tab: who closes the browser meanwhile has ordered all the same.
 */
export interface SentOrder {
  readonly id: number;
  readonly customerNumber: string;
  /** Seconds, 12:00 Europe/Amsterdam: the day that was chosen. */
  readonly deliveryDate: number;
  /** Of the cart that it was made of. */
  readonly revision: string;
}

/** The order that a tab placed last: the thanks show it. */
export interface PlacedOrder {
  /** By which the order itself is asked for; what was kept by an earlier version has none. */
  readonly id?: number;
  /** As people see it. */
  readonly number: string;
  readonly customerNumber: string;
  /** Seconds, 12:00 Europe/Amsterdam. */
  readonly deliveryDate: number;
  /** The day that was chosen, where that had passed by the time the order was placed. */
  readonly chosenDate?: number;
}

/** A session of the payment provider that a tab pays with. It never leaves its tab. */
export interface PaymentSession {
  readonly sessionId: string;
  readonly sessionData: string;
  readonly clientKey: string;
  readonly environment: string;
  /** What the bank sent the browser back with; empty when it was not sent, and once it was handed on. */
  readonly redirectResult: string;
  /** Whether a payment was sent with it: then a session that does not open may have been paid all the same. */
  readonly submitted: boolean;
  /** The customer with whose order this tab was given it; null for one of an address, which somebody may have written. */
  readonly owner: string | null;
  /** The way to pay, as the provider calls it, that was sent with it or is to be open in its form; null opens none. */
  readonly way?: string | null | undefined;
  /** Whether the buyer broke the payment off at the bank, by the provider's own word. */
  readonly cancelled?: boolean | undefined;
}

/** Null where there is nothing. */
export interface OrderRecord {
  readonly sent: SentOrder | null;
  readonly placed: PlacedOrder | null;
  readonly payment: PaymentSession | null;
}

/** The texts that are kept under one key: for every tab of the device, and for one tab. Null keeps nothing. */
export interface OrderRecordTexts {
  readonly device: string | null;
  readonly tab: string | null;
}

/** Texts of unknown origin; what is broken is nothing. */
export function readOrderRecord({ device, tab }: OrderRecordTexts): OrderRecord {
  const { sent } = parsed(device);
  const { placed, payment } = parsed(tab);
  return {
    sent: isSent(sent) ? sent : null,
    placed: isPlaced(placed) ? placed : null,
    payment: isPayment(payment)
      ? {
          ...payment,
          submitted: payment.submitted === true,
          owner: textOrNull(payment.owner),
          ...wayAndEnd(payment),
        }
      : null,
  };
}

/** Who closes the browser loses what was placed and what is being paid with; what was sent stays to be asked after. */
export function orderRecordTexts({ sent, placed, payment }: OrderRecord): OrderRecordTexts {
  return {
    device: sent && JSON.stringify({ sent }),
    tab: placed || payment ? JSON.stringify({ placed, payment }) : null,
  };
}

type Unknown = Readonly<Record<string, unknown>>;

/** What was kept of how it is paid and how that ended. */
function wayAndEnd({
  way,
  cancelled,
}: {
  readonly way?: unknown;
  readonly cancelled?: unknown;
}): Pick<PaymentSession, 'way' | 'cancelled'> {
  return {
    ...(way === undefined ? {} : { way: textOrNull(way) }),
    ...(cancelled === undefined ? {} : { cancelled: cancelled === true }),
  };
}

const isObject = (value: unknown): value is Unknown => typeof value === 'object' && value !== null;

function parsed(text: string | null): Unknown {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    return isObject(found) ? found : {};
  } catch {
    return {};
  }
}

const textOrNull = (found: unknown): string | null => (typeof found === 'string' ? found : null);

const isSent = (found: unknown): found is SentOrder =>
  isObject(found) &&
  Number.isSafeInteger(found.id) &&
  typeof found.customerNumber === 'string' &&
  Number.isSafeInteger(found.deliveryDate) &&
  typeof found.revision === 'string';

const isPlaced = (found: unknown): found is PlacedOrder =>
  isObject(found) &&
  (found.id === undefined || Number.isSafeInteger(found.id)) &&
  typeof found.number === 'string' &&
  typeof found.customerNumber === 'string' &&
  Number.isSafeInteger(found.deliveryDate) &&
  (found.chosenDate === undefined || Number.isSafeInteger(found.chosenDate));

const isPayment = (found: unknown): found is PaymentSession =>
  isObject(found) &&
  ['sessionId', 'sessionData', 'clientKey', 'environment', 'redirectResult'].every(
    (name) => typeof found[name] === 'string',
  ) &&
  found.sessionId !== '';
