import { Button, CheckoutLayout, MessageList, VisuallyHidden } from '@magazijn/ui';
import type { ReactNode } from 'react';
import { CheckoutSteps } from '../../shared/order/CheckoutSteps.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { PanelSkeleton } from '../../shared/page/skeletons.tsx';
import { useTakenOver } from '../../shared/stores/StoresProvider.tsx';
import { cartTexts } from './cartTexts.ts';

interface CartLayoutProps {
  paymentDisabled: boolean;
  /** The panel beside heading and lines; null without totals. */
  summary: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}

export function CartLayout({ paymentDisabled, summary, foot, children }: CartLayoutProps) {
  return (
    <CheckoutSteps current="cart" paymentDisabled={paymentDisabled}>
      <CheckoutLayout summary={summary}>
        <PageTitle>{cartTexts.heading}</PageTitle>
        {children}
      </CheckoutLayout>
      {foot}
    </CheckoutSteps>
  );
}

export const cartPanelSkeleton = <PanelSkeleton rows={5} />;

export function CartSkeleton({ lines }: { lines: number }) {
  return (
    <div className="pt-6" aria-busy="true">
      <VisuallyHidden>{cartTexts.loading}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} aria-hidden className="flex items-center gap-4 border-b border-rule py-3">
          <span className="aspect-square h-24 bg-surface-muted motion-safe:animate-breathe" />
          <span className="h-5 w-1/2 bg-surface-muted motion-safe:animate-breathe" />
        </div>
      ))}
    </div>
  );
}

/** Shows while public/assets/cart.js hides an outdated cart, so without a place of its own. */
export function CartLoading() {
  if (useTakenOver()) return null;
  return (
    <p data-slot="cart-loading" aria-busy="true" className="invisible absolute pt-2 text-17 text-ink-2">
      {cartTexts.loading}
    </p>
  );
}

export function CartFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-4 pt-6">
      <MessageList messages={[{ tone: 'error', text: cartTexts.failed }]} />
      <Button tone="primary" onClick={onRetry}>
        {cartTexts.retry}
      </Button>
    </div>
  );
}

/** The cart while its contents are unknown. */
export function CartFallback() {
  return (
    <CartLayout paymentDisabled summary={cartPanelSkeleton}>
      <CartSkeleton lines={4} />
    </CartLayout>
  );
}
