import { CheckoutSteps } from '../../checkout/CheckoutSteps.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { ForCustomer } from '../../session/ForCustomer.tsx';
import { PaymentMethod, PaymentMethodSkeleton } from './PaymentMethod.tsx';
import { paymentMethodTexts } from './paymentMethodTexts.ts';
import { takePaymentVisit } from './takePaymentVisit.ts';

takePaymentVisit();

/** The payment page (S61): the provider's own form, in which the shop never sees a card. */
export function PaymentMethodPage() {
  return (
    <CheckoutSteps current="payment">
      <PageTitle>{paymentMethodTexts.heading}</PageTitle>
      <ForCustomer
        fallback={
          <div className="pt-6">
            <PaymentMethodSkeleton />
          </div>
        }
      >
        {() => <PaymentMethod />}
      </ForCustomer>
      <noscript>{paymentMethodTexts.noScript}</noscript>
    </CheckoutSteps>
  );
}
