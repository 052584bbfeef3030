import { type Cents, centsFromEuros } from '@magazijn/domain/money';
import { formatOrderNumber, type OrderStage, orderStage } from '@magazijn/domain/orders';
import type { WireCreatedOrder, WireOrderDetail, WireOrderListItem } from '../schemas/order.ts';
import { type CartInfo, shippingVatPercentage, toCostCentre, toOrderCart } from './Cart.ts';
import {
  type Address,
  type Company,
  type PaymentKind,
  paymentKind,
  paymentKinds,
  toAddress,
  toCompany,
} from './Company.ts';
import type { CostCentre } from './CostCentre.ts';
import { isSet, momentOf, textOf } from './fromWire.ts';

export interface CheckoutSession {
  readonly sessionId: string;
  readonly sessionData: string;
  readonly clientKey: string;
  readonly environment: string;
}

/** An order that is not placed yet. Dates are seconds, 12:00 Europe/Amsterdam. */
export interface DraftOrder {
  readonly id: number;
  readonly deliveryDate: number;
  readonly deliveryDates: readonly number[];
  readonly payment: PaymentKind;
  readonly checkout: CheckoutSession | null;
  readonly company: Company;
  readonly cart: CartInfo;
  /** The chosen delivery address; null for the main one; absent when not returned. */
  readonly deliveryAddressId?: number | null;
  /** The note for the driver; '' without one; absent when not returned. */
  readonly driverNote?: string;
  /** The article and VAT rate of delivery, for a procurement system. */
  readonly shipping: { readonly itemCode: string; readonly vatPercentage: number };
}

/**
 * In the history: `pending` at a bank, `refused` not paid, `open` before a payment; `placed` also when not returned.
 */
export type OrderState = 'placed' | 'pending' | 'refused' | 'open' | 'cancelled';

/** The parts of an order that can still be changed; absent when the back end does not return it. */
export interface ChangeableOrder {
  /** Milliseconds since 1970: it can be changed and cancelled before this moment; null: no longer. */
  readonly changeableUntil?: number | null;
  /** Whether its products can be changed too: not those of an order that is paid in advance. */
  readonly areLinesChangeable?: boolean;
  /** '' without one. */
  readonly driverNote?: string;
  /** Counts its changes; `changeOrder` takes it. */
  readonly version?: number;
}

export interface OrderSummary extends ChangeableOrder {
  readonly id: number;
  readonly state: OrderState;
  /** Its stage; `placed` when not returned. */
  readonly stage: OrderStage;
  readonly number: string;
  /** ISO 8601; null when not returned. */
  readonly createdAt: string | null;
  readonly productCount: number;
  readonly total: Cents;
  readonly deliveryDate: number | null;
  /** The buyer's reference; '' without one or when not returned. */
  readonly reference: string;
  /** The name of the person who ordered; '' when not returned. */
  readonly orderedBy: string;
  /** The name of the person who approved it; '' for none, or when not returned. */
  readonly approvedBy: string;
  /** The total per VAT percentage; empty when not returned. */
  readonly vat: readonly { readonly percentage: number; readonly net: Cents; readonly vat: Cents }[];
  /** The ordered products, for searching; empty when not returned. */
  readonly lines: readonly {
    readonly name: string;
    readonly articleNumber: string;
    readonly quantity: number;
    /** The product's picture name; null without one. */
    readonly picture: string | null;
    /** Null without one or when not returned. */
    readonly costCentre: CostCentre | null;
  }[];
}

/** A placed order. Null values were not returned. */
export interface Order extends ChangeableOrder {
  readonly id: number;
  readonly number: string;
  /** ISO 8601. */
  readonly createdAt: string | null;
  readonly status: string | null;
  readonly state: OrderState;
  /** Its stage; `placed` when not returned. */
  readonly stage: OrderStage;
  /** Seconds, 12:00 Europe/Amsterdam. */
  readonly deliveryDate: number | null;
  readonly payment: PaymentKind | null;
  /** The display name of the payment method: 'iDEAL'. */
  readonly paidWith: string | null;
  /** The name of the person who ordered; '' when not returned. */
  readonly orderedBy: string;
  /** The name of the person who approved it; '' for none, or when not returned. */
  readonly approvedBy: string;
  readonly hasCreditNote: boolean;
  /** The part of its payment that was charged back, and is open again. */
  readonly chargedBack: Cents;
  readonly mainAddress: Address | null;
  /** The chosen delivery address; null for the main one; absent when not returned. */
  readonly deliveryAddressId?: number | null;
  readonly invoiceAddress: Address | null;
  readonly cart: CartInfo;
}

/** The order number when not returned; without its prefix when the country is unknown. */
const numberOf = (id: number, invoiceCountry: string | null): string =>
  invoiceCountry === null ? String(id).padStart(9, '0') : formatOrderNumber(id, invoiceCountry);

