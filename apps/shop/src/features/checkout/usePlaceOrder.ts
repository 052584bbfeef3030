import { type ApiClient, ApiError, buyerMessage, type DraftOrder } from '@magazijn/api-client';
import {
  type ChosenOrder,
  type FoundOrder,
  formatOrderNumber,
  type PlaceAnswer,
  type PlacementEffect,
  type SentOrder,
} from '@magazijn/domain/orders';
import { useState } from 'react';
import { useRefresh } from '../../shared/data/useQuery.ts';
import {
  orderedGoods,
  type PageEffects,
  type PlacementTools,
  useOrderPlacement,
} from '../../shared/order/createOrderPlacement.ts';
import { punchOutOf } from '../../shared/punch-out/createPunchOutStore.ts';
import type { CartStore } from '../../shared/stores/CartStore.ts';
import type { SessionStore } from '../../shared/stores/SessionStore.ts';
import { useCustomer, useStores } from '../../shared/stores/StoresProvider.tsx';
import { goTo } from './leaveTo.ts';
import { ownPaymentSession, paymentMethodHref } from './paymentSession.ts';

/**
 * 'Bestelling plaatsen' and 'Kies hoe je betaalt': the draft is placed once, however often it is pressed, or its payment
 * opened; the cart loses what was ordered, and the page leads on: to the thanks, to the provider, or back to the procurement
 * system that the buyer came from. While nobody knows whether it was placed the screen stays and asks.
 */
export function usePlaceOrder() {
  const { session } = useStores();
  const { api, cart } = useCustomer();
  const refresh = useRefresh();
  const [placing] = useState(() =>
    placingEffects({ api, cart, session, refreshHistory: () => void refresh('orders') }),
  );
  const { state, send, recall } = useOrderPlacement(placing.effects);
  return {
    state,
    recall,
    place: (draft: DraftOrder, date: number) => send({ type: 'place', order: placing.choose(draft, date) }),
    pay: (draft: DraftOrder, date: number) => send({ type: 'pay', order: placing.choose(draft, date) }),
    /** Opens a payment of an order that was sent before; see `ownPaymentSession` for `way`. */
    payAgain: (sent: SentOrder, way: string | null | undefined) =>
      send({ type: 'pay', order: placing.chooseAgain(sent, way) }),
  };
}

interface PlacingDependencies {
  readonly api: Pick<ApiClient, 'placeOrder' | 'order' | 'createOrder'>;
  readonly cart: Pick<CartStore, 'getState'>;
  readonly session: SessionStore;
  readonly refreshHistory: () => void;
}

type Asking = Extract<PlacementEffect, { readonly do: 'ask' }>;

