import type { Order } from '@magazijn/api-client';
import type { CartQuantities } from '@magazijn/domain/cart';
import { useEffect, useRef, useState } from 'react';
import { negated } from '../../shared/cart/negated.ts';
import { whenSettled } from '../../shared/cart/whenSettled.ts';
import { useCart } from '../../shared/stores/StoresProvider.tsx';
import { orderTexts } from './orderTexts.ts';
import { compareReordered, planReorder, type ReorderDifference } from './reorder.ts';

export interface Reordered {
  readonly added: CartQuantities;
  readonly differences: readonly ReorderDifference[];
  /** Whether the server has priced the cart. */
  readonly compared: boolean;
  readonly undone: boolean;
  /** Why nothing was added, in Dutch; empty after a success. */
  readonly refusal: string;
}

/**
 * 'Opnieuw bestellen': adds the available products, has the cart priced, and lists what changed with a choice
 * for each. Missing products are removed again; presses while the cart is being priced are ignored.
 */
export function useReorder(order: Order) {
  const { store, status } = useCart();
  const [reordered, setReordered] = useState<Reordered | null>(null);
  /** Increases with every press, undo and leave: earlier responses are ignored. */
  const turn = useRef(0);
  const busy = status === 'calculating';
  const { lines } = order.cart;

  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  const reorder = async (): Promise<void> => {
    if (busy) return;
    turn.current += 1;
    const mine = turn.current;
    const { added, differences } = planReorder(lines, store.getState().quantities);
    const earlier = reordered?.added ?? {};
    const isNothing = Object.keys(added).length === 0;
    const start = { added: together(earlier, added), undone: false, refusal: '' };
    setReordered({ ...start, differences, compared: isNothing });
    if (isNothing) return;
    store.addAll(added);
    // After the products: an empty cart drops its coupon.
    if (order.state !== 'placed' && store.getState().refusal === '') bringBack();
    const { info, refusal } = await whenSettled(store);
    if (turn.current !== mine) return;
    if (refusal !== '' || info === null) {
      const why = [orderTexts.reorderFailed, refusal].filter(Boolean).join(' ');
      setReordered({ ...start, added: earlier, differences: [], compared: true, refusal: why });
      return;
    }
    const found = compareReordered(lines, added, info);
    const lost = lostOf(added, found);
    if (Object.keys(lost).length > 0) store.addAll(negated(lost));
    setReordered((now) => ({
      ...start,
      added: without(now?.added ?? {}, lost),
      differences: [...differences, ...found],
      compared: true,
    }));
  };

  /** For an order that was not placed, the coupon and the reference are restored too. */
  const bringBack = (): void => {
    const { couponCode, orderReference } = store.getState();
    if (couponCode === '' && order.cart.couponCode !== '') store.setCouponCode(order.cart.couponCode);
    if (orderReference === '' && order.cart.orderReference !== '') {
      store.setOrderReference(order.cart.orderReference);
    }
  };

  /** Adds a changed product to the cart, or removes it again. */
  const choose = ({ line: { productId }, choice }: ReorderDifference): void => {
    if (reordered === null) return;
    const lying = reordered.added[productId];
    const change = { [productId]: lying ?? choice };
    store.addAll(lying === undefined ? change : negated(change));
    const added = lying === undefined ? { ...reordered.added, ...change } : without(reordered.added, change);
    setReordered({ ...reordered, added });
  };

  /** Removes everything that was added; the rest of the cart stays. */
  const undo = (): void => {
    if (reordered === null) return;
    turn.current += 1;
    store.addAll(negated(reordered.added));
    setReordered({ ...reordered, added: {}, undone: true });
  };

  return { reordered, busy, reorder, choose, undo };
}

/** The added products that the shop no longer has. */
function lostOf(added: CartQuantities, found: readonly ReorderDifference[]): CartQuantities {
  const lost = found.filter(({ kind }) => kind === 'gone' || kind === 'soldOut');
  const ids = new Set(lost.map(({ line }) => String(line.productId)));
  return Object.fromEntries(Object.entries(added).filter(([id]) => ids.has(id)));
}

const together = (some: CartQuantities, more: CartQuantities): CartQuantities => ({
  ...some,
  ...Object.fromEntries(Object.entries(more).map(([id, quantity]) => [id, (some[id] ?? 0) + quantity])),
});

const without = (quantities: CartQuantities, taken: CartQuantities): CartQuantities =>
  Object.fromEntries(Object.entries(quantities).filter(([id]) => taken[id] === undefined));
