import { CheckoutTabs } from '@magazijn/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../links/paths.ts';
import { checkoutTexts } from './checkoutTexts.ts';

const addresses = { cart: paths.cart.href(), payment: paths.payment.href() } as const;

interface CheckoutStepsProps {
  current: keyof typeof addresses;
  /** Payment cannot be opened while ordering is refused. */
  paymentDisabled?: boolean;
  children: ReactNode;
}

/** The tabs over cart and payment. Each is a page with its own address. */
export function CheckoutSteps({ current, paymentDisabled = false, children }: CheckoutStepsProps) {
  const navigate = useNavigate();
  return (
    <CheckoutTabs
      value={current}
      onValueChange={(step) => void navigate(step === 'payment' ? addresses.payment : addresses.cart)}
      tabs={[
        { value: 'cart', label: checkoutTexts.cart, number: 1 },
        { value: 'payment', label: checkoutTexts.payment, number: 2, disabled: paymentDisabled },
      ]}
    >
      {/* The footer stays below what is seen, so that nothing moves when the lines arrive. */}
      <div className="min-h-dvh">{children}</div>
    </CheckoutTabs>
  );
}