/** What the payment screen does of an order on its way. */
export function placingEffects({ api, cart, session, refreshHistory }: PlacingDependencies) {
  let chosen: DraftOrder | null = null;
  /** The way to pay that the provider's form opens with. */
  let chosenWay: string | null | undefined;
  /** Goes back to the procurement system; `stay` is done when this page remains. */
  let leave: ((stay: () => void) => void) | null = null;

  /** The draft as it is when the button is pressed. */
  function choose(draft: DraftOrder, deliveryDate: number): ChosenOrder {
    chosen = draft;
    const { id, company } = draft;
    const punchOut = punchOutOf(session).getState();
    return {
      id,
      customerNumber: company.customerNumber,
      deliveryDate,
      revision: cart.getState().revision,
      number: formatOrderNumber(id, company.invoiceAddress.country),
      goods: orderedGoods(draft.cart),
      punchOut: punchOut && (punchOut.hookUrl === null ? 'cxml' : 'oci'),
    };
  }

  function chooseAgain(sent: SentOrder, way: string | null | undefined): SentOrder {
    chosenWay = way;
    return sent;
  }

  const effects: PageEffects = (effect, tools) => {
    switch (effect.do) {
      case 'place':
        void place(effect.id, tools);
        return true;
      case 'ask':
        tools.later(effect.afterMs, () => void ask(effect, tools));
        return true;
      case 'makeReturn':
        void makeReturn(effect.order, tools);
        return true;
      case 'openPayment':
        void openPayment(tools);
        return true;
      case 'goToProvider':
        goTo(effect.href);
        return true;
      case 'goBack':
        punchOutOf(session).end();
        leave?.(() => tools.send({ type: 'stayed' }));
        return true;
      case 'refreshHistory':
        refreshHistory();
        return true;
      default:
        return false;
    }
  };

  async function place(id: number, { send }: PlacementTools): Promise<void> {
    try {
      const deliveryDate = await api.placeOrder(id);
      send({ type: 'answered', id, answer: { kind: 'placed', deliveryDate } });
    } catch (error) {
      console.warn('The order was not confirmed', error);
      send({ type: 'answered', id, answer: answerOf(error) });
    }
  }

  /** Who left the page while it waited asks at the next one. */
  async function ask({ id, question, afterMs }: Asking, { send, isOpen }: PlacementTools): Promise<void> {
    const found = await findOrder(id);
    if (afterMs === 0 || isOpen()) send({ type: 'found', id, question, found });
  }

  async function findOrder(id: number): Promise<FoundOrder> {
    try {
      const order = await api.order(id);
      if (order === null) return { kind: 'gone' };
      return order.status === 'placed'
        ? { kind: 'placed', deliveryDate: order.deliveryDate }
        : { kind: 'draft' };
    } catch (error) {
      console.warn('What became of the order is not known', error);
      return { kind: 'silent' };
    }
  }

  async function makeReturn({ id, deliveryDate }: ChosenOrder, { send }: PlacementTools): Promise<void> {
    leave = null;
    const punchOut = punchOutOf(session).getState();
    let possible: boolean | null = null;
    try {
      if (punchOut === null || chosen === null) throw new Error('The punch-out ended meanwhile');
      const [{ leaveWith }, { prepareReturn, punchOutClient }] = await Promise.all([
        import('../../shared/punch-out/postReturn.ts'),
        import('../../shared/punch-out/prepareReturn.ts'),
      ]);
      const form = await prepareReturn(punchOut, chosen, deliveryDate, punchOutClient(session.token));
      leave = form && ((stay) => leaveWith(form, stay));
      possible = form !== null;
    } catch (error) {
      console.warn('The return could not be made', error);
    }
    send({ type: 'returnMade', id, possible });
  }

  /**
   * With a session that is good now: the screen may have stood open for an hour, or the order may have been paid in another
   * tab. Asking again under the same key gives the same order.
   */
  async function openPayment({ send }: PlacementTools): Promise<void> {
    try {
      const { quantities, couponCode, orderReference, revision } = cart.getState();
      const { id, checkout, company } = await api.createOrder(
        { quantities, couponCode, orderReference },
        revision,
      );
      if (checkout === null) send({ type: 'paymentNotOpened', reason: '' });
      else
        send({
          type: 'paymentOpened',
          id,
          href: paymentMethodHref(checkout),
          payment: ownPaymentSession(checkout, company.customerNumber, chosenWay),
        });
    } catch (error) {
      console.warn(`The payment of order ${chosen?.id} could not be opened`, error);
      send({ type: 'paymentNotOpened', reason: buyerMessage(error) });
    }
  }

  return { choose, chooseAgain, effects };
}

/** 401 says something of the session, not of the order; behind a gateway the order may be placed all the same. */
function answerOf(error: unknown): PlaceAnswer {
  if (!(error instanceof ApiError)) return { kind: 'lost' };
  if ([403, 404, 409, 422].includes(error.status)) return { kind: 'refused', reason: buyerMessage(error) };
  const isGateway = [502, 503, 504].includes(error.status);
  return { kind: error.kind === 'refused' && !isGateway ? 'failed' : 'lost' };
}
