import { VisuallyHidden } from '@magazijn/ui';
import { paymentPageTexts } from './paymentPageTexts.ts';

const tickets = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The payment screen while the order is prepared; question and tickets keep their place. */
export function DraftSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>{paymentPageTexts.preparing}</VisuallyHidden>
      <p aria-hidden className="type-heading mb-4 text-28 wide:text-40">
        {paymentPageTexts.when}
      </p>
      <div aria-hidden className="grid grid-cols-3 gap-2 wide:w-2/3 wide:grid-cols-6">
        {tickets.map((ticket) => (
          <span key={ticket} className="h-28 animate-pulse bg-bay motion-reduce:animate-none" />
        ))}
      </div>
    </div>
  );
}
