import type { CartIntent, Category } from '@magazijn/api-client';
import { announce, Button, EmptyState } from '@magazijn/ui';
import { useEffect, useState } from 'react';
import { whenSettled } from '../../shared/cart/whenSettled.ts';
import { useQuery } from '../../shared/data/useQuery.ts';
import { focusHeading } from '../../shared/page/focusHeading.ts';
import { LazyStartShelves } from '../../shared/page/LazyStartShelves.tsx';
import { lazyPart } from '../../shared/page/lazyPart.tsx';
import { useContinueShopping } from '../../shared/page/Trail.tsx';
import { ForCustomer } from '../../shared/session/ForCustomer.tsx';
import { Late } from '../../shared/stores/Late.tsx';
import { useCart, useCustomer, useTakenOver } from '../../shared/stores/StoresProvider.tsx';
import { ElsewhereNotice, EmptiedNotice, goneProducts } from './CartNotices.tsx';
import {
  CartFailure,
  CartFallback,
  CartLayout,
  CartLoading,
  CartSkeleton,
  cartPanelSkeleton,
} from './CartSkeleton.tsx';
import { cartTexts } from './cartTexts.ts';
import { FilledCart, FilledCartFoot, FilledCartPanel, isBlocked } from './FilledCart.tsx';
import { QuickOrderLink } from './QuickOrderLink.tsx';

// Without its code the payment page queries the order.
const RecalledOrder = lazyPart(
  async () => (await import('./RecalledOrder.tsx')).RecalledOrder,
  () => null,
);

export function CartPage() {
  const { data: categories = [] } = useQuery('categories');
  return <ForCustomer fallback={<CartFallback />}>{() => <Cart categories={categories} />}</ForCustomer>;
}

/** Prices the cart again whenever it is opened, except by hydration of a document that has the prices. */
function PricedAgain() {
  const { cart } = useCustomer();
  const takenOver = useTakenOver();
  const [isNew] = useState(() => {
    const { info } = cart.getServerState();
    return !takenOver && info !== null && cart.getState().info === info;
  });
  useEffect(() => {
    if (!isNew) cart.recalculate();
  }, [cart, isNew]);
  return null;
}

/** The customer's cart: empty, loading or filled. */
export function Cart({ categories }: { categories: readonly Category[] }) {
  const { store, ...cart } = useCart();
  const { known, quantities, couponCode, orderReference, costCentres, info, status, refusal, elsewhere } =
    cart;
  const [emptied, setEmptied] = useState<CartIntent | null>(null);
  const continueShopping = useContinueShopping();
  const empty = Object.keys(quantities).length === 0;
  const priced = info !== null && !empty ? { info, gone: goneProducts(cart) } : null;
  const unpriced = info === null && !empty;
  const failed = unpriced && (status === 'unsent' || status === 'outdated');

  const emptyCart = () => {
    setEmptied({ quantities, couponCode, orderReference, costCentres });
    store.empty();
    announce(cartTexts.emptied);
  };
  const undo = async (taken: CartIntent) => {
    store.restore(taken);
    if (store.getState().refusal !== '') return;
    announce(cartTexts.restored);
    // The lines are rendered after their price: until then the heading is the only place for the focus.
    focusHeading();
    // A refusal empties the cart again: the button stays, so that nothing is lost.
    if ((await whenSettled(store)).refusal === '') setEmptied(null);
  };

  if (!known) return <CartFallback />;
  return (
    <CartLayout
      paymentDisabled={empty || (priced !== null && isBlocked(priced))}
      summary={priced ? <FilledCartPanel {...priced} /> : unpriced && !failed && cartPanelSkeleton}
      foot={priced && <FilledCartFoot {...priced} />}
    >
      <PricedAgain />
      <CartLoading />
      <Late>
        <RecalledOrder />
      </Late>
      {elsewhere !== null && (
        <ElsewhereNotice
          changed={elsewhere}
          info={info}
          onClose={() => store.rewrite(() => ({ elsewhere: null }))}
        />
      )}
      {empty && emptied !== null && <EmptiedNotice refusal={refusal} onUndo={() => void undo(emptied)} />}
      {empty && <EmptyCart onContinue={continueShopping} />}
      {failed && <CartFailure onRetry={store.recalculate} />}
      {unpriced && !failed && <CartSkeleton lines={Object.keys(quantities).length} />}
      {priced && (
        <FilledCart {...priced} categories={categories} onEmpty={emptyCart} onContinue={continueShopping} />
      )}
    </CartLayout>
  );
}

interface EmptyCartProps {
  onContinue: () => void;
}

function EmptyCart({ onContinue }: EmptyCartProps) {
  return (
    <>
      <EmptyState
        title={cartTexts.empty}
        headingLevel={2}
        className="pt-6"
        action={
          <span className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <Button tone="primary" onClick={onContinue}>
              {cartTexts.continueShopping}
            </Button>
            <QuickOrderLink />
          </span>
        }
      >
        {cartTexts.emptyHint}
      </EmptyState>
      <LazyStartShelves />
    </>
  );
}
