// Over 300 lines: one function runs all effects of the state machine, and the hook gives pages its state.
import {
  type ApiClient,
  ApiError,
  buyerMessage,
  type CartInfo,
  type DraftOrder,
  type PaymentState,
} from '@magazijn/api-client';
import {
  type CartOrder,
  type ChosenOrder,
  formatOrderNumber,
  initialPlacement,
  type OrderPlacement,
  orderPlacement,
  type PaymentSession,
  type PlaceAnswer,
  type PlacementEffect,
  type PlacementEvent,
  type RecalledOrder,
  type SentOrder,
} from '@magazijn/domain/orders';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRefresh } from '../data/useQuery.ts';
import { paths } from '../links/paths.ts';
import { punchOutOf } from '../punch-out/createPunchOutStore.ts';
import type { CartStore } from '../stores/CartStore.ts';
import type { SessionStore } from '../stores/SessionStore.ts';
import { useCustomer, useStores } from '../stores/StoresProvider.tsx';
import { goTo, leaveTo } from './leaveTo.ts';
import {
  forgetChosenDay,
  forgetSentOrder,
  keepDeliveryDetails,
  keepOrderRecord,
  loadOrderRecord,
} from './orderRecord.ts';
import {
  isServersSession,
  ownPaymentSession,
  paymentMethodHref,
  readProviderPlace,
} from './paymentSession.ts';

/** Events of the payment provider's form. */
export interface PaymentFormEvents {
  /** A payment is submitted. `way`: the provider's code of the payment method. */
  readonly onSubmitted: (way: string) => void;
  /** The payment ended. Both texts are '' without a result; the server queries the provider with `sessionResult`. */
  readonly onEnd: (result: { readonly resultCode: string; readonly sessionResult: string }) => void;
  readonly isOpen: () => boolean;
}

/** Shows the provider's form, or passes the bank's result to it; rejects when the session cannot open. */
export type OpenPaymentForm = (payment: PaymentSession, events: PaymentFormEvents) => Promise<void>;

interface OrderPlacementDependencies {
  readonly api: Pick<ApiClient, 'order' | 'createOrder' | 'placeOrder' | 'paymentState' | 'reportPayment'>;
  readonly cart: Pick<CartStore, 'getState' | 'subscribe' | 'takeOut'>;
  readonly session: SessionStore;
  readonly navigate: (href: string, options: { readonly replace: true; readonly state?: unknown }) => void;
  /** Fetches the order history again. */
  readonly refreshHistory: () => void;
  /** Only on the page with the provider's form. */
  readonly openForm?: OpenPaymentForm | undefined;
  /** The first event of the page; its effects run on `attach`. */
  readonly opening?: PlacementEvent | undefined;
}

