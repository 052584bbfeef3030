import type { CheckoutSession } from '@magazijn/api-client';
import type { WireCartInfo, WireCreatedOrder, WireOrderDetail } from '@magazijn/api-client/schemas';
import { deliveryTimestamp } from '@magazijn/domain/delivery';
import { cents, eurosFromCents } from '@magazijn/domain/money';
import { formatOrderNumber, paidWithName } from '@magazijn/domain/orders';
import { toWireAddress, toWireCompany, wirePayment } from '../accounts/companies.ts';
import { toWireCart } from '../cart/ShopCart.ts';
import { toFlag } from '../http/readInput.ts';
import { type WireChangeFields, wireChangeFields } from './changeableOrder.ts';
import type { DraftedOrder } from './draftOrder.ts';
import { type FoundOrder, type OrderRow, orderCart } from './findOrder.ts';

/** A draft response of this back end, with all fields that are optional for other back ends. */
export interface WireDraft extends WireCreatedOrder {
  readonly checkout: CheckoutSession | null;
  readonly shopping_cart: WireCreatedOrder['shopping_cart'] & WireCartInfo;
}

type OwnOrderFields =
  | 'id'
  | 'order_number'
  | 'creation_date'
  | 'status'
  | 'delivery'
  | 'payment'
  | 'paid_with'
  | 'ordered_by'
  | 'approved_by'
  | 'has_credit_note'
  | 'charged_back'
  | 'main_address'
  | 'invoice_address'
  | 'delivery_address_id'
  | keyof WireChangeFields;

export interface WireOrder extends Required<Pick<WireOrderDetail, OwnOrderFields>> {
  readonly shopping_cart: WireCartInfo;
}

export const orderNumber = (order: Pick<OrderRow, 'id' | 'mainAddress' | 'invoiceAddress'>): string =>
  formatOrderNumber(order.id, (order.invoiceAddress ?? order.mainAddress).country);

/** The time of the order; of a draft its creation. */
export const createdAt = (order: Pick<OrderRow, 'placedAt' | 'pendingAt' | 'createdAt'>): string =>
  (order.placedAt ?? order.pendingAt ?? order.createdAt).toISOString();

/** The status for the buyer: `payment-pending` while a bank decides, `unpaid` when it was not paid in time. */
export const wireStatus = ({ status, pendingAt }: Pick<OrderRow, 'status' | 'pendingAt'>): string =>
  status === 'awaiting-payment' && pendingAt !== null
    ? 'payment-pending'
    : status === 'refused' && pendingAt === null
      ? 'unpaid'
      : status;

export const shippingItemCode = 'VERZENDKOSTEN';

/**
 * The response for a draft. A delivery date that is no longer offered is replaced by the first offered one.
 *
 * @param deliveryDates the offered dates, in seconds since 1970
 * @param checkout the session for paying by card or iDEAL.
 */
export function toWireDraft(
  drafted: DraftedOrder,
  deliveryDates: readonly number[],
  checkout: CheckoutSession | null,
): WireDraft {
  const { order, cart, company } = drafted;
  const chosen = deliveryTimestamp(order.deliveryDate);
  const payment = wirePayment(order.payment);
  return {
    order_id: order.id,
    delivery: deliveryDates.includes(chosen) ? chosen : (deliveryDates[0] ?? chosen),
    delivery_dates: [...deliveryDates],
    order_on_account: payment.onAccount,
    debit: payment.debit,
    checkout,
    company: toWireCompany(company),
    shopping_cart: {
      ...toWireCart(cart, deliveryDates),
      shipping_itemcode: shippingItemCode,
      shipping_vat_percentage: order.shippingVatPercentage,
    },
    delivery_address_id: order.deliveryAddress?.id ?? null,
    driver_note: order.driverNote,
  };
}

/** The response of GET /order/detail/{id}, from the stored order. */
export function toWireOrder(
  dependencies: Parameters<typeof wireChangeFields>[0],
  found: FoundOrder,
): WireOrder {
  const { order } = found;
  return {
    id: order.id,
    order_number: orderNumber(order),
    creation_date: createdAt(order),
    status: wireStatus(order),
    delivery: deliveryTimestamp(order.deliveryDate),
    payment: wirePayment(order.payment).name,
    paid_with: paidWithName(order.paidMethod),
    ordered_by: order.orderedBy,
    approved_by: order.approvedByName,
    has_credit_note: toFlag(order.hasCreditNote),
    charged_back: eurosFromCents(cents(order.chargedBackCents)),
    main_address: toWireAddress(order.deliveryAddress ?? order.mainAddress),
    invoice_address: toWireAddress(order.invoiceAddress ?? order.mainAddress),
    shopping_cart: toWireCart(orderCart(found), []),
    delivery_address_id: order.deliveryAddress?.id ?? null,
    ...wireChangeFields(dependencies, order),
  };
}
