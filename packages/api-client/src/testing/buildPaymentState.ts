import { cents } from '@magazijn/domain/money';
import type { PaymentState } from '../model/PaymentState.ts';

/** A payable order, with overrides. */
export function buildPaymentState(changes: Partial<PaymentState> = {}): PaymentState {
  return {
    orderId: 42,
    orderNumber: 'KKN000000042',
    state: 'open',
    amount: cents(98_345),
    // Tuesday 24 November 2026
    deliveryDate: 1_795_518_000,
    cartVersion: 'cart-1',
    clientKey: 'emu_client',
    environment: 'test',
    refunded: cents(0),
    backorders: [],
    ...changes,
  };
}
