import { type Cents, centsFromEuros } from '@magazijn/domain/money';
import type { WirePaymentState } from '../schemas/payment.ts';

export interface PaymentState {
  readonly orderId: number;
  readonly orderNumber: string;
  readonly state: 'open' | 'pending' | 'placed' | 'refused' | 'expired';
  readonly amount: Cents;
  /** Seconds, 12:00 Europe/Amsterdam. */
  readonly deliveryDate: number;
  /** The version of the cart that the order was made of; null without one. */
  readonly cartVersion: string | null;
  readonly clientKey: string;
  readonly environment: string;
  /** The refund of a charged but refused payment; 0 for none. */
  readonly refunded: Cents;
  readonly backorders: readonly { readonly description: string; readonly quantity: number }[];
}

export function toPaymentState(wire: WirePaymentState): PaymentState {
  return {
    orderId: wire.order_id,
    orderNumber: wire.order_number,
    state: wire.state,
    amount: centsFromEuros(wire.amount),
    deliveryDate: wire.delivery,
    cartVersion: wire.cart_version,
    clientKey: wire.client_key,
    environment: wire.environment,
    refunded: centsFromEuros(wire.refunded ?? 0),
    backorders: wire.backorders.map(({ description, amount }) => ({ description, quantity: amount })),
  };
}
