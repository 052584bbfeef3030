import { Button, MessageList } from '@magazijn/ui';
import { useCart } from '../../cart/useCart.ts';
import { CartLinesSkeleton } from './CartLinesSkeleton.tsx';
import { cartTexts } from './cartTexts.ts';

/** The cart while its prices are on their way, or when they do not come. */
export function CartSkeleton() {
  const { status, amounts, store } = useCart();
  if (status === 'unsent' || status === 'outdated') {
    return (
      <div className="grid justify-items-start gap-4 pt-6">
        <MessageList className="w-full" messages={[{ tone: 'error', text: cartTexts.failed }]} />
        <Button tone="primary" onClick={store.recalculate}>
          {cartTexts.retry}
        </Button>
      </div>
    );
  }
  return <CartLinesSkeleton count={Object.keys(amounts).length} />;
}
