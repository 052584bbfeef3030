import type { PaymentState } from '@magazijn/api-client';
import { useEffect, useState } from 'react';
import { useCart } from '../../cart/useCart.ts';
import { keepChosenDay } from '../../checkout/chosenDay.ts';
import { keepPendingOrder, type PendingOrder, readPendingOrder } from '../../checkout/pendingOrder.ts';
import { forgetSentOrder } from '../../checkout/sentOrder.ts';
import { deviceStorage, tabStorage } from '../../storage/browserStorage.ts';
import { useStores } from '../../stores/StoresProvider.tsx';
import { keepPaymentVisit } from './paymentVisit.ts';
import { takeOutPaid } from './takeOutPaid.ts';
import { useSettledPayment } from './useSettledPayment.ts';

/** The order that the thanks are for. */
export interface PlacedOrder {
  /** Null when this tab knows of none. */
  readonly placed: PendingOrder | null;
  /** How its payment by card or iDEAL stands; null for an order on account. */
  readonly payment: 'confirming' | 'pending' | 'paid' | null;
  readonly backorders: PaymentState['backorders'];
}

/** How often the server is asked, while it has not heard of the bank: for twenty seconds. */
const rounds = 10;

/**
 * The order that this tab placed. One that was paid by card or iDEAL is taken out of the cart here, on the server's word
 * alone (S62); one on account was when it was placed. Without an order the cart stays.
 */
export function usePlacedOrder(customerNumber: string): PlacedOrder {
  const { api, cart } = useStores();
  const { known } = useCart();
  const settled = useSettledPayment(rounds);
  const [kept] = useState(() => readPendingOrder(tabStorage, customerNumber));
  const state = settled.kind === 'known' ? settled.state : null;
  const isDone = state?.state === 'placed' || state?.state === 'pending';
  const paid: PendingOrder | null =
    state && isDone
      ? {
          number: state.orderNumber,
          customerNumber,
          deliveryDate: state.deliveryDate,
        }
      : null;
  const placed = paid ?? (settled.kind === 'none' ? kept : null);

  useEffect(() => {
    if (state === null || !isDone || !known) return;
    takeOutPaid({ api, cart }, customerNumber, state).catch((error: unknown) => {
      console.warn('The cart does not know what was ordered', error);
    });
  }, [api, cart, customerNumber, isDone, known, state]);

  useEffect(() => {
    if (state?.state !== 'placed') return;
    keepPendingOrder(tabStorage, {
      number: state.orderNumber,
      customerNumber,
      deliveryDate: state.deliveryDate,
    });
    forgetSentOrder(deviceStorage, { customerNumber, id: state.orderId });
    keepChosenDay(deviceStorage, null);
    // Nothing is left to ask; a page of a later failure must not find this payment.
    keepPaymentVisit(tabStorage, null);
  }, [state, customerNumber]);

  return { placed, payment: paymentOf(settled.kind, state), backorders: state?.backorders ?? [] };
}

function paymentOf(kind: string, state: PaymentState | null): PlacedOrder['payment'] {
  if (kind === 'none') return null;
  if (state?.state === 'placed') return 'paid';
  return state?.state === 'pending' ? 'pending' : 'confirming';
}
