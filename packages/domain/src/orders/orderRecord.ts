// The stored record of an order in progress, in two halves: one per device and one per tab.

/** An order without a known outcome yet. Stored per device: closing the tab does not cancel it. */
export interface SentOrder {
  readonly id: number;
  readonly customerNumber: string;
  /** The chosen day. Seconds, 12:00 Europe/Amsterdam. */
  readonly deliveryDate: number;
  readonly revision: string;
}

/** The order that a tab placed last, for the thank-you page. */
export interface PlacedOrder {
  /** For fetching the order; absent in records of earlier versions. */
  readonly id?: number;
  readonly number: string;
  readonly customerNumber: string;
  /** Seconds, 12:00 Europe/Amsterdam. */
  readonly deliveryDate: number;
  /** The chosen day, if it had passed when the order was placed. Seconds, 12:00 Europe/Amsterdam. */
  readonly chosenDate?: number;
}

/** The payment session of a tab. It is never stored outside of the tab. */
export interface PaymentSession {
  readonly sessionId: string;
  readonly sessionData: string;
  readonly clientKey: string;
  readonly environment: string;
  /** The result in the bank's redirect; '' without one, and after use. */
  readonly redirectResult: string;
  /** Whether a payment was submitted with it. Then the order may be paid even if the session no longer opens. */
  readonly submitted: boolean;
  /** The customer whose order opened the session in this tab; null when it came from a URL, which anyone can forge. */
  readonly owner: string | null;
  /** The provider's code of the payment method to preselect in its form; null preselects none. */
  readonly way?: string | null | undefined;
  readonly cancelled?: boolean | undefined;
}

/** Null where absent. */
export interface OrderRecord {
  readonly sent: SentOrder | null;
  readonly placed: PlacedOrder | null;
  readonly payment: PaymentSession | null;
}

/** The serialised record: per device and per tab. Null removes the text. */
export interface OrderRecordTexts {
  readonly device: string | null;
  readonly tab: string | null;
}

/** Parses stored texts; invalid parts become null. */
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
          ...optionalPaymentFields(payment),
        }
      : null,
  };
}

/** Closing the tab drops `placed` and `payment`; `sent` stays so that its outcome can be queried. */
export function serialiseOrderRecord({ sent, placed, payment }: OrderRecord): OrderRecordTexts {
  return {
    device: sent && JSON.stringify({ sent }),
    tab: placed || payment ? JSON.stringify({ placed, payment }) : null,
  };
}

type Unknown = Readonly<Record<string, unknown>>;

function optionalPaymentFields({
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
