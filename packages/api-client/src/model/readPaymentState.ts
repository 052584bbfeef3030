import { centsFromEuros } from '@magazijn/domain/money';
import type { WirePaymentState } from '../schemas/payment.ts';
import type { PaymentState } from './PaymentState.ts';

export function readPaymentState(wire: WirePaymentState): PaymentState {
  return {
    orderId: wire.order_id,
    orderNumber: wire.order_number,
    state: wire.state,
    amount: centsFromEuros(wire.amount),
    deliveryDate: wire.delivery,
    cartVersion: wire.cart_version,
    clientKey: wire.client_key,
    environment: wire.environment,
    backorders: wire.backorders,
  };
}
