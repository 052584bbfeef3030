import { CheckoutTabs } from '@magazijn/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../links/paths.ts';
import { checkoutTexts } from './checkoutTexts.ts';

interface CheckoutStepsProps {
  current: 'cart' | 'payment';
  /** Payment cannot be opened while ordering is refused. */
  paymentDisabled?: boolean;
  children: ReactNode;
}

/** The tabs above cart and payment. Each is a page with its own address. */
export function CheckoutSteps({ current, paymentDisabled = false, children }: CheckoutStepsProps) {
  const navigate = useNavigate();
  return (
    <CheckoutTabs
      value={paths[current].href()}
      onValueChange={(href) => void navigate(href)}
      tabs={[
        { value: paths.cart.href(), label: checkoutTexts.cart, number: 1 },
        { value: paths.payment.href(), label: checkoutTexts.payment, number: 2, disabled: paymentDisabled },
      ]}
    >
      {/* Keeps the footer below the window, so that nothing moves when the lines load. */}
      <div className="min-h-dvh">{children}</div>
    </CheckoutTabs>
  );
}
