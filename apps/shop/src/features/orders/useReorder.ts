import type { CartLine, Order } from '@magazijn/api-client';
import { reorderAmounts } from '@magazijn/domain/cart';
import { eurosFromCents } from '@magazijn/domain/money';
import { useState } from 'react';
import { useCart } from '../../cart/useCart.ts';

/** What came of 'Opnieuw bestellen'. */
export interface Reordered {
  readonly added: boolean;
  /** Names of what cannot be ordered any more, or not now. */
  readonly left: readonly string[];
}

/**
 * 'Opnieuw bestellen': adds what was bought and can still be had, on top of what is in the cart already (T14).
 * A second press while the cart is being priced is ignored: a double click orders once.
 */
export function useReorder(order: Order) {
  const { store, status } = useCart();
  const [reordered, setReordered] = useState<Reordered | null>(null);
  const busy = status === 'calculating';

  const reorder = () => {
    if (busy) return;
    const bought = order.cart.lines.filter((line) => !line.giveAway);
    const amounts = reorderAmounts(bought.filter(isAvailable).map(reorderLine));
    store.addAll(amounts);
    setReordered({
      added: Object.keys(amounts).length > 0,
      left: bought.filter((line) => amounts[line.productId] === undefined).map((line) => line.name),
    });
  };

  return { reordered, busy, reorder };
}

const isAvailable = (line: CartLine): boolean => line.available && line.stock > 0;

const reorderLine = (line: CartLine) => ({
  productId: line.productId,
  amount: line.quantity,
  priceExclusive: eurosFromCents(line.price),
});
