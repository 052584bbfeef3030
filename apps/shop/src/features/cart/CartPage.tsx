import { Button, EmptyState } from '@magazijn/ui';
import { useEffect, useState } from 'react';
import { useCart } from '../../cart/useCart.ts';
import { CheckoutSteps } from '../../checkout/CheckoutSteps.tsx';
import { useGoBack } from '../../layout/useGoBack.ts';
import { CartSkeleton } from './CartSkeleton.tsx';
import { cartTexts } from './cartTexts.ts';
import { EmptiedNotice } from './EmptiedNotice.tsx';
import { FilledCart } from './FilledCart.tsx';

/** The cart (S50-S52). It is priced again whenever it is opened. */
export function CartPage() {
  const { amounts, info, store } = useCart();
  const [emptied, setEmptied] = useState<Readonly<Record<string, number>> | null>(null);
  const goBack = useGoBack();
  const empty = Object.keys(amounts).length === 0;

  useEffect(() => store.recalculate(), [store]);

  const emptyCart = () => {
    setEmptied(amounts);
    store.empty();
  };
  const undo = () => {
    if (emptied !== null) store.restore(emptied);
    setEmptied(null);
  };

  return (
    <CheckoutSteps current="cart" paymentDisabled={empty}>
      <title>Jouw winkelmand – Magazijn</title>
      <h1 className="type-heading text-28 wide:text-40">{cartTexts.heading}</h1>
      {empty && emptied !== null && <EmptiedNotice onUndo={undo} />}
      {empty ? (
        <EmptyState
          className="pt-6"
          title={cartTexts.empty}
          action={
            <Button tone="primary" onClick={goBack}>
              {cartTexts.continueShopping}
            </Button>
          }
        />
      ) : info === null ? (
        <CartSkeleton />
      ) : (
        <FilledCart info={info} onEmpty={emptyCart} onContinue={goBack} />
      )}
    </CheckoutSteps>
  );
}
