import type { Order } from '@magazijn/api-client';
import { reorderAmounts } from '@magazijn/domain/cart';
import { eurosFromCents } from '@magazijn/domain/money';
import { useState } from 'react';
import { useStores } from '../../stores/StoresProvider.tsx';

/** 'Opnieuw bestellen': adds what was bought and paid, on top of what is in the cart already (T14). */
export function useReorder(order: Order) {
  const { cart } = useStores();
  const [outcome, setOutcome] = useState<'added' | 'nothing' | null>(null);

  const reorder = () => {
    const amounts = reorderAmounts(
      order.cart.lines.map((line) => ({
        productId: line.productId,
        amount: line.giveAway ? 0 : line.quantity,
        priceExclusive: eurosFromCents(line.price),
      })),
    );
    for (const [productId, amount] of Object.entries(amounts)) cart.add(Number(productId), amount);
    setOutcome(Object.keys(amounts).length > 0 ? 'added' : 'nothing');
  };

  return { outcome, reorder };
}
