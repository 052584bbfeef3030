import type { ReactNode } from 'react';
import { CheckoutSteps } from '../../checkout/CheckoutSteps.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { cartTexts } from './cartTexts.ts';

interface CartFrameProps {
  /** Payment cannot be opened while there is nothing that may be ordered. */
  paymentDisabled: boolean;
  children: ReactNode;
}

/** Tabs and heading, whatever the cart holds (S50). */
export function CartFrame({ paymentDisabled, children }: CartFrameProps) {
  return (
    <CheckoutSteps current="cart" paymentDisabled={paymentDisabled}>
      <PageTitle>{cartTexts.heading}</PageTitle>
      {children}
    </CheckoutSteps>
  );
}