/** @param deliveryDate the order's, or the first offered one */
export function toDraftOrder(wire: WireCreatedOrder, deliveryDate: number): DraftOrder {
  return {
    id: wire.order_id,
    deliveryDate,
    deliveryDates: wire.delivery_dates,
    payment: paymentKind(isSet(wire.order_on_account), isSet(wire.debit)),
    checkout: wire.checkout ?? null,
    company: toCompany(wire.company),
    cart: toOrderCart(wire.shopping_cart),
    shipping: {
      itemCode: textOf(wire.shopping_cart.shipping_itemcode),
      vatPercentage: shippingVatPercentage(wire.shopping_cart),
    },
    ...(wire.driver_note != null && {
      deliveryAddressId: wire.delivery_address_id ?? null,
      driverNote: wire.driver_note,
    }),
  };
}

/** Converts the wire's status; an order without one is in the history, so it was placed. */
function stateOf(status: string | null | undefined): OrderState {
  if (status === 'payment-pending') return 'pending';
  if (status === 'refused' || status === 'cancelled') return status;
  return ['awaiting-payment', 'unpaid', 'draft', 'requested'].includes(status ?? '') ? 'open' : 'placed';
}

const toChangeable = (
  wire: Pick<WireOrderDetail, 'version' | 'changeable_until' | 'lines_changeable' | 'driver_note'>,
): ChangeableOrder =>
  wire.version === undefined
    ? {}
    : {
        changeableUntil: wire.changeable_until ?? null,
        areLinesChangeable: isSet(wire.lines_changeable),
        driverNote: textOf(wire.driver_note),
        version: wire.version,
      };

/** @param invoiceCountry the country of the invoice address, for a number that is not returned; null when unknown. */
export function toOrderSummary(wire: WireOrderListItem, invoiceCountry: string | null): OrderSummary {
  return {
    id: wire.id,
    state: stateOf(wire.status),
    stage: orderStage(wire.status),
    number: wire.order_number ?? numberOf(wire.id, invoiceCountry),
    createdAt: momentOf(wire.creation_date),
    productCount: wire.products ?? 0,
    total: centsFromEuros(wire.total_price),
    deliveryDate: wire.delivery ?? null,
    reference: wire.order_reference ?? '',
    orderedBy: textOf(wire.ordered_by),
    approvedBy: textOf(wire.approved_by),
    vat: (wire.vat ?? []).map(({ percentage, net, vat }) => ({
      percentage,
      net: centsFromEuros(net),
      vat: centsFromEuros(vat),
    })),
    lines: (wire.lines ?? []).map(({ description, article, amount: quantity, image, cost_centre }) => ({
      name: description,
      articleNumber: article,
      quantity,
      picture: image ?? null,
      costCentre: toCostCentre(cost_centre),
    })),
    ...toChangeable(wire),
  };
}

function paymentOf(wire: WireOrderDetail): Order['payment'] {
  if (wire.payment) return paymentKinds[wire.payment];
  if ((wire.order_on_account ?? wire.debit ?? null) === null) return null;
  return paymentKind(isSet(wire.order_on_account), isSet(wire.debit));
}

/** @param listed the order's entry in the history, used for fields that the order itself lacks. */
export function toOrder(id: number, wire: WireOrderDetail, listed: WireOrderListItem | null): Order {
  const main = wire.main_address ?? wire.company?.main_address;
  const invoice = wire.invoice_address ?? wire.company?.invoice_address ?? main;
  return {
    id,
    number: wire.order_number ?? listed?.order_number ?? numberOf(id, invoice?.country ?? null),
    createdAt: momentOf(wire.creation_date ?? listed?.creation_date),
    // Orders in the history are placed.
    status: wire.status ?? listed?.status ?? (listed ? 'placed' : null),
    state: stateOf(wire.status ?? listed?.status),
    stage: orderStage(wire.status ?? listed?.status),
    deliveryDate: wire.delivery ?? null,
    payment: paymentOf(wire),
    paidWith: wire.paid_with || null,
    orderedBy: textOf(wire.ordered_by),
    approvedBy: textOf(wire.approved_by),
    hasCreditNote: isSet(wire.has_credit_note),
    chargedBack: centsFromEuros(wire.charged_back ?? 0),
    mainAddress: main ? toAddress(main) : null,
    invoiceAddress: invoice ? toAddress(invoice) : null,
    cart: toOrderCart({ total_inclusive: listed?.total_price, ...wire.shopping_cart }),
    ...toChangeable(wire),
    ...(wire.delivery_address_id !== undefined && { deliveryAddressId: wire.delivery_address_id }),
  };
}
