import { ButtonLink, MessageList } from '@magazijn/ui';
import { useLocation } from 'react-router-dom';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { paths } from '../../paths/paths.ts';
import { ForCustomer } from '../../session/ForCustomer.tsx';
import { LinesSkeleton } from '../../skeletons/LinesSkeleton.tsx';
import { paymentPageTexts } from './paymentPageTexts.ts';

/** The payment failed (S63): nothing was ordered, and the cart is as it was. */
export function FailedPage() {
  const reason = reasonOf(useLocation().state);
  return (
    <ForCustomer fallback={<LinesSkeleton label={paymentPageTexts.loading} lines={3} />}>
      {() => (
        <div className="grid max-w-160 gap-6 pt-8 wide:pt-12">
          <PageTitle>{paymentPageTexts.refused}</PageTitle>
          <MessageList
            messages={[
              {
                tone: 'error',
                text: paymentPageTexts.refusedText,
                ...(reason === '' ? {} : { details: [reason] }),
              },
            ]}
          />
          <p className="text-17">{paymentPageTexts.refusedHelp}</p>
          <p className="flex flex-wrap gap-4">
            <ButtonLink tone="primary" href={paths.payment.href()}>
              {paymentPageTexts.tryAgain}
            </ButtonLink>
            <ButtonLink tone="secondary" href={paths.cart.href()}>
              {paymentPageTexts.toCart}
            </ButtonLink>
          </p>
        </div>
      )}
    </ForCustomer>
  );
}

/** Why, as the payment screen handed it on in the history's entry; a link from elsewhere hands nothing on. */
function reasonOf(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('reason' in state)) return '';
  return typeof state.reason === 'string' ? state.reason : '';
}
