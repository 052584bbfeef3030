import { ButtonLink, EmptyState } from '@magazijn/ui';
import { useCart } from '../../cart/useCart.ts';
import { useSentOrder } from '../../checkout/useSentOrder.ts';
import { paths } from '../../paths/paths.ts';
import { DraftFailure } from './DraftFailure.tsx';
import { DraftSkeleton } from './DraftSkeleton.tsx';
import { DraftView } from './DraftView.tsx';
import { paymentPageTexts } from './paymentPageTexts.ts';
import { useDraftOrder } from './useDraftOrder.ts';
import { useOpenPayment } from './useOpenPayment.ts';
import { usePlaceOrder } from './usePlaceOrder.ts';

/** The order, its delivery date, and the button that places it; or why there is none. */
export function Payment() {
  const { known, amounts, revision } = useCart();
  const settleSent = useSentOrder();
  const { placing, unknown: unknownCart, place } = usePlaceOrder();
  const { opening, failure, open } = useOpenPayment();
  // The next cart is another order, of which all is known.
  const unknown = unknownCart === revision;
  // An order that is being placed empties the cart; the screen stays as it was until the next one is there.
  const empty = known && Object.keys(amounts).length === 0 && !placing;
  const { answer, retry } = useDraftOrder(revision, known && !empty && !placing && !unknown, settleSent);

  if (empty) {
    return (
      <EmptyState
        title={paymentPageTexts.empty}
        action={
          <ButtonLink tone="primary" href={paths.home.href()}>
            {paymentPageTexts.continueShopping}
          </ButtonLink>
        }
      />
    );
  }
  if (answer.state === 'creating') return <DraftSkeleton />;
  if (answer.state === 'failed') {
    return <DraftFailure refused={answer.refused} message={answer.message} onRetry={retry} />;
  }
  return (
    <DraftView
      key={answer.draft.id}
      draft={answer.draft}
      placing={placing}
      unknown={unknown}
      opening={opening}
      paymentFailure={failure}
      onPay={(date) => void open(answer.draft, date)}
      onPlace={(date) => void place(answer.draft, date)}
    />
  );
}
