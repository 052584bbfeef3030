import { VisuallyHidden } from '@magazijn/ui';
import { paymentPageTexts } from './paymentPageTexts.ts';

const tickets = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The payment screen while the order is prepared; the tickets keep their place. */
export function DraftSkeleton() {
  return (
    <div aria-busy="true">
      <h1 className="type-heading text-28 wide:text-40">{paymentPageTexts.when}</h1>
      <VisuallyHidden>Je bestelling wordt voorbereid</VisuallyHidden>
      <div aria-hidden className="grid grid-cols-3 gap-2 pt-4 wide:w-2/3 wide:grid-cols-6">
        {tickets.map((ticket) => (
          <span key={ticket} className="h-28 animate-pulse bg-bay motion-reduce:animate-none" />
        ))}
      </div>
    </div>
  );
}