/** Runs the state machine of an order for one page: sends it events and runs its effects. */
export function createOrderPlacement(dependencies: OrderPlacementDependencies) {
  const { api, cart, session, navigate, refreshHistory, openForm, opening } = dependencies;
  const listeners = new Set<() => void>();
  const first = opening && orderPlacement(initialPlacement, opening);
  let state = first?.state ?? initialPlacement;
  let waiting = first?.effects ?? [];
  let open = false;
  let recalling = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delayed: (() => void) | null = null;
  /** The draft of the last press. */
  let chosen: DraftOrder | null = null;
  /** The payment method to preselect in the provider's form. */
  let chosenWay: string | null | undefined;
  /** Returns to the procurement system; `stay` is called if this page stays open. */
  let leave: ((stay: () => void) => void) | null = null;

  function customerNumber(): string | null {
    const { viewer } = session.getState();
    return viewer.kind === 'customer' ? viewer.customerNumber : null;
  }

  function send(event: PlacementEvent): void {
    const { state: next, effects } = orderPlacement(state, event);
    const changed = next !== state;
    state = next;
    if (changed) for (const listener of listeners) listener();
    for (const effect of effects) run(effect);
  }

  function run(effect: PlacementEffect): void {
    switch (effect.do) {
      case 'keep':
        keepOrderRecord(effect.record);
        return;
      case 'forgetSent':
        forgetSentOrder(effect);
        return;
      case 'forgetDay':
        forgetChosenDay();
        keepDeliveryDetails(null);
        return;
      case 'makeReturn':
        void makeReturn(effect.order);
        return;
      case 'place':
        void sendOrder(effect.id);
        return;
      case 'ask':
        later(effect.afterMs, () => void ask(effect));
        return;
      case 'takeOut':
        takeOut(effect.order);
        return;
      case 'openPayment':
        void openPayment();
        return;
      case 'askPayment':
        // Only the document of the payment page allows the provider's scripts.
        if (openForm && readProviderPlace() === null) window.location.reload();
        else later(effect.afterMs, () => void queryPayment(api.paymentState(effect.sessionId)));
        return;
      case 'reportPayment':
        void queryPayment(api.reportPayment(effect.sessionId, effect.sessionResult));
        return;
      case 'giveUpSession':
        void queryPayment(giveUp(effect.sessionId));
        return;
      case 'showForm':
      case 'handOnResult':
        if (!openForm) throw new Error('This page has no payment form');
        openForm(effect.payment, formEvents).catch((error: unknown) => {
          console.warn('The payment provider’s session could not be opened', error);
          send({ type: 'sessionNotOpened' });
        });
        return;
      case 'goToProvider':
        goTo(effect.href);
        return;
      case 'goBack':
        punchOutOf(session).end();
        leave?.(() => send({ type: 'stayed' }));
        return;
      case 'goToThanks':
        if (openForm) leaveTo(paths.paymentSucceeded.href());
        // A buyer who has opened another page stays there.
        else if (open || !recalling) navigate(paths.paymentSucceeded.href(), { replace: true });
        return;
      case 'goToFailed':
        if (openForm) leaveTo(paths.paymentFailed.href());
        else navigate(paths.paymentFailed.href(), { replace: true, state: { reason: effect.reason } });
        return;
      case 'refreshHistory':
        refreshHistory();
        return;
    }
  }

  const formEvents: PaymentFormEvents = {
    onSubmitted: (way) => send({ type: 'paymentSubmitted', way }),
    onEnd: (result) => send({ type: 'paymentEnded', ...result }),
    isOpen: () => open,
  };

  /** At once for 0; otherwise after the delay if the page is still open. Replaces the call that is scheduled. */
  function later(ms: number, act: () => void): void {
    clearTimeout(timer);
    delayed = null;
    if (ms === 0) act();
    else if (open) {
      delayed = act;
      timer = setTimeout(runDelayed, ms);
    }
  }

  function runDelayed(): void {
    const act = delayed;
    if (act) later(0, act);
  }

  /** Also for a query that is under way: if it fails, the next one follows soon. */
  function reconnect(): void {
    send({ type: 'reconnected' });
    runDelayed();
  }

  /** The draft at the time of the press. */
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

  async function sendOrder(id: number): Promise<void> {
    try {
      const deliveryDate = await api.placeOrder(id);
      send({ type: 'answered', id, answer: { kind: 'placed', deliveryDate } });
    } catch (error) {
      console.warn('The order was not confirmed', error);
      send({ type: 'answered', id, answer: toPlaceAnswer(error) });
    }
  }

  /** A delayed query counts only while the page is open; the next page queries again. */
  async function ask({ id, question, afterMs }: EffectOf<'ask'>): Promise<void> {
    const found = await findOrder(id);
    if (afterMs === 0 || open) send({ type: 'found', id, question, found });
  }

  async function findOrder(id: number): Promise<RecalledOrder> {
    try {
      const order = await api.order(id);
      if (order === null) return { kind: 'gone' };
      if (order.status !== 'placed') return { kind: 'draft' };
      const { number, deliveryDate } = order;
      return { kind: 'placed', number, deliveryDate, goods: orderedGoods(order.cart) };
    } catch (error) {
      console.warn('The outcome of the order is unknown', error);
      return { kind: 'silent' };
    }
  }

  /**
   * Queries the order that this device sent last. A placed one leaves the cart and opens the thank-you page,
   * so that it is not ordered twice. Returns whether this cart still held it.
   */
  async function recall(): Promise<boolean> {
    const { sent } = loadOrderRecord(customerNumber());
    if (sent === null) return false;
    const found = await findOrder(sent.id);
    recalling = true;
    send({ type: 'recalled', sent, found });
    recalling = false;
    return state.kind === 'placed';
  }

  /** Waits until the cart is loaded. If it changed since the order, the goods are fetched from the server. */
  function takeOut(order: CartOrder): void {
    const { known, revision, quantities, couponCode, orderReference } = cart.getState();
    if (!known) {
      const stop = cart.subscribe(() => {
        if (!cart.getState().known) return;
        stop();
        takeOut(order);
      });
      return;
    }
    const goods =
      order.goods ?? (revision === order.revision ? { quantities, couponCode, orderReference } : null);
    if (goods === null) {
      fetchGoods(order);
      return;
    }
    const { id, customerNumber: owner } = order;
    const isNews = cart.takeOut({ id, owner, revision: order.revision, intent: goods });
    send({ type: 'takenOut', order, isNews });
  }

  /** After a failure the cart and the record stay as they are, and the next page queries again. */
  function fetchGoods(order: CartOrder): void {
    api.order(order.id).then(
      (found) => found && takeOut({ ...order, goods: orderedGoods(found.cart) }),
      (error: unknown) => {
        console.warn('The goods of the order are unknown', error);
      },
    );
  }

  async function makeReturn({ id, deliveryDate }: ChosenOrder): Promise<void> {
    leave = null;
    const punchOut = punchOutOf(session).getState();
    let possible: boolean | null = null;
    try {
      if (punchOut === null || chosen === null) throw new Error('The punch-out session has ended');
      const [{ leaveWith }, { prepareReturn, punchOutClient }] = await Promise.all([
        import('../punch-out/postReturn.ts'),
        import('../punch-out/prepareReturn.ts'),
      ]);
      const form = await prepareReturn(punchOut, chosen, deliveryDate, punchOutClient(session.token));
      leave = form && ((stay) => leaveWith(form, stay));
      possible = form !== null;
    } catch (error) {
      console.warn('The return could not be made', error);
    }
    send({ type: 'returnMade', id, possible });
  }

  /** Fetches the draft again with a valid session: the earlier one may have expired, or be paid. */
  async function openPayment(): Promise<void> {
    try {
      const { quantities, couponCode, orderReference, costCentres, revision } = cart.getState();
      const { id, checkout, company } = await api.createOrder(
        { quantities, couponCode, orderReference, costCentres },
        revision,
        punchOutOf(session).getState() === null,
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

  /** Sends the server's status of a payment, if the page is still open. */
  async function queryPayment(query: Promise<PaymentState | null>): Promise<void> {
    const standing = await query.catch((error: unknown) => {
      console.warn('The payment could not be queried', error);
      return 'silent' as const;
    });
    if (!open) return;
    const place = readProviderPlace();
    const { payment } = loadOrderRecord(null);
    // Back ends that cannot be queried returned the session with this tab's own order.
    const answer = standing ?? (payment?.owner === customerNumber() ? payment : null);
    const isKnown = answer !== null && answer !== 'silent' && place !== null && payment !== null;
    send({ type: 'paymentFound', standing, trusted: isKnown && isServersSession(payment, answer, place) });
  }

  async function giveUp(sessionId: string): Promise<PaymentState | null> {
    await api.reportPayment(sessionId, null).catch((error: unknown) => {
      console.warn('The session could not be cancelled at the server', error);
    });
    return api.paymentState(sessionId);
  }

  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: (): OrderPlacement => state,
    send,
    recall,
    /** 'Bestelling plaatsen'. `date`: the chosen day in seconds, 12:00 Europe/Amsterdam. */
    place: (draft: DraftOrder, date: number): void => send({ type: 'place', order: choose(draft, date) }),
    /** 'Kies hoe je betaalt'. `date` as for `place`. */
    pay: (draft: DraftOrder, date: number): void => send({ type: 'pay', order: choose(draft, date) }),
    /** Opens another payment of an order that was sent; see `ownPaymentSession` for `way`. */
    payAgain: (sent: SentOrder, way: string | null | undefined): void => {
      chosenWay = way;
      send({ type: 'pay', order: sent });
    },
    /**
     * Runs the effects of the first event; a delayed query runs as soon as the connection is back. Returns how to leave
     * the page, which stops delayed queries.
     */
    attach: (): (() => void) => {
      open = true;
      const effects = waiting;
      waiting = [];
      for (const effect of effects) run(effect);
      window.addEventListener('online', reconnect);
      return () => {
        open = false;
        window.removeEventListener('online', reconnect);
        clearTimeout(timer);
      };
    },
  };
}

type EffectOf<Name extends PlacementEffect['do']> = Extract<PlacementEffect, { readonly do: Name }>;

/** A 401 concerns the login, not the order; behind a gateway error the order may still be placed. */
function toPlaceAnswer(error: unknown): PlaceAnswer {
  if (!(error instanceof ApiError)) return { kind: 'lost' };
  if ([403, 404, 409, 422].includes(error.status)) return { kind: 'refused', reason: buyerMessage(error) };
  const isGateway = [502, 503, 504].includes(error.status);
  return { kind: error.kind === 'refused' && !isGateway ? 'failed' : 'lost' };
}

/** The ordered goods by an order's lines, without gifts, which were never in the cart. */
export function orderedGoods({
  lines,
  couponCode,
  orderReference,
}: CartInfo): NonNullable<CartOrder['goods']> {
  const bought = lines.filter(({ giveAway }) => !giveAway);
  const quantities = Object.fromEntries(bought.map(({ productId, quantity }) => [productId, quantity]));
  return { quantities, couponCode, orderReference };
}

/** Options of {@link useOrderPlacement}; read once. */
interface PageOptions {
  readonly opening?: () => PlacementEvent;
  readonly openForm?: OpenPaymentForm;
}

/** The state of an order on this page, and the functions that change it. */
export function useOrderPlacement({ opening, openForm }: PageOptions = {}) {
  const { session } = useStores();
  const { api, cart } = useCustomer();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [placement] = useState(() =>
    createOrderPlacement({
      api,
      cart,
      session,
      navigate: (href, options) => void navigate(href, options),
      refreshHistory: () => void refresh('orders'),
      openForm,
      opening: opening?.(),
    }),
  );
  useEffect(() => placement.attach(), [placement]);
  const { subscribe, getState, send, recall, place, pay, payAgain } = placement;
  const state = useSyncExternalStore(subscribe, getState, getState);
  return { state, send, recall, place, pay, payAgain };
}
