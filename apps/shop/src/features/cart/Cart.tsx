import type { CartIntent, Category } from '@magazijn/api-client';
import { canOrder } from '@magazijn/domain/cart';
import { useEffect, useState } from 'react';
import { useCart } from '../../cart/useCart.ts';
import { useSentOrder } from '../../checkout/useSentOrder.ts';
import { useContinueShopping } from '../../layout/useGoBack.ts';
import { EmptiedNotice, goneProducts } from './CartNotices.tsx';
import { CartFallback, CartFrame, CartSkeleton } from './CartSkeleton.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { FilledCart } from './FilledCart.tsx';

/** The cart of whoever is logged in: empty, on its way, or filled. It is priced again whenever it is opened. */
export function Cart({ categories }: { categories: readonly Category[] }) {
  const { store, ...cart } = useCart();
  const { known, amounts, coupon, orderReference, info } = cart;
  const [emptied, setEmptied] = useState<CartIntent | null>(null);
  const continueShopping = useContinueShopping();
  const settleSent = useSentOrder();
  const empty = Object.keys(amounts).length === 0;
  const gone = goneProducts(cart);
  const blocked = info !== null && (!canOrder(info) || gone.length > 0);

  useEffect(() => {
    store.recalculate();
  }, [store]);

  useEffect(() => {
    if (known) void settleSent();
  }, [known, settleSent]);

  const emptyCart = () => {
    setEmptied({ amounts, coupon, orderReference });
    store.empty();
  };
  const undo = (taken: CartIntent) => {
    store.restore(taken);
    setEmptied(null);
  };

  if (!known) return <CartFallback />;
  return (
    <CartFrame paymentDisabled={empty || blocked}>
      {empty && emptied !== null && <EmptiedNotice onUndo={() => undo(emptied)} />}
      {empty ? (
        <EmptyCart onContinue={continueShopping} />
      ) : info === null ? (
        <CartSkeleton />
      ) : (
        <FilledCart
          info={info}
          gone={gone}
          blocked={blocked}
          categories={categories}
          onEmpty={emptyCart}
          onContinue={continueShopping}
        />
      )}
    </CartFrame>
  );
}
