import { type Cents, centsFromEuros } from '@magazijn/domain/money';
import { formatOrderNumber, type OrderStage, orderStage } from '@magazijn/domain/orders';
import type { WireCreatedOrder, WireOrderDetail, WireOrderListItem } from '../schemas/order.ts';
import { type CartInfo, shippingVatPercentage, toOrderCart } from './Cart.ts';
import {
  type Address,
  type Company,
  type PaymentKind,
  paymentKind,
  paymentKinds,
  toAddress,
  toCompany,
} from './Company.ts';
import { isSet, momentOf, textOf } from './fromWire.ts';

/** What the payment provider's Drop-in needs. */
export interface CheckoutSession {
  readonly sessionId: string;
  readonly sessionData: string;
  readonly clientKey: string;
  readonly environment: string;
}

/** An order that exists but is not placed. Dates are seconds, 12:00 Europe/Amsterdam. */
export interface DraftOrder {
  readonly id: number;
  readonly deliveryDate: number;
  readonly deliveryDates: readonly number[];
  readonly payment: PaymentKind;
  readonly checkout: CheckoutSession | null;
  readonly company: Company;
  readonly cart: CartInfo;
  /** What delivery is called and taxed by, for a buyer's procurement system. */
  readonly shipping: { readonly itemCode: string; readonly vatPercentage: number };
}

/**
 * Where an order of the history stands: `pending` while a bank decides about its payment, `refused` when it did not pay,
 * `open` when nobody has begun to pay; `placed` also where the back end does not say.
 */
export type OrderState = 'placed' | 'pending' | 'refused' | 'open';

/** A line of the order history. */
export interface OrderSummary {
  readonly id: number;
  readonly state: OrderState;
  /** How far it has come; `placed` where the back end does not say more. */
  readonly stage: OrderStage;
  /** As people see it. */
  readonly number: string;
  /** ISO 8601; null when the back end says no date. */
  readonly createdAt: string | null;
  readonly productCount: number;
  readonly total: Cents;
  readonly deliveryDate: number | null;
  /** The buyer's own; empty when none was given, or the back end does not say. */
  readonly reference: string;
  /** What it comes to per VAT percentage; empty when the back end does not say. */
  readonly vat: readonly { readonly percentage: number; readonly net: Cents; readonly vat: Cents }[];
  /** What was ordered, to search by; empty when the back end does not say. */
  readonly lines: readonly {
    readonly name: string;
    readonly articleNumber: string;
    readonly quantity: number;
    /** The name of the product's picture; null where there is none. */
    readonly picture: string | null;
  }[];
}

/** An order as it was placed. Null is what the back end does not say. */
export interface Order {
  readonly id: number;
  /** As people see it. */
  readonly number: string;
  /** ISO 8601. */
  readonly createdAt: string | null;
  readonly status: string | null;
  readonly state: OrderState;
  /** How far it has come; `placed` where the back end does not say more. */
  readonly stage: OrderStage;
  /** Seconds, 12:00 Europe/Amsterdam. */
  readonly deliveryDate: number | null;
  readonly payment: PaymentKind | null;
  /** What it was paid with at the provider, as people read it: 'iDEAL'. */
  readonly paidWith: string | null;
  readonly mainAddress: Address | null;
  readonly invoiceAddress: Address | null;
  readonly cart: CartInfo;
}

/** The number that people see, of a back end that gives none; without a prefix where the country is not known. */
const numberOf = (id: number, invoiceCountry: string | null): string =>
  invoiceCountry === null ? String(id).padStart(9, '0') : formatOrderNumber(id, invoiceCountry);

/** @param deliveryDate the one of the order, or the first on offer */
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
  };
}

/** Of the back end's own words; an order without one stands in the history, so it was placed. */
function stateOf(status: string | null | undefined): OrderState {
  if (status === 'payment-pending') return 'pending';
  if (status === 'refused') return 'refused';
  return ['awaiting-payment', 'unpaid', 'draft'].includes(status ?? '') ? 'open' : 'placed';
}

/** @param invoiceCountry where invoices go, for a number that the back end does not give; null when it is not known. */
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
    vat: (wire.vat ?? []).map(({ percentage, net, vat }) => ({
      percentage,
      net: centsFromEuros(net),
      vat: centsFromEuros(vat),
    })),
    lines: (wire.lines ?? []).map(({ description, article, amount: quantity, image }) => ({
      name: description,
      articleNumber: article,
      quantity,
      picture: image ?? null,
    })),
  };
}

function paymentOf(wire: WireOrderDetail): Order['payment'] {
  if (wire.payment) return paymentKinds[wire.payment];
  if ((wire.order_on_account ?? wire.debit ?? null) === null) return null;
  return paymentKind(isSet(wire.order_on_account), isSet(wire.debit));
}

/** @param listed what the order history says of it, which stands in for what the order itself does not say. */
export function toOrder(id: number, wire: WireOrderDetail, listed: WireOrderListItem | null): Order {
  const main = wire.main_address ?? wire.company?.main_address;
  const invoice = wire.invoice_address ?? wire.company?.invoice_address ?? main;
  return {
    id,
    number: wire.order_number ?? listed?.order_number ?? numberOf(id, invoice?.country ?? null),
    createdAt: momentOf(wire.creation_date ?? listed?.creation_date),
    // What is in the history was placed.
    status: wire.status ?? listed?.status ?? (listed ? 'placed' : null),
    state: stateOf(wire.status ?? listed?.status),
    stage: orderStage(wire.status ?? listed?.status),
    deliveryDate: wire.delivery ?? null,
    payment: paymentOf(wire),
    paidWith: wire.paid_with || null,
    mainAddress: main ? toAddress(main) : null,
    invoiceAddress: invoice ? toAddress(invoice) : null,
    cart: toOrderCart({ total_inclusive: listed?.total_price, ...wire.shopping_cart }),
  };
}
