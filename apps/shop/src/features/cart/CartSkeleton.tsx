import { Button, MessageList, VisuallyHidden } from '@magazijn/ui';
import { useCart } from '../../cart/useCart.ts';
import { cartTexts } from './cartTexts.ts';

/** The cart while its prices are on their way, or when they do not come. */
export function CartSkeleton() {
  const { status, amounts, store } = useCart();
  if (status === 'unsent') {
    return (
      <div className="grid justify-items-start gap-4 pt-6">
        <MessageList className="w-full" messages={[{ tone: 'error', text: cartTexts.failed }]} />
        <Button tone="primary" onClick={store.recalculate}>
          {cartTexts.retry}
        </Button>
      </div>
    );
  }
  return (
    <div className="pt-8" aria-busy="true">
      <VisuallyHidden>Je winkelmand laden</VisuallyHidden>
      {Object.keys(amounts).map((id) => (
        <div key={id} aria-hidden className="flex gap-4 border-t border-rule py-3">
          <span className="size-20 animate-pulse bg-bay motion-reduce:animate-none" />
          <span className="h-5 w-1/3 animate-pulse bg-bay motion-reduce:animate-none" />
        </div>
      ))}
    </div>
  );
}
