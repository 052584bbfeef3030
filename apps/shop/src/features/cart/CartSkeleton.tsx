import { Button, CheckoutLayout, MessageList, VisuallyHidden } from '@magazijn/ui';
import type { ReactNode } from 'react';
import { CheckoutSteps } from '../../shared/order/CheckoutSteps.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { PanelSkeleton } from '../../shared/page/skeletons.tsx';
import { useCart } from '../../shared/stores/StoresProvider.tsx';
import { cartTexts } from './cartTexts.ts';

interface CartLinesSkeletonProps {
  /** How many products lie in the cart. */
  count: number;
}

/** Lines and panel of a cart whose prices are on their way, in the places that they will take. */
function CartLinesSkeleton({ count }: CartLinesSkeletonProps) {
  return (
    <CheckoutLayout className="pt-6" aria-busy="true" summary={<PanelSkeleton rows={5} />}>
      <VisuallyHidden>{cartTexts.loading}</VisuallyHidden>
      {Array.from({ length: count }, (_, line) => (
        <div key={line} aria-hidden className="flex items-center gap-4 border-b border-rule py-3">
          <span className="aspect-square h-24 bg-surface-muted motion-safe:animate-breathe" />
          <span className="h-5 w-1/2 bg-surface-muted motion-safe:animate-breathe" />
        </div>
      ))}
    </CheckoutLayout>
  );
}

interface CartLayoutProps {
  /** Payment cannot be opened while there is nothing that may be ordered. */
  paymentDisabled: boolean;
  children: ReactNode;
}

/** Tabs and heading, whatever the cart holds. */
export function CartLayout({ paymentDisabled, children }: CartLayoutProps) {
  return (
    <CheckoutSteps current="cart" paymentDisabled={paymentDisabled}>
      <PageTitle>{cartTexts.heading}</PageTitle>
      {children}
    </CheckoutSteps>
  );
}

/** The cart while its prices are on their way, or when they do not come. */
export function CartSkeleton() {
  const { status, quantities, store } = useCart();
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
  return <CartLinesSkeleton count={Object.keys(quantities).length} />;
}

/** The cart while nobody knows what is in it: what the server renders. */
export function CartFallback() {
  return (
    <CartLayout paymentDisabled>
      <CartLinesSkeleton count={4} />
    </CartLayout>
  );
}
