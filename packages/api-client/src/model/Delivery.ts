import type { CartQuantities } from '@magazijn/domain/cart';
import type { IsoDate } from '@magazijn/domain/delivery';
import { type Cents, centsFromEuros } from '@magazijn/domain/money';
import type { WireDeliveryAddress, WireDeliveryPlan, WireOrderChangePreview } from '../schemas/delivery.ts';
import type { CartLimit } from './Cart.ts';
import { type Address, type PaymentKind, paymentKinds, toAddress } from './Company.ts';
import { isSet, textOf } from './fromWire.ts';

export interface DeliveryAddress extends Address {
  /** Null for the company's main address. */
  readonly id: number | null;
  /** The name that the company gave it: 'Locatie Oost'. */
  readonly label: string;
}

/** The input of a delivery address. Without a company name the company's own is used; names and telephone are optional. */
export type DeliveryAddressForm = Omit<DeliveryAddress, 'id' | 'salutation' | 'email'>;

export interface PlannedDelivery {
  readonly orderId: number;
  readonly orderNumber: string;
  readonly date: IsoDate;
  /** Milliseconds since 1970: the order can be changed and cancelled before this moment; null: no longer. */
  readonly changeableUntil: number | null;
  /** Whether its products can be changed too: not those of an order that is paid in advance. */
  readonly areLinesChangeable: boolean;
  readonly units: number;
  readonly totalInclusive: Cents;
  /** '' without one. */
  readonly orderReference: string;
  /** '' without one. */
  readonly driverNote: string;
  readonly address: DeliveryAddress;
  readonly payment: PaymentKind;
}

export interface DeliveryPlan {
  /** Milliseconds since 1970: the next moment from which an order counts as placed on the next working day. */
  readonly cutOff: number;
  readonly firstDate: IsoDate;
  /** The weekdays on which the company is closed, 1 (Monday) to 7. */
  readonly closedDays: readonly number[];
  /** From today on, by date. */
  readonly deliveries: readonly PlannedDelivery[];
}

/** The changes of an order; absent fields stay unchanged. */
export interface OrderChange {
  /** The units of the products that change: 0 removes one, a product that is absent keeps its units. */
  readonly quantities?: CartQuantities;
  /** One of the offered delivery dates, in seconds. */
  readonly date?: number;
  readonly orderReference?: string;
  /** One of the company's delivery addresses; null for its main address. */
  readonly addressId?: number | null;
  /** At most `maxDriverNoteLength` characters; '' for none. */
  readonly driverNote?: string;
}

export interface OrderChangePreview {
  readonly totalInclusive: Cents;
  readonly before: Cents;
  /** Every product before or after the change, gifts left out; prices are of one unit, without VAT. */
  readonly lines: readonly {
    readonly productId: number;
    readonly description: string;
    readonly before: number;
    readonly after: number;
    readonly priceBefore: Cents;
    readonly priceAfter: Cents;
  }[];
  /** Why it is refused, with one detail per product, as in a cart. */
  readonly limits: readonly CartLimit[];
  readonly isAllowed: boolean;
  /** Why it is refused, in Dutch; '' when it is allowed. */
  readonly reason: string;
}

/** The delivery of a draft; absent fields stay unchanged. */
export type OrderDelivery = Pick<OrderChange, 'date' | 'addressId' | 'driverNote'>;

export const toDeliveryAddress = (wire: WireDeliveryAddress): DeliveryAddress => ({
  ...toAddress(wire),
  id: wire.id,
  label: textOf(wire.label),
});

export const toDeliveryPlan = (wire: WireDeliveryPlan): DeliveryPlan => ({
  cutOff: wire.cut_off,
  firstDate: wire.first_date,
  closedDays: wire.closed_days,
  deliveries: wire.deliveries.map((delivery) => ({
    orderId: delivery.order_id,
    orderNumber: delivery.order_number,
    date: delivery.date,
    changeableUntil: delivery.changeable_until ?? null,
    areLinesChangeable: isSet(delivery.lines_changeable),
    units: delivery.units,
    totalInclusive: centsFromEuros(delivery.total_inclusive),
    orderReference: textOf(delivery.order_reference),
    driverNote: textOf(delivery.driver_note),
    address: toDeliveryAddress(delivery.address),
    payment: paymentKinds[delivery.payment],
  })),
});

export const toOrderChangePreview = (wire: WireOrderChangePreview): OrderChangePreview => ({
  totalInclusive: centsFromEuros(wire.total_inclusive),
  before: centsFromEuros(wire.total_before),
  lines: wire.lines.map((line) => ({
    productId: line.product_id,
    description: textOf(line.description),
    before: line.before,
    after: line.after,
    priceBefore: centsFromEuros(line.price_before),
    priceAfter: centsFromEuros(line.price_after),
  })),
  limits: (wire.limit ?? []).map(({ message, data = [] }) => ({
    message,
    details: data.map((detail) => detail.message),
  })),
  isAllowed: isSet(wire.allowed),
  reason: textOf(wire.reason),
});
