import { ButtonLink, EmptyState } from '@magazijn/ui';
import { useCart } from '../../cart/useCart.ts';
import { CheckoutSteps } from '../../checkout/CheckoutSteps.tsx';
import { paths } from '../../paths/paths.ts';
import { DraftFailure } from './DraftFailure.tsx';
import { DraftSkeleton } from './DraftSkeleton.tsx';
import { DraftView } from './DraftView.tsx';
import { paymentPageTexts } from './paymentPageTexts.ts';
import { useDraftOrder } from './useDraftOrder.ts';
import { usePlaceOrder } from './usePlaceOrder.ts';

/** The payment screen (S60): the order, its delivery date, and the button that places it. */
export function PaymentPage() {
  const { amounts, revision } = useCart();
  const { placing, place } = usePlaceOrder();
  // An order that is being placed empties the cart; the screen stays as it was until the next one is there.
  const empty = Object.keys(amounts).length === 0;
  const { answer, retry } = useDraftOrder(revision, empty || placing);

  return (
    <CheckoutSteps current="payment">
      <title>Betalen – Magazijn</title>
      {empty && !placing ? (
        <>
          <h1 className="type-heading text-28 wide:text-40">{paymentPageTexts.heading}</h1>
          <EmptyState
            className="pt-6"
            title={paymentPageTexts.empty}
            action={
              <ButtonLink tone="primary" href={paths.home.href()}>
                {paymentPageTexts.continueShopping}
              </ButtonLink>
            }
          />
        </>
      ) : answer.state === 'creating' ? (
        <DraftSkeleton />
      ) : answer.state === 'failed' ? (
        <DraftFailure message={answer.message} onRetry={retry} />
      ) : (
        <DraftView
          key={answer.draft.id}
          draft={answer.draft}
          placing={placing}
          onPlace={(date) => void place(answer.draft, date)}
        />
      )}
    </CheckoutSteps>
  );
}
