import { type Cents, centsFromEuros } from '@magazijn/domain/money';
import type { Rhythm } from '@magazijn/domain/standing-orders';
import type {
  WireAssessment,
  WireRun,
  WireStandingOrder,
  WireStandingOrderRun,
  WireStandingOrders,
} from '../schemas/standingOrders.ts';
import { isSet, momentOf, textOf } from './fromWire.ts';

/** `waiting`: the buyer has to decide. `missed`: that did not happen before the next run. */
export type RunStatus = 'announced' | 'placing' | 'waiting' | 'placed' | 'skipped' | 'missed';

/** A buyer's decision about a run. `restore` undoes a skip. */
export type RunDecision = 'order' | 'skip' | 'restore';

/** A run by its standing order, or by a mailed link, which replaces a login. */
export type RunTarget = { readonly standingOrder: number; readonly run: number } | { readonly token: string };

export interface StandingOrderRun {
  readonly id: number;
  readonly status: RunStatus;
  /** ISO 8601: '2026-11-24'. */
  readonly deliveryOn: string;
  /** When it is placed, in ISO 8601; null when not returned. */
  readonly placeAt: string | null;
  readonly orderId: number | null;
  /** '' when not returned. */
  readonly orderNumber: string;
  readonly isCancelled?: boolean;
  /** Whether it was skipped and can still be ordered after all. */
  readonly restorable: boolean;
}

export interface AssessedLine {
  readonly productId: number;
  readonly name: string;
  readonly articleNumber: string;
  readonly wanted: number;
  /** The units that can be ordered now, at most `wanted`. */
  readonly quantity: number;
  /** Excluding VAT. */
  readonly cost: Cents;
  /** The differences from the previous run, in Dutch; '' for none. */
  readonly note: string;
  /** Whether the buyer has to see it before it is ordered. */
  readonly asks: boolean;
}

export interface RunAssessment {
  readonly lines: readonly AssessedLine[];
  /** Lines with a wanted stock, which are not ordered by themselves. */
  readonly stockLines: number;
  /** In Dutch; a blocking one has to be solved before it can be ordered. */
  readonly problems: readonly { readonly message: string; readonly blocking: boolean }[];
  /** Null when nothing can be ordered. */
  readonly totals: {
    readonly subtotal: Cents;
    readonly shipping: Cents;
    readonly totalExclusive: Cents;
    readonly totalInclusive: Cents;
  } | null;
}

export interface StandingOrderSummary {
  readonly id: number;
  readonly name: string;
  readonly status: 'active' | 'paused' | 'ended';
  /** Null after the list was removed, and for one that is private to another user. */
  readonly listId: number | null;
  /** '' after the list was removed. */
  readonly listName: string;
  readonly rhythm: Rhythm;
  /** The price rise of a line, in per cent, above which the buyer has to confirm it. */
  readonly maxPriceRise: number;
  readonly reference: string;
  /** The run that is announced, is being placed or waits for the buyer. */
  readonly run: StandingOrderRun | null;
  /** The delivery of the run after it, in ISO 8601. */
  readonly nextDeliveryOn: string | null;
}

export interface StandingOrders {
  readonly standingOrders: readonly StandingOrderSummary[];
  /** Whether the company pays on account or by direct debit, which standing orders need. */
  readonly allowed: boolean;
}

/** A standing order with its next deliveries, the products of its next run, and its runs, latest first. */
export interface StandingOrder extends StandingOrderSummary {
  /** ISO 8601, earliest first. */
  readonly upcoming: readonly string[];
  readonly assessment: RunAssessment | null;
  readonly history: readonly StandingOrderRun[];
}

export interface LinkedRun {
  readonly standingOrderId: number;
  readonly name: string;
  readonly company: string;
  readonly listId: number | null;
  readonly run: StandingOrderRun;
  readonly assessment: RunAssessment | null;
}

export interface StandingOrderSettings {
  readonly name: string;
  /** The list to order; or, for a new one, the order of which a list is made. */
  readonly source: { readonly list: number } | { readonly order: number };
  readonly rhythm: Rhythm;
  readonly maxPriceRise: number;
  readonly reference: string;
}

export const toStandingOrders = (wire: WireStandingOrders): StandingOrders => ({
  standingOrders: wire.standing_orders.map(toSummary),
  allowed: isSet(wire.allowed),
});

export const toStandingOrder = (wire: WireStandingOrder): StandingOrder => ({
  ...toSummary(wire),
  upcoming: wire.upcoming,
  assessment: toAssessment(wire.assessment),
  history: wire.history.map(toRun),
});

export const toLinkedRun = (wire: WireStandingOrderRun): LinkedRun => ({
  standingOrderId: wire.standing_order_id,
  name: wire.name,
  company: textOf(wire.company),
  listId: wire.list_id ?? null,
  run: toRun(wire.run),
  assessment: toAssessment(wire.assessment),
});

export const toRun = (wire: WireRun): StandingOrderRun => ({
  id: wire.id,
  status: wire.status,
  deliveryOn: wire.delivery_on,
  placeAt: momentOf(wire.place_at),
  orderId: wire.order_id ?? null,
  orderNumber: textOf(wire.order_number),
  ...(isSet(wire.cancelled) && { isCancelled: true }),
  restorable: isSet(wire.restorable),
});

const toSummary = (wire: WireStandingOrders['standing_orders'][number]): StandingOrderSummary => ({
  id: wire.id,
  name: wire.name,
  status: wire.status,
  listId: wire.list_id ?? null,
  listName: textOf(wire.list_name),
  rhythm: { unit: wire.unit, every: wire.every, day: wire.day, startsOn: wire.starts_on },
  maxPriceRise: wire.max_price_rise,
  reference: textOf(wire.reference),
  run: wire.run == null ? null : toRun(wire.run),
  nextDeliveryOn: wire.next_delivery_on ?? null,
});

function toAssessment(wire: WireAssessment | null | undefined): RunAssessment | null {
  if (wire == null) return null;
  const { subtotal_exclusive, shipping_costs, total_exclusive, total_inclusive } = wire;
  return {
    lines: wire.lines.map((line) => ({
      productId: line.product_id,
      name: textOf(line.name),
      articleNumber: textOf(line.article_number),
      wanted: line.wanted,
      quantity: line.quantity,
      cost: centsFromEuros(line.cost),
      note: textOf(line.note),
      asks: isSet(line.asks),
    })),
    stockLines: wire.stock_lines ?? 0,
    problems: wire.problems.map(({ message, blocking }) => ({ message, blocking: isSet(blocking) })),
    totals:
      total_exclusive == null || total_inclusive == null
        ? null
        : {
            subtotal: centsFromEuros(subtotal_exclusive ?? 0),
            shipping: centsFromEuros(shipping_costs ?? 0),
            totalExclusive: centsFromEuros(total_exclusive),
            totalInclusive: centsFromEuros(total_inclusive),
          },
  };
}
