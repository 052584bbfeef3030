import type { ApiClient, CartInfo } from '@magazijn/api-client';
import {
  type CartOrder,
  initialPlacement,
  type OrderPlacement,
  orderPlacement,
  type PlacementEffect,
  type PlacementEvent,
  type RecalledOrder,
} from '@magazijn/domain/orders';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../links/paths.ts';
import type { CartStore } from '../stores/CartStore.ts';
import { useCustomer, useStores } from '../stores/StoresProvider.tsx';
import { forgetChosenDay, forgetSentOrder, keepOrderRecord, loadOrderRecord } from './orderRecord.ts';

/** What a page does with effects of its own. */
export interface PlacementTools {
  readonly send: (event: PlacementEvent) => void;
  /** At once for 0; otherwise later, unless the page is left by then. One thing waits at a time. */
  readonly later: (ms: number, act: () => void) => void;
  /** Whether the page is still there. */
  readonly isOpen: () => boolean;
}

/** Does what only this page can do; false leaves an effect to what every page does. */
export type PageEffects = (effect: PlacementEffect, tools: PlacementTools) => boolean;

interface OrderPlacementDependencies {
  readonly api: Pick<ApiClient, 'order'>;
  readonly cart: Pick<CartStore, 'getState' | 'subscribe' | 'takeOut'>;
  /** The customer who is logged in; null for a visitor. */
  readonly customerNumber: () => string | null;
  readonly navigate: (href: string, options: { readonly replace: true; readonly state?: unknown }) => void;
  readonly pageEffects: PageEffects;
  /** What the page opens with; its effects wait for the page. */
  readonly opening?: PlacementEvent | undefined;
}

/** Drives the state machine of an order on its way in one page: what it says is done, what happens is told to it. */
export function createOrderPlacement(dependencies: OrderPlacementDependencies) {
  const { api, cart, customerNumber, navigate, pageEffects, opening } = dependencies;
  const listeners = new Set<() => void>();
  const first = opening && orderPlacement(initialPlacement, opening);
  let state = first?.state ?? initialPlacement;
  let waiting = first?.effects ?? [];
  let open = false;
  let recalling = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tools: PlacementTools = {
    send,
    later: (ms, act) => {
      clearTimeout(timer);
      if (ms === 0) act();
      else if (open) timer = setTimeout(act, ms);
    },
    isOpen: () => open,
  };

  function send(event: PlacementEvent): void {
    const { state: next, effects } = orderPlacement(state, event);
    const changed = next !== state;
    state = next;
    if (changed) for (const listener of listeners) listener();
    for (const effect of effects) run(effect);
  }

  function run(effect: PlacementEffect): void {
    if (pageEffects(effect, tools)) return;
    switch (effect.do) {
      case 'keep':
        keepOrderRecord(effect.record);
        return;
      case 'forgetSent':
        forgetSentOrder(effect);
        return;
      case 'forgetDay':
        forgetChosenDay();
        return;
      case 'takeOut':
        takeOut(effect.order);
        return;
      case 'goToThanks':
        // Who went on to another page meanwhile is not called back by an earlier order.
        if (open || !recalling) navigate(paths.paymentSucceeded.href(), { replace: true });
        return;
      case 'goToFailed':
        navigate(paths.paymentFailed.href(), { replace: true, state: { reason: effect.reason } });
        return;
      default:
        throw new Error(`This page cannot do ${effect.do}: it has no effect for it`);
    }
  }

  /** As soon as the cart is known. Of a cart that changed since, the server is asked what was ordered. */
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
      askGoods(order);
      return;
    }
    const { id, customerNumber: owner } = order;
    const isNews = cart.takeOut({ id, owner, revision: order.revision, intent: goods });
    send({ type: 'takenOut', order, isNews });
  }

  /** While the server does not answer the cart stays as it is, and the order in the record: the next page asks. */
  function askGoods(order: CartOrder): void {
    api.order(order.id).then(
      (found) => found && takeOut({ ...order, goods: orderedGoods(found.cart) }),
      (error: unknown) => {
        console.warn('The cart does not know what was ordered', error);
      },
    );
  }

  /**
   * Asks what became of the order that this device sent last, where there is one: placed while its tab was loaded again, or
   * closed, it leaves the cart and leads to the thanks, so that nobody orders the same again with one thing more.
   *
   * @returns whether it is news to this cart.
   */
  async function recall(): Promise<boolean> {
    const { sent } = loadOrderRecord(customerNumber());
    if (sent === null) return false;
    const found = await findSent(sent.id);
    recalling = true;
    send({ type: 'recalled', sent, found });
    recalling = false;
    return state.kind === 'placed';
  }

  async function findSent(id: number): Promise<RecalledOrder> {
    try {
      const order = await api.order(id);
      if (order === null) return { kind: 'gone' };
      if (order.status !== 'placed') return { kind: 'draft' };
      const { number, deliveryDate } = order;
      return { kind: 'placed', number, deliveryDate, goods: orderedGoods(order.cart) };
    } catch (error) {
      console.warn('What became of the order is not known', error);
      return { kind: 'silent' };
    }
  }

  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: (): OrderPlacement => state,
    send,
    recall,
    /** The page is there. Gives how to leave it: what waits is not asked any more. */
    attach: (): (() => void) => {
      open = true;
      const effects = waiting;
      waiting = [];
      for (const effect of effects) run(effect);
      return () => {
        open = false;
        clearTimeout(timer);
      };
    },
  };
}

/** What the buyer asked for, by the order's own lines. Gifts were never in the cart. */
export function orderedGoods({
  lines,
  couponCode,
  orderReference,
}: CartInfo): NonNullable<CartOrder['goods']> {
  const bought = lines.filter(({ giveAway }) => !giveAway);
  const quantities = Object.fromEntries(bought.map(({ productId, quantity }) => [productId, quantity]));
  return { quantities, couponCode, orderReference };
}

/**
 * The order on its way, as this page sees it.
 *
 * @param pageEffects what only this page does; read once
 * @param opening what the page opens with; asked once
 */
export function useOrderPlacement(
  pageEffects: PageEffects = () => false,
  opening: () => PlacementEvent | undefined = () => undefined,
) {
  const { session } = useStores();
  const { api, cart } = useCustomer();
  const navigate = useNavigate();
  const [placement] = useState(() =>
    createOrderPlacement({
      api,
      cart,
      customerNumber: () => {
        const { viewer } = session.getState();
        return viewer.kind === 'customer' ? viewer.customerNumber : null;
      },
      navigate: (href, options) => void navigate(href, options),
      pageEffects,
      opening: opening(),
    }),
  );
  useEffect(() => placement.attach(), [placement]);
  const { subscribe, getState, send, recall } = placement;
  return { state: useSyncExternalStore(subscribe, getState, getState), send, recall };
}
