import { ForCustomer } from '../../session/ForCustomer.tsx';
import { LinesSkeleton } from '../../skeletons/LinesSkeleton.tsx';
import { FailedPayment } from './FailedPayment.tsx';
import { outcomeTexts } from './outcomeTexts.ts';

/** The payment failed (S63): nothing was ordered, and the cart is as it was. */
export function FailedPage() {
  return (
    <ForCustomer fallback={<LinesSkeleton label={outcomeTexts.loading} lines={3} />}>
      {() => <FailedPayment />}
    </ForCustomer>
  );
}
