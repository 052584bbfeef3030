import { CheckoutSteps } from '../../checkout/CheckoutSteps.tsx';
import { DocumentTitle } from '../../layout/DocumentTitle.tsx';
import { ForCustomer } from '../../session/ForCustomer.tsx';
import { DraftSkeleton } from './DraftSkeleton.tsx';
import { Payment } from './Payment.tsx';
import { paymentPageTexts } from './paymentPageTexts.ts';

/** The payment screen (S60). What is ordered is known in the browser alone. */
export function PaymentPage() {
  return (
    <CheckoutSteps current="payment">
      <DocumentTitle>{paymentPageTexts.heading}</DocumentTitle>
      {/* One heading for all states: it keeps the focus while the order is prepared. The question is the large one. */}
      <h1 className="sr-only">{paymentPageTexts.heading}</h1>
      <ForCustomer fallback={<DraftSkeleton />}>{() => <Payment />}</ForCustomer>
    </CheckoutSteps>
  );
}
