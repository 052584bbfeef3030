import { CheckoutLayout, VisuallyHidden } from '@magazijn/ui';
import { LinesSkeleton } from '../../skeletons/LinesSkeleton.tsx';
import { PanelSkeleton } from '../../skeletons/PanelSkeleton.tsx';
import { paymentPageTexts } from './paymentPageTexts.ts';

const tickets = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The payment screen while the order is prepared; question, tickets, lines and panel keep their place. */
export function DraftSkeleton() {
  return (
    <CheckoutLayout aria-busy="true" summary={<PanelSkeleton rows={6} />}>
      <VisuallyHidden>{paymentPageTexts.preparing}</VisuallyHidden>
      <p aria-hidden className="type-heading mb-4 text-28 wide:text-40">
        {paymentPageTexts.when}
      </p>
      <div aria-hidden className="@container">
        <div className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2 @lg:grid-cols-6">
          {tickets.map((ticket) => (
            <span key={ticket} className="h-28 animate-pulse bg-bay motion-reduce:animate-none" />
          ))}
        </div>
      </div>
      <LinesSkeleton label={paymentPageTexts.loading} lines={6} />
    </CheckoutLayout>
  );
}
